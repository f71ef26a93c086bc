package import ScreenTree

/// One stop of the cursor: the result of the resolver, with everything that can be spoken.
///
/// A value with a single reference, because a screen has up to a million elements and each is
/// passed from stage to stage; a change copies it.
@dynamicMemberLookup
package struct Element: Sendable {
  /// The properties of an element.
  package struct Content: Hashable, Sendable {
    /// The name of the node, as `Node.name` gives it.
    package var node: String
    /// The node's position in the file.
    package var origin: Origin
    /// The meaning of the view's class.
    package var kind = ViewClass.view
    /// The style of the control as the file names it, or nil for the default.
    @Boxed package var style: String?
    /// The ARIA role of web content, or nil for anything else.
    @Boxed package var role: Sourced<String>?
    /// The parts of the label, in speaking order; several when children were merged.
    package var label: [Sourced<Wording>] = []
    /// The parts of the value, in speaking order.
    package var value: [Sourced<Wording>] = []
    /// The ranges of the label with their own speech attributes.
    package var attributed: [AttributedPart] = []
    /// The speech attributes of the whole element, or nil.
    @Boxed package var speech: Sourced<Property.Speech>?
    /// The hint of the app.
    @Boxed package var hint: Sourced<String>?
    /// The `aria-describedby` text of web content, or nil.
    @Boxed package var webDescription: Sourced<String>?
    /// The error message of the entry, or nil.
    @Boxed package var error: Sourced<String>?
    /// The modifiers that rules read as the file states them; most elements have none.
    package var stated: [Sourced<Property>] = []
    /// The traits, each once, in the order of `Node.Trait.allCases`.
    package var traits: [Sourced<Node.Trait>] = []
    /// The states that no trait expresses, in the order of `State`.
    package var states: [Sourced<State>] = []
    /// Whether a disclosure is open, or nil when it has no such state.
    @Boxed package var expanded: Sourced<Bool>?
    /// The level of a heading from 1 to 6, or nil for none.
    @Boxed package var headingLevel: Sourced<Int>?
    /// The custom content, in order, including important content.
    package var customContent: [Sourced<Property.CustomContent>] = []
    /// The names of the custom actions, in order.
    package var actions: [Sourced<Wording>] = []
    /// The names of the places where something can be dropped on it, or nil.
    @Boxed package var dropPoints: Sourced<[String]>?
    /// The custom rotors.
    package var rotors: [Sourced<Property.Rotor>] = []
    /// The identity with which a rotor finds it, or nil if that is its node's name.
    @Boxed package var rotorEntry: Sourced<Property.RotorEntry>?
    /// The words of the container about this element.
    @Boxed package var context: Sourced<Context>?
    /// The cell of a data table that it is, or nil.
    @Boxed package var cell: Sourced<TableCell>?
    /// The containers around it that can be spoken, outermost first.
    package var containers: [Container] = []
    /// The chart that it is, or a mark of which it is, with its data; nil for anything else.
    @Boxed package var chart: Sourced<Property.Chart>?
    /// The container that starts at this stop, on the Mac; nil for any other stop.
    @Boxed package var group: Container?
    /// The container that ends at this stop, on the Mac; nil for any other stop.
    @Boxed package var groupEnd: Container?
    /// Whether the Tab key goes past it, because another button of its group is reached instead.
    package var isPassedByTab = false
    /// The language of its words as a BCP 47 tag, or nil for the screen's.
    package var language: String?
    /// The rectangle by which it is read, in points: the stated one, or that of the layout where no
    /// frame is stated; nil without any.
    package var frame: Frame?
    /// Where the layout puts it; nil for a stated frame, and without a layout.
    package var placement: Placement?
    /// Whether its frame is that of the layout.
    package var isReadByLayout = false
    /// The words that are not spoken, and why.
    package var suppressed: [Suppression] = []

    init(node: String, origin: Origin) {
      self.node = node
      self.origin = origin
    }
  }

  /// The properties, in an object that copies of an element share.
  ///
  /// It is sendable without a lock: only a draft changes, which nothing but the resolver has, and a
  /// change of an element makes another storage.
  class Storage: @unchecked Sendable {
    // Unchecked, because the passes read a draft's properties one by one, and each check takes
    // longer than the reading; nothing reads a draft while one of its properties changes.
    @exclusivity(unchecked) final var element: Content

    init(_ element: Content) { self.element = element }
  }

  private var storage: Storage

  /// An element without any words.
  package init(node: String, origin: Origin) {
    storage = Storage(Content(node: node, origin: origin))
  }

  /// An element with these properties.
  init(content: Content) { storage = Storage(content) }

  /// The element of a draft, which must not change from now on.
  init(_ draft: Draft) { storage = draft }

  /// All properties at once, for whatever reads many of them.
  ///
  /// Outside this module a property that is read by its key path costs as much as copying all.
  package var content: Content { storage.element }

  // Those below are read for every event, so they are not read by key paths.

  /// The name of the node, as `Node.name` gives it.
  package var node: String {
    get { storage.element.node }
    set { self[dynamicMember: \.node] = newValue }
  }

  /// The containers around it that can be spoken, outermost first.
  package var containers: [Container] {
    get { storage.element.containers }
    set { self[dynamicMember: \.containers] = newValue }
  }

  /// The cell of a data table that it is, or nil.
  package var cell: Sourced<TableCell>? {
    get { storage.element.cell }
    set { self[dynamicMember: \.cell] = newValue }
  }

  /// The language of its words as a BCP 47 tag, or nil for the screen's.
  package var language: String? {
    get { storage.element.language }
    set { self[dynamicMember: \.language] = newValue }
  }

  /// The node's position in the file.
  package var origin: Origin { storage.element.origin }

  /// A property of the element.
  package subscript<Part>(dynamicMember path: WritableKeyPath<Content, Part>) -> Part {
    get { storage.element[keyPath: path] }
    set {
      var content = storage.element
      content[keyPath: path] = newValue
      storage = Storage(content)
    }
  }

  /// A property computed from others, such as `chartHere`.
  package subscript<Part>(dynamicMember path: KeyPath<Content, Part>) -> Part {
    storage.element[keyPath: path]
  }

  /// Whether the element has a trait.
  package func has(_ trait: Node.Trait) -> Bool { storage.element.traits.has(trait) }
}

