public import Foundation
public import ScreenTree

/// An outline of lines and curves, which is silent; its points are kept for what an app measures.
public struct Path: Shape, Equatable {
  /// A part of an outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath

    /// Where the part ends; nil for the end of a line that closes.
    var end: CGPoint? {
      switch self {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }
  }

  /// The class of its node.
  public static var _kind: ViewClass { .path }
  /// Where it was written.
  public let _position: Position
  private(set) var elements: [Element] = []

  /// An empty outline.
  public nonisolated init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _position = Position(file, line, column)
  }

  nonisolated init(elements: [Element], at position: Position) {
    self.elements = elements
    _position = position
  }

  /// A rectangle.
  public nonisolated init(
    _ rect: CGRect, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    _position = Position(file, line, column)
    addRect(rect)
  }

  /// A rectangle with round corners.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    _position = Position(file, line, column)
    addRect(rect)
  }

  /// A rectangle with round corners.
  public nonisolated init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    _position = Position(file, line, column)
    addRect(rect)
  }

  /// An ellipse.
  public nonisolated init(
    ellipseIn rect: CGRect, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    _position = Position(file, line, column)
    addEllipse(in: rect)
  }

  /// An outline that a closure draws.
  public nonisolated init(
    _ callback: (inout Path) -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    _position = Position(file, line, column)
    callback(&self)
  }

  /// Whether two outlines have the same parts.
  public static nonisolated func == (one: Path, other: Path) -> Bool {
    one.elements == other.elements
  }

  /// The outline itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// Begins another line.
  public nonisolated mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Adds a line.
  public nonisolated mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Adds a curve.
  public nonisolated mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) { elements.append(.curve(to: end, control1: control1, control2: control2)) }
  /// Adds a curve.
  public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Goes back to where the line began.
  public nonisolated mutating func closeSubpath() { elements.append(.closeSubpath) }
  /// Adds another outline.
  public nonisolated mutating func addPath(
    _ path: Path, transform: CGAffineTransform = .identity
  ) { elements += path.applying(transform).elements }
}
