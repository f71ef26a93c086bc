import ScreenTree

/// Traits of an element.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  /// A single trait or several.
  public typealias Element = AccessibilityTraits
  private var names: Set<Name>

  private enum Name: Hashable, Sendable {
    case trait(Node.Trait)
    case isModal
  }

  /// No traits.
  public init() { names = [] }

  private init(_ trait: Node.Trait) { names = [.trait(trait)] }

  // In a fixed order, because a set has another one in each run of a program.
  /// The traits that nodes have, in their order.
  var traits: [Node.Trait] { Node.Trait.allCases.filter { names.contains(.trait($0)) } }
  /// Whether views behind cannot be reached.
  var makesModal: Bool { names.contains(.isModal) }

  /// It can be activated.
  public static let isButton = AccessibilityTraits(.button)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// It opens something elsewhere.
  public static let isLink = AccessibilityTraits(.link)
  /// It is a search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// It is an image.
  public static let isImage = AccessibilityTraits(.image)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// It is static text.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// It summarizes the screen when the app opens.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// It starts playing or recording.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// It takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// It contains tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)
  /// It switches between two states.
  public static let isToggle = AccessibilityTraits(.toggleButton)
  /// It can be adjusted.
  public static let adjustable = AccessibilityTraits(.adjustable)
  /// What is behind it cannot be reached.
  public static let isModal: AccessibilityTraits = {
    var traits = AccessibilityTraits()
    traits.names = [.isModal]
    return traits
  }()

  /// The traits of both.
  public func union(_ other: Self) -> Self { with { $0.formUnion(other) } }
  /// The traits that both have.
  public func intersection(_ other: Self) -> Self { with { $0.formIntersection(other) } }
  /// The traits that one of them has.
  public func symmetricDifference(_ other: Self) -> Self {
    with { $0.formSymmetricDifference(other) }
  }
  /// Whether it has all of some traits.
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  /// Adds traits.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps only some traits.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps the traits that one of them has.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
  /// Adds traits.
  @discardableResult
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    formUnion(new)
    return (isNew, new)
  }
  /// Removes traits.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let old = intersection(member)
    names.subtract(member.names)
    return old.names.isEmpty ? nil : old
  }
  /// Adds traits.
  @discardableResult
  public mutating func update(with new: Self) -> Self? {
    let old = intersection(new)
    formUnion(new)
    return old.names.isEmpty ? nil : old
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
