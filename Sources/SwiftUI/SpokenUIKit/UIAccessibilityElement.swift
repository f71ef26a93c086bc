public import Foundation
import ScreenTree

/// An element that stands for a part of a view.
open class UIAccessibilityElement: UIAccessibilityObject {
  /// The view around it.
  public private(set) weak var accessibilityContainer: AnyObject?
  /// Its rectangle in the view around it, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// An element in a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  override package func tap() -> Bool {
    // The tap falls on the view that the element is a part of.
    (accessibilityContainer as? UIView)?.tap() ?? false
  }

  override var kind: ViewClass { .element }
}
