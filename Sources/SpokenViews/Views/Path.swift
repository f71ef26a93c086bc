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
  /// Adds a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect) {}
  /// Adds an ellipse.
  public nonisolated mutating func addEllipse(in rect: CGRect) {}
  /// Goes back to where the line began.
  public nonisolated mutating func closeSubpath() {}
}
