import Foundation

// What every program that links Foundation costs.
print(Date.distantPast.timeIntervalSince1970 < 0)
