public import Foundation
public import ScreenTree

/// A shape of any type, which is silent like each.
public struct AnyShape: Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .path }
  /// Where it was written.
  public let _position: Position

  /// A shape.
  public nonisolated init<Made: Shape>(_ shape: Made) { _position = .unknown }
}

extension Shape {
  /// Both shapes.
  public nonisolated func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> AnyShape {
    AnyShape(self)
  }
  /// What both shapes have.
  public nonisolated func intersection<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> AnyShape { AnyShape(self) }
  /// What only this shape has.
  public nonisolated func subtracting<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> AnyShape { AnyShape(self) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded differently.
  public static nonisolated func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(style: style) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static nonisolated func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension RoundedRectangle {
  /// A rectangle with round corners.
  public nonisolated init(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(cornerRadius: cornerSize.width, style: style, file: file, line: line, column: column)
  }
}
