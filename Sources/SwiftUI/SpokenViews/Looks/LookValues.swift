public import Foundation

/// Whether something is shown.
public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}

/// The upper or the lower edge.
public enum VerticalEdge: Hashable, Sendable {
  case top, bottom

  /// Edges of a row.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Edges by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Hashable, Sendable {
  case leading, trailing
}

/// How an area is filled; not heard.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that overlap are left out.
  public var isEOFilled: Bool

  /// How an area is filled.
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

/// How a line is drawn; not heard.
public struct StrokeStyle: Hashable, Sendable {
  /// The ends of a line.
  public enum LineCap: Hashable, Sendable {
    case butt, round, square
  }

  /// The corners of a line.
  public enum LineJoin: Hashable, Sendable {
    case miter, round, bevel
  }

  /// The width in points.
  public var lineWidth: CGFloat

  /// How a line is drawn.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { self.lineWidth = lineWidth }
}

/// Regions of the screen that bars and keyboards cover; not heard.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Regions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The shapes that a view has for touches and previews; not heard.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Kinds by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One of them.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// One of them.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// One of them.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// One of them.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// One of them.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// One of them.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Draws a text; not heard.
public protocol TextRenderer: Sendable {}
