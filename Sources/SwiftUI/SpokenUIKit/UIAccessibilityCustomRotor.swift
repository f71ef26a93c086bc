public import Foundation

/// A rotor whose results a closure finds.
@preconcurrency
@MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Hashable, Sendable {
    case previous, next
  }

  /// A rotor of the system, to which an app adds results.
  public enum SystemRotorType: Int, Hashable, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  /// Finds the result after the last one, in a direction; nil at the end.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name that is spoken.
  open var name: String
  /// The name with attributes; not heard but for the words.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The rotor of the system that it is; none for one of the app alone.
  public let systemRotorType: SystemRotorType
  /// Finds the results.
  open var itemSearchBlock: Search

  /// A rotor with the closure that finds its results.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
  }

  /// A rotor whose name has attributes.
  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) { self.init(name: attributedName.string, itemSearch: itemSearchBlock) }

  /// A rotor of the system with the closure that finds its results.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = type.name
    systemRotorType = type
    self.itemSearchBlock = itemSearchBlock
  }
}

/// Where a search begins, and its direction.
@preconcurrency
@MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The last result; one without an element at the start.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a search found.
@preconcurrency
@MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// A part of its text; not heard, because the whole element is.
  open var targetRange: UITextRange?

  /// A result without an element.
  override public init() {}

  /// A result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

extension UIAccessibilityCustomRotor {
  // The search is the app's and may never end; no user turns through more results.
  private static let mostResults = 1000

  /// The results in the order in which they are found, each once.
  var results: [UIAccessibilityObject] {
    var found: [UIAccessibilityObject] = []
    var known: Set<ObjectIdentifier> = []
    // A search without a last result starts at the first one, as when the rotor is turned to.
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    while found.count < Self.mostResults, let next = itemSearchBlock(predicate),
      let object = next.targetElement as? UIAccessibilityObject,
      // Many searches start again at the first result after the last.
      known.insert(ObjectIdentifier(object)).inserted
    {
      found.append(object)
      // The app searches from the last result, which it gets back as it gave it.
      predicate.currentItem = next
    }
    return found
  }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
  /// The name that VoiceOver speaks, in English.
  fileprivate var name: String {
    switch self {
    case .none: ""
    case .link: "Links"
    case .visitedLink: "Visited Links"
    case .heading: "Headings"
    case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5,
      .headingLevel6:
      "Heading \(rawValue - Self.heading.rawValue)"
    case .boldText: "Bold Text"
    case .italicText: "Italic Text"
    case .underlineText: "Underlined Text"
    case .misspelledWord: "Misspelled Words"
    case .image: "Images"
    case .textField: "Text Fields"
    case .table: "Tables"
    case .list: "Lists"
    case .landmark: "Landmarks"
    }
  }
}
