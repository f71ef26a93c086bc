/// A class of views with a meaning of its own: one row in the table of classes.
///
/// The resolver, the app behind a file, the reader, the schema and the reference page look only at
/// this row, so that a new class is one row.
public final class ViewClass: Hashable, Sendable {
  /// The name in a screen file.
  public let name: String
  /// What a view of the class is in the tree of elements.
  public let shape: Shape
  /// The traits that it has by itself.
  public let traits: [Node.Trait]
  /// The styles that change what it is.
  public let styles: [Style]
  /// Where its label comes from when the file does not state one.
  public let naming: Naming
  /// What its value says.
  public let value: ValueWords
  /// How swipes up and down change it.
  public let adjustment: Adjustment?
  /// Whether a press on a view inside makes that one its value.
  public let choosesInside: Bool
  /// What kind of container it is for the views inside.
  public let container: Property.ContainerType
  /// A view of the class in YAML's flow style, for the reference page.
  public let example: String
  /// What is heard of the example, one stop after the other, parted by ` · `.
  public let heard: String

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

  /// What a view is in the tree of elements.
  public enum Shape: Hashable, Sendable {
    /// One element; the views inside are not reached.
    case element
    /// No element by itself; the views inside are reached.
    case group
    /// A drawing, which is heard only when something is said about it.
    case drawing
    /// Nothing.
    case nothing
    /// One element, named by what it shows when it has no label.
    case control
    /// A control, or with a title the button of a menu.
    case menu
    /// A button that opens the choices inside.
    case choices
    /// A wheel that turns to the choices inside.
    case wheel
    /// A button for each choice inside, with its place.
    case segments
    /// A button for each choice inside.
    case rows
    /// A wheel for each view inside, or one element without views.
    case wheels
    /// A tab for each view inside, with its place.
    case tabs
    /// Two buttons, one to go down and one to go up.
    case stepper
    /// One element of the texts inside, and the controls after it.
    case cell
    /// A row that opens what is inside.
    case disclosure
    /// A title as a heading, and what is under it.
    case titled
    /// A title as a heading, in capitals up to iOS 18, and what is under it.
    case section
    /// A title as plain text and what is under it, which cover what lies behind.
    case modal
    /// A title and the texts and controls that it is about.
    case labeledContent
    /// What is inside stays together.
    case collection
    /// No element by itself, as an image view of UIKit.
    case imageView
    /// An image, which is no element without a name.
    case image
    /// Web content, by its role.
    case web
  }

  /// What a style of a control changes.
  public struct Style: Hashable, Sendable {
    /// The word after `style:`.
    public let name: String
    /// The shape in this style, or nil for that of the class.
    public let shape: Shape?
    /// The traits in this style, or nil for those of the class.
    public let traits: [Node.Trait]?

    init(_ name: String, _ shape: Shape? = nil, traits: [Node.Trait]? = nil) {
      self.name = name
      self.shape = shape
      self.traits = traits
    }
  }

  /// Where a label comes from.
  public enum Naming: Hashable, Sendable {
    /// The title, else the symbol.
    case titleOrSymbol
    /// The title, which is the prompt of a field on iOS.
    case prompt
    /// The name of the image file in words, else the symbol.
    case imageName
    /// The title, else the words for something that goes on.
    case progress
  }

  /// What a value says.
  public enum ValueWords: Hashable, Sendable {
    /// The value as it is written.
    case plain
    /// The text of a field, else its placeholder.
    case entry
    /// As many bullets as the text of a field has characters, else its placeholder.
    case secureEntry
    /// On or off; off when the file does not say.
    case onOff
    /// The percentage of the range, as UIKit's sliders say it.
    case percentOfRange
    /// SwiftUI's slider: percent for a range of 100 or of 1, else the number.
    case slider
    /// The number of a page and how many there are.
    case page
  }

  /// How swipes up and down change a value.
  public enum Adjustment: Hashable, Sendable {
    /// To the next choice inside.
    case byChoice
    /// By a tenth of the range, which is this one when the file does not say.
    case byTenths(of: ClosedRange<Double>?)
    /// By 1, from 0 when the file does not say.
    case byOnes
  }

  /// Whether both are the same class.
  public static func == (one: ViewClass, other: ViewClass) -> Bool { one === other }

  /// Hashes the name, which is unique.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ViewClass {
  /// Every class of the list; `View` stands for all others.
  public static let all: [ViewClass] = swiftUI + uiKit + [element, web, view]

  private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The class of a name; nil for a class that is not in the list.
  public static func named(_ name: String) -> ViewClass? { named[name] }

  /// Whether a view of the class is no element by itself but may hold others.
  public var holdsViews: Bool {
    switch shape {
    case .group, .drawing, .nothing, .segments, .tabs, .stepper, .disclosure, .titled, .section,
      .modal, .labeledContent, .collection, .web:
      true
    case .element, .control, .menu, .choices, .wheel, .rows, .wheels, .cell, .imageView, .image:
      false
    }
  }

  /// Whether a view of the class covers what lies behind it.
  public var isModal: Bool { shape == .modal }

  /// Whether it is a class of UIKit, whose views say nothing for the views in them.
  public var isOfUIKit: Bool { name.hasPrefix("UI") }

  /// Whether typing goes into it.
  public var takesText: Bool { value == .entry || value == .secureEntry }
}

extension Node {
  /// The style that changes what the view is, or nil for none.
  private var meantStyle: ViewClass.Style? {
    guard !kind.styles.isEmpty, let style = self[.style] else { return nil }
    return kind.styles.first { $0.name == style }
  }

  /// What the view is in the tree of elements, by its class and its style.
  public var shape: ViewClass.Shape { meantStyle?.shape ?? kind.shape }

  /// The traits that the view has by its class and its style.
  public var classTraits: [Trait] { meantStyle?.traits ?? kind.traits }
}
