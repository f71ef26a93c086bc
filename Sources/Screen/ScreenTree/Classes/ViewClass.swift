/// A class of views that the resolver knows: one row in the table of classes.
///
/// The resolver, the session, the reader, the schema and the reference page use only this row, so
/// that a new class is one row.
public final class ViewClass: Hashable, Sendable {
  /// The name in a screen file.
  package let name: String
  /// The place of its views in the tree of elements.
  package let shape: Shape
  /// The default traits.
  package let traits: [Node.Trait]
  /// The styles that change its shape or traits.
  package let styles: [Style]
  /// The source of its label when the file sets none.
  package let naming: Naming
  /// The words of its value.
  package let value: ValueWords
  /// How swipes up and down adjust it.
  package let adjustment: Adjustment?
  /// Whether activating a view inside makes that one its value.
  package let choosesInside: Bool
  /// The container type for the views inside.
  package let container: Property.ContainerType
  /// A view of the class in YAML's flow style, for the reference page.
  package let example: String
  /// The transcript of the example, its stops separated by ` · `.
  package let heard: String

  init(
    _ name: String, _ shape: Shape, traits: [Node.Trait] = [], styles: [Style] = [],
    naming: Naming = .titleOrSymbol, value: ValueWords = .plain, adjustment: Adjustment? = nil,
    choosesInside: Bool = false, container: Property.ContainerType = .semanticGroup,
    example: String, heard: String
  ) {
    self.name = name
    self.shape = shape
    self.traits = traits
    self.styles = styles
    self.naming = naming
    self.value = value
    self.adjustment = adjustment
    self.choosesInside = choosesInside
    self.container = container
    self.example = example
    self.heard = heard
  }

  /// The place of a view in the tree of elements.
  package enum Shape: Hashable, Sendable {
    /// One element; the views inside are not reached.
    case element
    /// No element by itself; the views inside are reached.
    case group
    /// A drawing, which is silent unless the file describes it.
    case drawing
    /// No element.
    case nothing
    /// One element, named by its content when it has no label.
    case control
    /// A control, or with a title the button of a menu.
    case menu
    /// A button that opens the choices inside.
    case choices
    /// A wheel that turns to the choices inside.
    case wheel
    /// A button for each choice inside, with its position.
    case segments
    /// A button for each choice inside.
    case rows
    /// A wheel for each view inside, or one element without views.
    case wheels
    /// A tab for each view inside, with its position.
    case tabs
    /// Two buttons, to decrement and to increment.
    case stepper
    /// One element of the texts inside, and the controls after it.
    case cell
    /// A row that expands to show its content.
    case disclosure
    /// A title as a heading, and content below it.
    case titled
    /// A title as a heading, in capitals up to iOS 18, and content below it.
    case section
    /// A title as plain text and content below it, which cover everything behind them.
    case modal
    /// A title with its texts and controls.
    case labeledContent
    /// Its content stays together.
    case collection
    /// No element by default, like an image view of UIKit.
    case imageView
    /// An image, which is no element without a name.
    case image
    /// Web content, by its role.
    case web
  }

  /// The changes of a style.
  package struct Style: Hashable, Sendable {
    /// The word after `style:`.
    package let name: String
    /// The shape in this style, or nil for the class's.
    package let shape: Shape?
    /// The traits in this style, or nil for the class's.
    package let traits: [Node.Trait]?

    init(_ name: String, _ shape: Shape? = nil, traits: [Node.Trait]? = nil) {
      self.name = name
      self.shape = shape
      self.traits = traits
    }
  }

  /// The source of a label.
  package enum Naming: Hashable, Sendable {
    /// The title, otherwise the symbol.
    case titleOrSymbol
    /// The title, which is the prompt of a field on iOS.
    case prompt
    /// The name of the image file in words, otherwise the symbol.
    case imageName
    /// The title, otherwise the words for progress.
    case progress
  }

  /// The words of a value.
  package enum ValueWords: Hashable, Sendable {
    /// The value unchanged.
    case plain
    /// The text of a field, otherwise its placeholder.
    case entry
    /// A bullet for each character of a field's text, otherwise its placeholder.
    case secureEntry
    /// On or off; off by default.
    case onOff
    /// The percentage of the range, as for UIKit's sliders.
    case percentOfRange
    /// SwiftUI's slider: percent for a range of 100 or of 1, otherwise the number.
    case slider
    /// The number of a page and the number of pages.
    case page
  }

  /// How swipes up and down adjust a value.
  package enum Adjustment: Hashable, Sendable {
    /// To the next choice inside.
    case byChoice
    /// By a tenth of the range, with a default range.
    case byTenths(of: ClosedRange<Double>?)
    /// By 1, from 0 by default.
    case byOnes
  }

  /// Whether both are the same class.
  public static func == (one: ViewClass, other: ViewClass) -> Bool { one === other }

  /// Hashes the name, which is unique.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ViewClass {
  /// Every known class; `View` stands for all others.
  public static let all: [ViewClass] = swiftUI + uiKit + [element, web, view]

  // Traps at once if two rows have one name.
  private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The class with a name; nil for an unknown one.
  package static func named(_ name: String) -> ViewClass? { named[name] }

  /// Whether views of the class are no elements but may contain some.
  package var holdsViews: Bool {
    switch shape {
    case .group, .drawing, .nothing, .segments, .tabs, .stepper, .disclosure, .titled, .section,
      .modal, .labeledContent, .collection, .web:
      true
    // All others are elements.
    default: false
    }
  }

  /// Whether views of the class are operated.
  package var isControl: Bool { traits.contains { $0.facts.roles.contains(.operable) } }

  /// Whether views of the class cover what is behind them.
  package var isModal: Bool { shape == .modal }

  /// Whether it is a class of UIKit, whose views do not pass modifiers to the views in them.
  package var isOfUIKit: Bool { name.hasPrefix("UI") }

  /// Whether it accepts typed text.
  package var takesText: Bool { value == .entry || value == .secureEntry }
}

extension Node {
  /// The style that changes the view, or nil.
  private var meantStyle: ViewClass.Style? {
    guard !kind.styles.isEmpty, let style = self[.style] else { return nil }
    return kind.styles.first { $0.name == style }
  }

  /// The place of the view in the tree of elements, by its class and its style.
  package var shape: ViewClass.Shape { meantStyle?.shape ?? kind.shape }

  /// Whether it is one element with all that is in it.
  package var isOneElement: Bool {
    !kind.holdsViews || self[.element] == .combine || self[.element] == .ignore
  }

  /// The traits of the view by its class and its style.
  package var classTraits: [Trait] { meantStyle?.traits ?? kind.traits }
}
