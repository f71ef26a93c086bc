public import ScreenTree

/// One stop of the cursor: the result of the resolver, with everything that can be spoken.
///
/// A value with a single reference, because a screen has up to a million elements and each is
/// passed from stage to stage; a change copies it.
@dynamicMemberLookup
public struct Element: Sendable {
  /// The properties of an element.
  public struct Content: Hashable, Sendable {
    /// The name of the node, as `Node.name` gives it.
    public var node: String
    /// The node's position in the file.
    public var origin: Origin
    /// The meaning of the view's class.
    public var kind = ViewClass.view
    /// The style of the control as the file names it, or nil for the default.
    @Rare public var style: String?
    /// The ARIA role of web content, or nil for anything else.
    @Rare public var role: Sourced<String>?
    /// The parts of the label, in speaking order; several when children were merged.
    public var label: [Sourced<Wording>] = []
    /// The parts of the value, in speaking order.
    public var value: [Sourced<Wording>] = []
    /// The ranges of the label with their own speech attributes.
    public var attributed: [AttributedPart] = []
    /// The speech attributes of the whole element, or nil.
    @Rare public var speech: Sourced<Property.Speech>?
    /// The hint of the app.
    @Rare public var hint: Sourced<String>?
    /// The `aria-describedby` text of web content, or nil.
    @Rare public var webDescription: Sourced<String>?
    /// The error message of the entry, or nil.
    @Rare public var error: Sourced<String>?
    /// The insertion point while the text is edited, or nil for the default.
    @Rare public var insertionPoint: Sourced<Property.InsertionPoint>?
    /// The options of direct touch, or nil without direct touch.
    @Rare public var directTouch: Sourced<Set<Property.DirectTouch.Option>>?
    /// The traits, each once, in the order of `Node.Trait.allCases`.
    public var traits: [Sourced<Node.Trait>] = []
    /// The states that no trait expresses, in the order of `State`.
    public var states: [Sourced<State>] = []
    /// Whether a disclosure is open, or nil when it has no such state.
    @Rare public var expanded: Sourced<Bool>?
    /// The level of a heading from 1 to 6, or nil for none.
    @Rare public var headingLevel: Sourced<Int>?
    /// The custom content, in order, including important content.
    public var customContent: [Sourced<Property.CustomContent>] = []
    /// The names of the custom actions, in order.
    public var actions: [Sourced<Wording>] = []
    /// The custom rotors.
    public var rotors: [Sourced<Property.Rotor>] = []
    /// The identity with which a rotor finds it, or nil if that is its node's name.
    @Rare public var rotorEntry: Sourced<Property.RotorEntry>?
    /// The words of the container about this element.
    @Rare public var context: Sourced<Context>?
    /// The cell of a data table that it is, or nil.
    @Rare public var cell: Sourced<TableCell>?
    /// The containers around it that can be spoken, outermost first.
    public var containers: [Container] = []
    /// The container of this stop, as for groups on the Mac; nil for any other stop.
    @Rare public var group: Container?
    /// The language of its words as a BCP 47 tag, or nil for the screen's.
    public var language: String?
    /// The rectangle in points, or nil without a frame.
    public var frame: Frame?
    /// The words that are not spoken, and why.
    public var suppressed: [Suppression] = []

    @usableFromInline
    init(node: String, origin: Origin) {
      self.node = node
      self.origin = origin
    }
  }

  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let content: Content

    @usableFromInline
    init(_ content: Content) { self.content = content }
  }

  @usableFromInline var storage: Storage

  /// An element without any words.
  public init(node: String, origin: Origin) {
    self.init(Content(node: node, origin: origin))
  }

  /// An element with its properties.
  init(_ content: Content) { storage = Storage(content) }

  /// A property of the element.
  @inlinable
  public subscript<Part>(dynamicMember path: WritableKeyPath<Content, Part>) -> Part {
    get { storage.content[keyPath: path] }
    set {
      var content = storage.content
      content[keyPath: path] = newValue
      storage = Storage(content)
    }
  }

  /// Whether the element has a trait.
  public func has(_ trait: Node.Trait) -> Bool { storage.content.has(trait) }

  /// The index of a trait among the traits, or nil.
  package func index(of trait: Node.Trait) -> Int? {
    storage.content.index(of: trait)
  }
}

extension Element.Content {
  /// Whether the element has a trait.
  func has(_ trait: Node.Trait) -> Bool { index(of: trait) != nil }

  /// The index of a trait; a trait with its origin is large, and is compared in place.
  fileprivate func index(of trait: Node.Trait) -> Int? {
    for index in traits.indices where traits[index].value == trait { return index }
    return nil
  }
}

extension Element: Hashable {
  /// Whether both have the same properties.
  public static func == (one: Element, other: Element) -> Bool {
    one.storage === other.storage || one.storage.content == other.storage.content
  }

  /// Hashes the properties.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.content) }
}

/// A container around elements: a list, a group with a label, a landmark.
public struct Container: Hashable, Sendable {
  /// The name of the node, as `Node.name` gives it.
  public var node: String
  /// What kind of container it is.
  public var type: Property.ContainerType
  /// The meaning of the view's class.
  public var kind = ViewClass.view
  /// The ARIA role of web content, or nil for anything else.
  public var role: Sourced<String>?
  /// The trait of a disabled view around its elements, or nil.
  public var dimmed: Sourced<Node.Trait>?
  /// The message below the title of an alert, or nil.
  public var message: Sourced<Wording>?
  /// The number of elements in it.
  public var count = 0
  /// The size of a table, or nil if unknown.
  public var size: Property.TableSize?
  /// The position of the view in the file.
  public var origin: Origin
  /// The label that is spoken on entering, or nil.
  public var label: Sourced<Wording>?
  /// The value that is spoken after the label, or nil.
  public var value: Sourced<Wording>?
  /// The hint of the app, which only the Mac speaks; nil without one.
  public var hint: Sourced<String>?
  /// The names of its custom actions, in order.
  public var actions: [Sourced<Wording>] = []
  /// The language of its words as a BCP 47 tag, or nil for the screen's.
  public var language: String?

  /// A container of a view.
  public init(
    node: String, type: Property.ContainerType, label: Sourced<Wording>? = nil,
    value: Sourced<Wording>? = nil, origin: Origin? = nil
  ) {
    self.node = node
    self.origin = origin ?? Origin(file: "", position: .unknown, node: node)
    self.type = type
    self.label = label
    self.value = value
  }
}

/// A resolved screen.
public struct Resolution: Hashable, Sendable {
  /// The elements in reading order.
  public var elements: [Element]
  /// The nodes that have words but are not elements, and why.
  public var dropped: [Suppression]
  /// The settings of the resolver.
  public var settings: ResolverSettings

  /// A resolution from its parts.
  public init(
    elements: [Element] = [], dropped: [Suppression] = [],
    settings: ResolverSettings = ResolverSettings()
  ) {
    self.elements = elements
    self.dropped = dropped
    self.settings = settings
  }
}
