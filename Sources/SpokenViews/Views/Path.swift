public import Foundation
public import ScreenTree

/// An outline of lines and curves, which is not kept, because it is silent.
public struct Path: Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .path }
  /// Where it was written.
  public let _position: Position

  /// An empty outline.
  public nonisolated init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _position = Position(file, line, column)
  }

  /// A rectangle.
  public nonisolated init(
    _ rect: CGRect, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { _position = Position(file, line, column) }

  /// A rectangle with round corners.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { _position = Position(file, line, column) }

  /// An ellipse.
  public nonisolated init(
    ellipseIn rect: CGRect, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { _position = Position(file, line, column) }

  /// An outline that a closure draws.
  public nonisolated init(
    _ callback: (inout Path) -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    _position = Position(file, line, column)
    callback(&self)
  }

  /// Begins another line.
  public nonisolated mutating func move(to end: CGPoint) {}
  /// Adds a line.
  public nonisolated mutating func addLine(to end: CGPoint) {}
  /// The outline of its lines.
  public nonisolated func strokedPath(_ style: StrokeStyle) -> Path { self }
  /// Adds a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect) {}
  /// Adds an ellipse.
  public nonisolated mutating func addEllipse(in rect: CGRect) {}
  /// Adds lines.
  public nonisolated mutating func addLines(_ points: [CGPoint]) {}
  /// Adds a curve.
  public nonisolated mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) {}
  /// Adds a curve.
  public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Adds a part of a circle.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  /// Adds a rectangle with round corners.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
  /// Adds another outline.
  public nonisolated mutating func addPath(_ path: Path) {}
  /// Goes back to where the line began.
  public nonisolated mutating func closeSubpath() {}
}
