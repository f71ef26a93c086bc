public import Foundation
public import SpokenViews

/// What of a view is only seen: its place, its size, and how it is drawn.
///
/// A class of its own below `UIView`, because what an app may override cannot stand in an extension.
open class _UIViewLooks: UIResponder {
  /// The rectangle in the view around, in points.
  open var frame: CGRect {
    get { rectangle }
    set { rectangle = newValue }
  }
  /// The rectangle; apart, because what an app does at changes of `frame` is not for the first one.
  var rectangle = CGRect.zero
  /// The color behind it.
  open var backgroundColor: UIColor?
  /// A number that identifies it.
  open var tag = 0
  // Most views are never drawn in a way of their own, and a list has many.
  private var stated: Looks?
  private static let usual = Looks()
  private var shown: Looks { stated ?? Self.usual }
  private var changed: Looks {
    let looks = stated ?? Looks()
    stated = looks
    return looks
  }

  private final class Looks {
    var origin = CGPoint.zero
    var tint: UIColor?
    var transform = CGAffineTransform.identity
    var contentMode = UIView.ContentMode.scaleToFill
    var autoresizingMask: UIView.AutoresizingMask = []
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var directionalMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    var semantics = UISemanticContentAttribute.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var flags: [String: Bool] = [:]
    var mask: UIView?
    var largeTitle: String?
    var largeImage: UIImage?
  }

  /// A view of size zero.
  override public init() { super.init() }

  private func flag(_ name: String, _ usual: Bool) -> Bool { shown.flags[name] ?? usual }
  private func set(_ name: String, _ value: Bool) { changed.flags[name] = value }

  /// The rectangle in its own points.
  open var bounds: CGRect {
    get { CGRect(origin: shown.origin, size: frame.size) }
    set {
      // Only a scrolled view has another origin; setting it would make looks for each view.
      if newValue.origin != shown.origin { changed.origin = newValue.origin }
      frame.size = newValue.size
    }
  }
  /// The middle in the view around, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// How it is moved, scaled and turned; not heard.
  open var transform: CGAffineTransform {
    get { shown.transform }
    set { changed.transform = newValue }
  }
  /// The color of its controls, once one was set.
  var statedTint: UIColor? {
    get { shown.tint }
    set { changed.tint = newValue }
  }
  /// How its content fills it; not heard.
  open var contentMode: UIView.ContentMode {
    get { shown.contentMode }
    set { changed.contentMode = newValue }
  }
  /// How it follows the size of the view around; not heard.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { shown.autoresizingMask }
    set { changed.autoresizingMask = newValue }
  }
  /// The points at its sides that are kept empty; not heard.
  open var layoutMargins: UIEdgeInsets {
    get { shown.margins }
    set { changed.margins = newValue }
  }
  /// The points at its sides that are kept empty, by the direction of reading; not heard.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { shown.directionalMargins }
    set { changed.directionalMargins = newValue }
  }
  /// How its parts are placed in languages that are read from the right; not heard.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { shown.semantics }
    set { changed.semantics = newValue }
  }
  /// Whether it is light or dark; not heard.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { shown.style }
    set { changed.style = newValue }
  }
  /// The view through whose shape it is seen; not heard.
  open var mask: UIView? {
    get { shown.mask }
    set { changed.mask = newValue }
  }
  /// Whether it is drawn without what is behind it; not heard.
  open var isOpaque: Bool {
    get { flag("isOpaque", true) }
    set { set("isOpaque", newValue) }
  }
  /// Whether what reaches beyond its edges is cut off; not heard.
  open var clipsToBounds: Bool {
    get { flag("clipsToBounds", false) }
    set { set("clipsToBounds", newValue) }
  }
  /// Whether its frame becomes rules of Auto Layout; not heard.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flag("translates", true) }
    set { set("translates", newValue) }
  }
  /// Whether it takes several fingers; not heard.
  open var isMultipleTouchEnabled: Bool {
    get { flag("isMultipleTouchEnabled", false) }
    set { set("isMultipleTouchEnabled", newValue) }
  }
  /// Whether it takes fingers alone; not heard.
  open var isExclusiveTouch: Bool {
    get { flag("isExclusiveTouch", false) }
    set { set("isExclusiveTouch", newValue) }
  }
  /// Whether it keeps the margins of the view around; not heard.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flag("preservesSuperviewLayoutMargins", false) }
    set { set("preservesSuperviewLayoutMargins", newValue) }
  }
  /// Whether its margins begin where no bar is; not heard.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flag("insetsLayoutMarginsFromSafeArea", true) }
    set { set("insetsLayoutMarginsFromSafeArea", newValue) }
  }
  /// Whether it is cleared before it is drawn; not heard.
  open var clearsContextBeforeDrawing: Bool {
    get { flag("clearsContextBeforeDrawing", true) }
    set { set("clearsContextBeforeDrawing", newValue) }
  }
  /// Whether its colors stay when colors are inverted; not heard.
  open var accessibilityIgnoresInvertColors: Bool {
    get { flag("accessibilityIgnoresInvertColors", false) }
    set { set("accessibilityIgnoresInvertColors", newValue) }
  }
  /// Whether it is shown larger while a finger rests on it; not heard.
  open var showsLargeContentViewer: Bool {
    get { flag("showsLargeContentViewer", false) }
    set { set("showsLargeContentViewer", newValue) }
  }
  /// Whether its picture follows the size that the user chose when it is shown larger; not heard.
  open var scalesLargeContentImage: Bool {
    get { flag("scalesLargeContentImage", false) }
    set { set("scalesLargeContentImage", newValue) }
  }
  /// Its words when it is shown larger; not heard.
  open var largeContentTitle: String? {
    get { shown.largeTitle }
    set { changed.largeTitle = newValue }
  }
  /// Its picture when it is shown larger; not heard.
  open var largeContentImage: UIImage? {
    get { shown.largeImage }
    set { changed.largeImage = newValue }
  }
}
