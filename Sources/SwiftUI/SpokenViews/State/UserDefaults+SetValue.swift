public import Foundation

extension UserDefaults {
  /// Sets a value by the name that Objective-C gives it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
