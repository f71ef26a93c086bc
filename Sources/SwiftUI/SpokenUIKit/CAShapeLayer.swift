public import Foundation

/// A layer with a shape; not heard.
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// The color of the inside.
  open var fillColor: CGColor?
  /// The color of the lines.
  open var strokeColor: CGColor?
  /// The width of the lines.
  open var lineWidth: CGFloat = 1
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin.
  open var lineDashPhase: CGFloat = 0
}

/// How the ends of lines are drawn; not heard.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An end by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Beyond the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How corners of lines are drawn; not heard.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A corner by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer whose colors run into each other; not heard.
open class CAGradientLayer: CALayer {
  /// The colors.
  open var colors: [Any]?
  /// Where the colors are, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first color is.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colors run.
  open var type = CAGradientLayerType.axial
}

/// How colors run into each other; not heard.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A text in a layer, which VoiceOver cannot reach.
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The size in points.
  open var fontSize: CGFloat = 36
  /// The color.
  open var foregroundColor: CGColor?
  /// Whether it has several lines.
  open var isWrapped = false
}

/// How something is moved, scaled and turned in space; not heard.
public struct CATransform3D: Hashable, Sendable {
  fileprivate var steps: [CGFloat] = []
  /// How much nearer things are larger.
  public var m34: CGFloat = 0
}

/// No change.
public let CATransform3DIdentity = CATransform3D()

/// A move; not heard.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{ CATransform3D(steps: [tx, ty, tz]) }
/// A change of size; not heard.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(steps: [sx, sy, sz])
}
/// A turn; not heard.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D(steps: [angle, x, y, z]) }
/// A turn of what was changed before; not heard.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D(steps: t.steps + [angle, x, y, z], m34: t.m34) }
