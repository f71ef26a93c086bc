public import ScreenTree

/// One stop of the cursor: the resolver's last word on what is there to be spoken.
///
/// A value of one reference, because a screen has up to a million elements and each is handed from
/// stage to stage; a change makes another one.
@dynamicMemberLookup
public struct Element: Sendable {
  /// What an element holds.
  public struct Content: Hashable, Sendable {
    /// The name of the node, as `Node.name` gives it.
    public var node: String
    /// The node's place in the file.
    public var origin: Origin
    /// The meaning of the view's class.
    public var kind = ViewClass.view
    /// The style of the control as the file names it, or nil for the usual one.
    @Rare public var style: String?
    /// The ARIA role of web content, or nil for anything else.
    @Rare public var role: Sourced<String>?
    /// The parts of the label, in speaking order; several when children were merged.
    public var label: [Sourced<Wording>] = []
    /// The parts of the value, in speaking order.
    public var value: [Sourced<Wording>] = []
    /// The ranges of the label with speech attributes of their own.
    public var attributed: [AttributedPart] = []
    /// The speech attributes of the whole element, or nil for none.
    @Rare public var speech: Sourced<Property.Speech>?
    /// The hint of the app's own.
    @Rare public var hint: Sourced<String>?
    /// What describes web content beside its label, or nil for nothing.
    @Rare public var webDescription: Sourced<String>?
    /// What is wrong with the entry, in words, or nil for nothing.
    @Rare public var error: Sourced<String>?
    /// Where the insertion point is while the text is edited, or nil for where it usually is.
    @Rare public var insertionPoint: Sourced<Property.InsertionPoint>?
    /// The options with which it takes touches itself, or nil when it does not.
    @Rare public var directTouch: Sourced<Set<Property.DirectTouch.Option>>?
    /// The traits, each once, in the order of `Node.Trait.allCases`.
    public var traits: [Sourced<Node.Trait>] = []
    /// The states that no trait tells, in the order of `State`.
    public var states: [Sourced<State>] = []
    /// Whether a disclosure is open, or nil when it has no such state.
    @Rare public var expanded: Sourced<Bool>?
    /// The level of a heading from 1 to 6, or nil for none.
    @Rare public var headingLevel: Sourced<Int>?
    /// The information that is read on demand, in order; important pieces too.
    public var customContent: [Sourced<Property.CustomContent>] = []
    /// The names of the custom actions, in order.
    public var actions: [Sourced<Wording>] = []
    /// The rotors of the app's own.
    public var rotors: [Sourced<Property.Rotor>] = []
    /// The identity under which a rotor finds it, or nil for its node's name alone.
    @Rare public var rotorEntry: Sourced<Property.RotorEntry>?
    /// What the container says about this element.
    @Rare public var context: Sourced<Context>?
    /// The cell of a data table that it is, or nil for none.
    @Rare public var cell: Sourced<TableCell>?
    /// The containers around it that can be spoken, outermost first.
    public var containers: [Container] = []
    /// The container that this stop stands for, as groups do on the Mac; nil for any other stop.
    @Rare public var group: Container?
    /// The language of its words as a BCP 47 tag, or nil for the screen's.
    public var language: String?
    /// The rectangle in points, or nil when the file has none.
    public var frame: Frame?
    /// What could have been spoken and is not, with why.
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

  /// Creates an element that says nothing yet.
  public init(node: String, origin: Origin) {
    self.init(Content(node: node, origin: origin))
  }

  /// Creates an element of what it holds.
  init(_ content: Content) { storage = Storage(content) }

  /// A part of what the element holds.
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

  /// The index of a trait among the traits, or nil when the element does not have it.
  package func index(of trait: Node.Trait) -> Int? {
    storage.content.index(of: trait)
  }
}

extension Element.Content {
  /// Whether the element has a trait.
  func has(_ trait: Node.Trait) -> Bool { index(of: trait) != nil }

  /// The index of a trait; a trait with its origin is large, and is compared where it lies.
  fileprivate func index(of trait: Node.Trait) -> Int? {
    for index in traits.indices where traits[index].value == trait { return index }
    return nil
  }
}

extension Element: Hashable {
  /// Whether both hold the same.
  public static func == (one: Element, other: Element) -> Bool {
    one.storage === other.storage || one.storage.content == other.storage.content
  }

  /// Hashes what the element holds.
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
  /// What a disabled view around its elements says, or nil for one that can be used.
  public var dimmed: Sourced<Node.Trait>?
  /// The message under the title of an alert, or nil for none.
  public var message: Sourced<Wording>?
  /// How many elements are in it.
  public var count = 0
  /// How many rows and columns a table has, or nil when that is not known.
  public var size: Property.TableSize?
  /// The place of the view in the file.
  public var origin: Origin
  /// The label that is spoken when the cursor comes in, or nil for none.
  public var label: Sourced<Wording>?
  /// The value that is spoken after the label, or nil for none.
  public var value: Sourced<Wording>?
  /// The hint of the app's own, which only the Mac speaks; nil for none.
  public var hint: Sourced<String>?
  /// The names of its custom actions, in order.
  public var actions: [Sourced<Wording>] = []
  /// The language of its words as a BCP 47 tag, or nil for the screen's.
  public var language: String?

  /// Creates a container.
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

/// What the resolver made of a screen.
public struct Resolution: Hashable, Sendable {
  /// What the cursor can stop on, in reading order.
  public var elements: [Element]
  /// The nodes that made no element although they have words, with why.
  public var dropped: [Suppression]
  /// What the resolver was told.
  public var settings: ResolverSettings

  /// Creates a resolution.
  public init(
    elements: [Element] = [], dropped: [Suppression] = [],
    settings: ResolverSettings = ResolverSettings()
  ) {
    self.elements = elements
    self.dropped = dropped
    self.settings = settings
  }
}