extension Element.Content {
  /// The value of a modifier as the file states it, or nil; the last one in the file is used.
  ///
  /// The modifier's use must be `stated`, because only those are passed on.
  package subscript<Value>(_ modifier: Modifier<Value>) -> Sourced<Value>? {
    for property in stated.reversed() {
      if let value = property.value[modifier] { return property.map { _ in value } }
    }
    return nil
  }

  /// The options of direct touch; nil without it.
  package var directTouchOptions: Set<Property.DirectTouch.Option>? {
    if case .on(let options) = self[.directTouch]?.value { options } else { nil }
  }
}

// They compare in place, because a trait with its origin is large: `contains` copies each.
extension [Sourced<Node.Trait>] {
  /// Whether a trait is among them.
  package func has(_ trait: Node.Trait) -> Bool {
    for index in indices where self[index].value == trait { return true }
    return false
  }

  /// A trait with its source, or nil.
  package subscript(_ trait: Node.Trait) -> Sourced<Node.Trait>? {
    for index in indices where self[index].value == trait { return self[index] }
    return nil
  }
}

extension Element: Hashable {
  /// Whether both have the same properties.
  package static func == (one: Element, other: Element) -> Bool {
    // Elements are passed on by reference, so that equal ones often share their storage.
    one.storage === other.storage || one.storage.element == other.storage.element
  }

  /// Hashes the properties.
  package func hash(into hasher: inout Hasher) { hasher.combine(storage.element) }
}

/// A container around elements: a list, a group with a label, a landmark.
package struct Container: Hashable, Sendable {
  /// The name of the node, as `Node.name` gives it.
  package var node: String
  /// What kind of container it is.
  package var type: Property.ContainerType
  /// The meaning of the view's class.
  package var kind = ViewClass.view
  /// The ARIA role of web content, or nil for anything else.
  package var role: Sourced<String>?
  /// The trait of a disabled view around its elements, or nil.
  package var dimmed: Sourced<Node.Trait>?
  /// The message below the title of an alert, or nil.
  package var message: Sourced<Wording>?
  /// The number of elements in it.
  package var count = 0
  /// The number of its items, each with all that is in it: of a list its list items, or terms and
  /// definitions, of anything else its members.
  package var itemCount = 0
  /// How many lists it is inside of, itself included: 1 for an outermost list, 0 for no list.
  package var level = 0
  /// The states that no trait expresses, such as that a choice is required; only on the Mac.
  package var states: [Sourced<Element.State>] = []
  /// The size of a table, or nil if unknown.
  package var size: Property.TableSize?
  /// The position of the view in the file.
  package var origin: Origin
  /// The label that is spoken on entering, or nil.
  package var label: Sourced<Wording>?
  /// The value that is spoken after the label, or nil.
  package var value: Sourced<Wording>?
  /// The hint of the app, which only the Mac speaks; nil without one.
  package var hint: Sourced<String>?
  /// The names of its custom actions, in order.
  package var actions: [Sourced<Wording>] = []
  /// The language of its words as a BCP 47 tag, or nil for the screen's.
  package var language: String?
  /// The data of the chart that it is, or nil.
  @Boxed package var chart: Sourced<Property.Chart>?

  /// A container of a view.
  package init(
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
package struct Resolution: Hashable, Sendable {
  /// The elements in reading order.
  package var elements: [Element]
  /// The nodes that have words but are not elements, and why.
  package var dropped: [Suppression]
  /// The settings of the resolver.
  package var settings: ResolverSettings

  /// A resolution from its parts.
  package init(
    elements: [Element] = [], dropped: [Suppression] = [],
    settings: ResolverSettings = ResolverSettings()
  ) {
    self.elements = elements
    self.dropped = dropped
    self.settings = settings
  }
}
