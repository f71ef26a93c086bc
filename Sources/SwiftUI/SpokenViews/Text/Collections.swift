public import Foundation

/// What SwiftUI adds to collections.
extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements with some numbers.
  public mutating func remove(atOffsets offsets: IndexSet) {
    // Built in one pass, because removing one by one would shift the indices of the rest.
    var kept = Self()
    for (number, element) in enumerated() where !offsets.contains(number) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements with some numbers before another one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = enumerated().filter { source.contains($0.offset) }.map(\.element)
    // The destination is counted before anything moves, so what stays is divided there first.
    let before = enumerated().filter { !source.contains($0.offset) && $0.offset < destination }
    let after = enumerated().filter { !source.contains($0.offset) && $0.offset >= destination }
    self = Self(before.map(\.element) + moved + after.map(\.element))
  }
}
