public import Foundation
import ScreenTree
import SpokenViews

/// An object that VoiceOver can reach: a view, or an element that stands for a part of one.
@MainActor
open class UIAccessibilityObject {
  private var statedLabel: String?
  private var statedValue: String?
  private var statedTraits: UIAccessibilityTraits?
  private var elements: [Any]?
  /// The name of its node, once it was shown.
  var nodeName: String?
  /// The view of SwiftUI in which it was shown last.
  weak var shownIn: _ViewNode?

  /// An object without words.
  public init() {}

  /// Whether VoiceOver stops here.
  open var isAccessibilityElement = false
  /// What it is called; what it shows unless the app sets something else.
  open var accessibilityLabel: String? {
    get { statedLabel ?? shownLabel }
    set { statedLabel = newValue }
  }
  /// What it is set to, in words.
  open var accessibilityValue: String? {
    get { statedValue ?? impliedValue }
    set { statedValue = newValue }
  }
  /// What happens when it is used.
  open var accessibilityHint: String?
  /// The identifier for tests, which also names it in steps.
  open var accessibilityIdentifier: String?
  /// The language of its words as a BCP 47 tag.
  open var accessibilityLanguage: String?
  /// Names for Voice Control.
  open var accessibilityUserInputLabels: [String]?
  /// What it does, and the state that it is in.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { statedTraits ?? usualTraits }
    set { statedTraits = newValue }
  }
  /// The elements in it, in their order; nil for the views in it.
  open var accessibilityElements: [Any]? {
    get { elements }
    set { elements = newValue }
  }
  /// Whether the elements in it are hidden.
  open var accessibilityElementsHidden = false
  /// Whether what is behind it cannot be reached.
  open var accessibilityViewIsModal = false
  /// Whether the elements in it are read before those beside it.
  open var shouldGroupAccessibilityChildren = false
  /// How it is touched directly, for elements with that trait.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions = []
  /// What it is for the elements in it.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// Its rectangle on the screen, in points.
  open var accessibilityFrame = CGRect.zero
  /// Custom actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Custom rotors.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?

  /// Performs a double-tap; false if nothing happens.
  open func accessibilityActivate() -> Bool { false }
  /// Performs a swipe up on an adjustable element.
  open func accessibilityIncrement() {}
  /// Performs a swipe down on an adjustable element.
  open func accessibilityDecrement() {}
  /// Performs the two-finger scrub; false if nothing happens.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the double-tap with two fingers; false if nothing happens.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// The label of what it shows.
  var shownLabel: String? { nil }
  /// The traits of its class.
  var usualTraits: UIAccessibilityTraits { .none }
  /// The class of its node.
  var kind: ViewClass { .uiView }
  /// The words beside the class in its node.
  var nodeTitle: String? { nil }
  /// What its node has beside the properties of accessibility.
  var ownProperties: [Property] { [] }
  /// The views in it.
  var shownObjects: [UIAccessibilityObject] { [] }
  /// The value that its node says by its class and its own properties.
  var impliedValue: String? { nil }
  /// What its context menu shows; nil for none.
  var contextMenuConfiguration: UIContextMenuConfiguration? { nil }
  /// What an adjustment changes.
  var adjustedValue: String? { accessibilityValue }
  /// The nodes inside.
  func childNodes(in view: _ViewNode) -> [Node] { shownObjects.map { $0.node(in: view) } }
  /// The traits that its node gets by its class and its own properties.
  var impliedTraits: UIAccessibilityTraits { usualTraits }
}

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
    isAccessibilityElement = true
  }

  override var kind: ViewClass { .element }
}

/// A custom action of an element.
open class UIAccessibilityCustomAction {
  /// The name that is spoken.
  public var name: String
  /// What it does; false if nothing happens.
  public var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// An action with a closure.
  public init(
    name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// A custom rotor, whose results a closure finds.
open class UIAccessibilityCustomRotor {
  /// The direction of a search.
  public enum Direction: Hashable, Sendable {
    case previous, next
  }

  /// Where a search begins, and its direction.
  public struct SearchPredicate {
    /// The last result.
    public var currentItem: ItemResult
    /// The direction.
    public var searchDirection: Direction
  }

  /// What a search found.
  public struct ItemResult {
    /// The element.
    public var targetElement: AnyObject?

    /// A result.
    public init(targetElement: AnyObject?) { self.targetElement = targetElement }
  }

  /// The name that is spoken.
  public let name: String
  let search: (SearchPredicate) -> ItemResult?

  /// A rotor with the closure that finds its results.
  public init(name: String, itemSearch: @escaping (SearchPredicate) -> ItemResult?) {
    self.name = name
    search = itemSearch
  }
}

extension UIAccessibilityCustomRotor {
  // The search is the app's and may never end; no user turns through more results.
  private static let mostResults = 1000

  /// The results in the order in which they are found, each once.
  @MainActor
  var results: [UIAccessibilityObject] {
    var found: [UIAccessibilityObject] = []
    // A search without a last result starts at the first one, as when the rotor is turned to.
    var last = ItemResult(targetElement: nil)
    while found.count < Self.mostResults,
      let next = search(SearchPredicate(currentItem: last, searchDirection: .next)),
      let object = next.targetElement as? UIAccessibilityObject,
      // Many searches start again at the first result after the last.
      !found.contains(where: { $0 === object })
    {
      found.append(object)
      last = next
    }
    return found
  }
}
