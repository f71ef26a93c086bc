extension ModifierNames {
  /// Whether the view and what is in it cannot be reached.
  public static let hidden = Modifier(
    "hidden", api: ["isHidden"], .flag, .elements, use: .shapesTree,
    "Whether it and what is in it cannot be reached.")
  /// How opaque the view is.
  public static let opacity = Modifier(
    "opacity", api: ["alpha"], .number(0...1), .elements, use: .shapesTree,
    "A view with 0 is hidden.")
  /// Whether an image says nothing.
  public static let decorative = Modifier(
    "decorative", .flag, .elements, use: .shapesTree, "Whether an image says nothing.")
  /// SwiftUI's `accessibilityElement(children:)`.
  public static let element = Modifier(
    "element", .childBehavior, .elements, use: .shapesTree, "`accessibilityElement(children:)`.")
  /// SwiftUI's `accessibilityRepresentation`.
  public static let representation = Modifier(
    "representation", .nodes, .elements, use: .shapesTree, "`accessibilityRepresentation`.")
  /// SwiftUI's `accessibilityChildren`.
  public static let accessibilityChildren = Modifier(
    "children", .nodes, .elements, use: .shapesTree, "`accessibilityChildren`.")
  /// The elements inside, in their order.
  public static let elements = Modifier(
    "elements", .references, .elements, use: .shapesTree,
    "Exactly these elements, in this order, by their ids or written in place.")
  /// UIKit's `isAccessibilityElement`.
  public static let isElement = Modifier(
    "isElement", .flag, .elements, use: .shapesTree, "UIKit's `isAccessibilityElement`.")
  /// UIKit's `accessibilityElementsHidden`.
  public static let elementsHidden = Modifier(
    "elementsHidden", .flag, .elements, use: .shapesTree, "UIKit's `accessibilityElementsHidden`.")
  /// UIKit's `clipsToBounds`.
  public static let clipsToBounds = Modifier(
    "clipsToBounds", .flag, .elements, use: .shapesTree, "UIKit's `clipsToBounds`.")
  /// UIKit's `accessibilityViewIsModal`.
  public static let modal = Modifier(
    "modal", api: ["viewIsModal"], .flag, .elements, use: .shapesTree,
    "UIKit's `accessibilityViewIsModal`.")
  /// UIKit's `shouldGroupAccessibilityChildren`.
  public static let groupChildren = Modifier(
    "groupChildren", api: ["shouldGroupChildren"], .flag, .elements, use: .shapesTree,
    "UIKit's `shouldGroupAccessibilityChildren`.")
  /// SwiftUI's `accessibilitySortPriority`.
  public static let sortPriority = Modifier(
    "sortPriority", .number(-1e9...1e9), .elements, use: .shapesTree,
    "Higher comes first in its container; 0 by default.")
  /// The rectangle on the screen, in points.
  public static let frame = Modifier(
    "frame", .frame, .elements, use: .shapesTree, "The rectangle on the screen, in points.")
  /// The outline on the screen, in points.
  public static let path = Modifier(
    "path", .points, .elements, use: .carried, "The outline on the screen, in points.")
  /// Where a double-tap presses, in points.
  public static let activationPoint = Modifier(
    "activationPoint", .point, .elements, use: .carried, "Where a double-tap presses, in points.")

  static let elementsAndOrder: [AnyModifier] = [
    hidden, opacity, decorative, element, representation, accessibilityChildren, elements,
    isElement, elementsHidden, clipsToBounds, modal, groupChildren, sortPriority, frame, path,
    activationPoint,
  ]
}
