public import Foundation
import ScreenTree

/// What `accessibilityElement(children:)` does with the views inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: Property.ChildBehavior

  /// The views inside are no elements; the view is a new one.
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  /// The views inside stay elements, in a container.
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// The views inside become one element.
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

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

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6

  /// What it adds to a node.
  func properties(at position: Position) -> [Property] {
    self == .unspecified
      ? [.addTraits([.header], at: position)] : [.heading(Int(rawValue), at: position)]
  }
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Input and output of a command line.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Prose.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// An action of the system.
public struct AccessibilityActionKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard(Behavior.Trigger)
    case named(String)
  }

  let kind: Kind

  /// A double-tap.
  public static let `default` = AccessibilityActionKind(kind: .standard(.activate))
  /// The two-finger scrub.
  public static let escape = AccessibilityActionKind(kind: .standard(.escape))
  /// The double-tap with two fingers.
  public static let magicTap = AccessibilityActionKind(kind: .standard(.magicTap))
  /// The delete action.
  public static let delete = AccessibilityActionKind(kind: .standard(.delete))
  /// The action that opens a menu.
  public static let showMenu = AccessibilityActionKind(kind: .standard(.showMenu))

  init(kind: Kind) { self.kind = kind }

  /// A custom action.
  public init(named name: Text) { kind = .named(name.string) }
}

/// The category of custom actions, by which VoiceOver groups them.
public struct AccessibilityActionCategory: Hashable, Sendable {
  let name: String?

  /// Actions without a category.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(name: "Edit")

  private init(name: String?) { self.name = name }

  /// A category of the app.
  public init(_ name: LocalizedStringKey) { self.name = name.string() }
  /// A category of the app.
  public init(_ name: LocalizedStringResource) { self.name = name.string }
  /// A category of the app.
  public init(_ name: Text) { self.name = name.string }
  /// A category of the app.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ name: Words) { self.name = String(name) }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// A zoom with VoiceOver.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// The direction.
  public let direction: Direction
  /// Where in the view.
  public let location: UnitPoint
  /// Where on the screen, in points.
  public let point: CGPoint
}

/// How a view takes touches itself.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Touches reach it only after it was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// VoiceOver is silent when it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)

  var options: Set<Property.DirectTouch.Option> {
    Set(
      (contains(.requiresActivation) ? [.requiresActivation] : [])
        + (contains(.silentOnTouch) ? [.silentOnTouch] : []))
  }
}

/// Which half of a label and its content a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// The key of custom content: its label, and an identifier.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let label: String
  let id: String

  /// A key whose identifier is its label.
  public init(_ label: LocalizedStringKey) {
    self.label = label.string()
    id = label.key
  }

  /// A key with an identifier.
  public init(_ label: LocalizedStringKey, id: String) {
    self.label = label.string()
    self.id = id
  }

  /// A key with an identifier.
  public init(_ label: Text, id: String) {
    self.label = label.string
    self.id = id
  }
}

/// Custom content of an element of UIKit; `Importance` also serves SwiftUI.
public class AXCustomContent {
  /// Whether content is spoken with the element.
  public enum Importance: UInt, Hashable, Sendable {
    /// On demand.
    case `default`
    /// With the element.
    case high
  }

  /// What the content is.
  public let label: String
  /// What it says.
  public let value: String
  /// Whether it is spoken with the element.
  public var importance = Importance.default

  /// Content with its label and value.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// An element of UIKit with custom content.
public protocol AXCustomContentProvider {
  /// The content.
  // Apple's type, without which a class of an app does not conform.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// A point in a view, from 0 to 1 in each direction.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width.
  public var x: CGFloat
  /// The share of the height.
  public var y: CGFloat

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point by its shares.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
