public import Foundation

/// How an area is filled; not heard.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that overlap are left out.
  public var isEOFilled: Bool

  /// How an area is filled.
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

/// How a line is drawn; not heard.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat

  /// How a line is drawn.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { self.lineWidth = lineWidth }
}

extension Text {
  /// A line below or through a text; not heard.
  public struct LineStyle: Hashable, Sendable {
    private let pattern: Pattern

    /// A line of a pattern and a color.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.pattern = pattern }

    /// One line without gaps.
    public static let single = LineStyle()
  }
}
