public import Foundation

/// How round corners are drawn; not heard.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins slowly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer; not heard.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// What a view is drawn in; not heard.
@preconcurrency
@MainActor
open class CALayer: NSObject {
  /// The rectangle in the layer around, in points.
  open var frame = CGRect.zero
  /// The rectangle in its own points.
  open var bounds = CGRect.zero
  /// The middle in the layer around, in points.
  open var position = CGPoint.zero
  /// Which point of the layer is at its position.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How near it is.
  open var zPosition: CGFloat = 0
  /// How opaque it is.
  open var opacity: Float = 1
  /// Whether it is not drawn; of a view's layer it does not hide the view from VoiceOver.
  open var isHidden = false
  /// Whether it has no gaps.
  open var isOpaque = false
  /// How round its corners are.
  open var cornerRadius: CGFloat = 0
  /// How round corners are drawn.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether what reaches beyond its edges is cut off.
  open var masksToBounds = false
  /// The layer through whose shape it is seen.
  open var mask: CALayer?
  /// The color behind it.
  open var backgroundColor: CGColor?
  /// The width of its border.
  open var borderWidth: CGFloat = 0
  /// The color of its border.
  open var borderColor: CGColor?
  /// How opaque its shadow is.
  open var shadowOpacity: Float = 0
  /// How soft its shadow is.
  open var shadowRadius: CGFloat = 3
  /// Where its shadow is.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The color of its shadow.
  open var shadowColor: CGColor?
  /// The shape of its shadow.
  open var shadowPath: CGPath?
  /// What it shows.
  open var contents: Any?
  /// How sharp it is.
  open var contentsScale: CGFloat = 1
  /// Whether it is drawn as a picture.
  open var shouldRasterize = false
  /// How sharp that picture is.
  open var rasterizationScale: CGFloat = 1
  /// Its name.
  open var name: String?
  /// How it is moved and turned.
  open var transform = CATransform3DIdentity
  /// The layers in it.
  open var sublayers: [CALayer]?
  /// The layer around it.
  open private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// A layer.
  override public required init() {}

  /// A copy of a layer, without its properties.
  public convenience init(layer: Any) { self.init() }

  /// Adds a layer.
  open func addSublayer(_ layer: CALayer) {
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
  }
  /// Adds a layer before the one with a number.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }
  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: 0)
  }
  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  /// Takes it out of the layer around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Asks for it to be drawn; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Asks for the layers inside to be placed; nothing happens.
  open func setNeedsLayout() {}
  /// Places the layers inside; nothing happens.
  open func layoutIfNeeded() {}
  /// Places the layers inside; it is never called.
  open func layoutSublayers() {}
  /// Draws it; it is never called.
  open func draw(in ctx: CGContext) {}
  /// Adds an animation; nothing moves.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }
  /// The animation with a name.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Takes an animation away.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Takes all animations away.
  open func removeAllAnimations() { animations = [:] }
  /// Whether a point is in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
