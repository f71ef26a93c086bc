public import Foundation
import ScreenTree
import SpokenViews

/// An object that VoiceOver can reach: a view, or an element that stands for a part of one.
@preconcurrency
@MainActor
open class UIAccessibilityObject: NSObject {
  private var statedLabel: String?
  private var statedValue: String?
  private var statedTraits: UIAccessibilityTraits?
  private var elements: [Any]?
  /// Whether VoiceOver stops here, once the app said so.
  private(set) var statedIsElement: Bool?
  /// Its words with attributes, once the app gave them.
  var attributed = AttributedWords()
  /// The name of its node, once it was shown.
  var nodeName: String?
  /// The view of SwiftUI in which it was shown last.
  weak var shownIn: _ViewNode?

  /// An object without words.
  override public init() {}

  /// Whether VoiceOver stops here; true for labels and controls unless the app sets something else.
  open var isAccessibilityElement: Bool {
    get { statedIsElement ?? isUsuallyElement }
    set { statedIsElement = newValue }
  }
  /// What it is called; what it shows unless the app sets something else.
  open var accessibilityLabel: String? {
    get { statedLabel ?? shownLabel }
    set {
      // A plain label takes the place of one with attributes, also in what VoiceOver speaks.
      statedLabel = newValue
      attributed.label = nil
    }
  }
  /// What it is set to, in words.
  open var accessibilityValue: String? {
    get { statedValue ?? impliedValue }
    set {
      statedValue = newValue
      attributed.value = nil
    }
  }
  /// What happens when it is used.
  open var accessibilityHint: String? { didSet { attributed.hint = nil } }
  /// What it is called, with attributes that change how it is spoken.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed.words(attributed.label ?? shownAttributedLabel, or: accessibilityLabel) }
    set {
      // The plain words first, because setting them takes the attributes away.
      accessibilityLabel = newValue?.string
      attributed.label = newValue
    }
  }
  /// What it is set to, with attributes; not heard but for the words.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed.words(attributed.value, or: accessibilityValue) }
    set {
      // The plain words first, because setting them takes the attributes away.
      accessibilityValue = newValue?.string
      attributed.value = newValue
    }
  }
  /// What happens when it is used, with attributes; not heard but for the words.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed.words(attributed.hint, or: accessibilityHint) }
    set {
      // The plain words first, because setting them takes the attributes away.
      accessibilityHint = newValue?.string
      attributed.hint = newValue
    }
  }
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
  /// Its shape on the screen.
  open var accessibilityPath: UIBezierPath?
  /// Where a double-tap presses, in points; not heard.
  open var accessibilityActivationPoint = CGPoint.zero
  /// Whether Switch Control goes through the elements one by one; not heard.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  /// Whether it reacts to its user, for other assistive technologies; not heard.
  open var accessibilityRespondsToUserInteraction = true
  /// What kind of text it is; not heard.
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  /// Whether what it shows or hides is there.
  open var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported
  /// Where it can be dragged from; with any it is draggable.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]?
  /// Where something can be dropped on it; the names are offered while something is dragged.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]?
  /// The elements that head this one; not modelled.
  open var accessibilityHeaderElements: [Any]?
  /// The elements that tests find in it; not heard.
  open var automationElements: [Any]?
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
  /// Goes back to the screen before, as the system does by the two-finger scrub where the app does
  /// nothing; false where there is none.
  func goBack() -> Bool { false }
  /// Performs the double-tap with two fingers; false if nothing happens.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Performs a swipe with three fingers; false if nothing scrolls.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Is called when VoiceOver's cursor arrived.
  open func accessibilityElementDidBecomeFocused() {}
  /// Is called when VoiceOver's cursor left.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver's cursor is here.
  open func accessibilityElementIsFocused() -> Bool { UIAccessibility.cursor === self }
  /// How many elements are in it; NSNotFound where `accessibilityElements` or the views say that.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// The element with a number.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The number of an element; NSNotFound for one that is not in it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The label of what it shows.
  var shownLabel: String? { nil }
  /// The label of what it shows, with its attributes; nil for one without any.
  var shownAttributedLabel: NSAttributedString? { nil }
  /// Prepares it for being heard, as UIKit does before a view is drawn.
  func prepare() {}
  /// Makes the tap as which VoiceOver passes a double-tap on; false where no gesture takes it.
  package func tap() -> Bool { false }
  /// Loads its content again; false if nothing does that.
  func refresh() -> Bool { false }
  /// What is shown after it, such as a button at the end of a field.
  var companions: [UIAccessibilityObject] { [] }
  /// Whether VoiceOver stops here unless the app says otherwise.
  var isUsuallyElement: Bool { kind.isElementOfUIKit }
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

extension ViewClass {
  /// Whether a view of UIKit is an element by its class: a label or a control.
  ///
  /// Source: Apple, `isAccessibilityElement`
  /// (https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement):
  /// "The default value for this property is false unless the receiver is a standard UIKit control".
  fileprivate var isElementOfUIKit: Bool {
    switch shape {
    case .element, .control, .menu, .choices, .wheel, .image: true
    // No other class is an element by itself.
    default: false
    }
  }
}
