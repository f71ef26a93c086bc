public import Foundation
import ScreenTree
/// Looks of words, which are silent: each compiles and changes nothing.
extension Text {
  /// Does nothing: looks are not heard.
  public func bold() -> Text { self }
  /// Does nothing: looks are not heard.
  public func bold(_ isActive: Bool) -> Text { self }
  /// Does nothing: looks are not heard.
  public func italic() -> Text { self }
  /// Does nothing: looks are not heard.
  public func font(_ font: Font?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Does nothing: looks are not heard.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Does nothing: looks are not heard.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Does nothing: looks are not heard.
  public func monospacedDigit() -> Text { self }
  /// Does nothing: looks are not heard.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Does nothing: looks are not heard.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Does nothing: looks are not heard.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Does nothing: looks are not heard.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  /// Does nothing: looks are not heard.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  /// Does nothing: looks are not heard.
  public func italic(_ isActive: Bool) -> Text { self }
  /// Does nothing: looks are not heard.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}

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
