import Foundation
import ScreenTree

/// Initializers as values, such as `names.map(Text.init)`: those of calls also take their place.
extension Text {
  /// Words as they are.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(String(content), .unknown)
  }
  /// Words as they are.
  @_disfavoredOverload
  public init(verbatim content: String) { self.init(content, .unknown) }
}

extension Image {
  /// A symbol of the system, as a value.
  @_disfavoredOverload
  public init(systemName: String) { self.init(systemName: systemName, variableValue: nil) }
  /// An asset, as a value.
  @_disfavoredOverload
  public init(_ name: String) { self.init(name, bundle: nil) }
}
