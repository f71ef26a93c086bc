package import ScreenTree

/// One stop of the cursor: the result of the resolver, with everything that can be spoken.
package struct Element: Hashable, Sendable {
  /// The name of the node, as `Node.name` gives it.
  package var node: String
  /// The node's position in the file.
  package var origin: Origin
  /// The accessibility identifier, or nil for none.
  package var identifier: String?
  /// The meaning of the view's class.
  package var kind = ViewClass.view
  /// The style of the control as the file names it, or nil for the default.
  package var style: String?
  /// The ARIA role of web content, or nil for anything else.
  package var role: Sourced<String>?
  /// The parts of the label, in speaking order; several when children were merged.
  package var label: [Sourced<Wording>] = []
  /// The parts of the value, in speaking order.
  package var value: [Sourced<Wording>] = []
  /// The ranges of the label with their own speech attributes.
  package var attributed: [AttributedPart] = []
  /// The speech attributes of the whole element, or nil.
  package var speech: Sourced<Property.Speech>?
  /// The hint of the app.
  package var hint: Sourced<String>?
  /// The `aria-describedby` text of web content, or nil.
  package var webDescription: Sourced<String>?
  /// The error message of the entry, or nil.
  package var error: Sourced<String>?
  /// The chart, and the modifiers that rules read as the file states them; most elements have none.
  package var stated: [Sourced<Property>] = []
  /// The traits, each once, in the order of `Node.Trait.allCases`.
  package var traits: [Sourced<Node.Trait>] = []
  /// The states that no trait expresses, in the order of `State`.
  package var states: [Sourced<State>] = []
  /// Whether a disclosure is open, or nil when it has no such state.
  package var expanded: Sourced<Bool>?
  /// The level of a heading from 1 to 6, or nil for none.
  package var headingLevel: Sourced<Int>?
  /// The custom content, in order, including important content.
  package var customContent: [Sourced<Property.CustomContent>] = []
  /// The names of the custom actions, in order.
  package var actions: [Sourced<Wording>] = []
  /// The names of the places where something can be dropped on it, or nil.
  package var dropPoints: Sourced<[String]>?
  /// The custom rotors.
  package var rotors: [Sourced<Property.Rotor>] = []
  /// The identity with which a rotor finds it, or nil if that is its node's name.
  package var rotorEntry: Sourced<Property.RotorEntry>?
  /// The words of the container about this element.
  package var context: Sourced<Context>?
  /// The cell of a data table that it is, or nil.
  package var cell: Sourced<TableCell>?
  /// The containers around it that can be spoken, outermost first.
  package var containers: [Container] = []
  /// The start or the end of a container that it is, on the Mac; nil for any other stop.
  package var edge: Edge?
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

  /// The start or the end of a container.
  package indirect enum Edge: Hashable, Sendable {
    /// The container starts here.
    case start(Container)
    /// The container ends here.
    case end(Container)
  }

  /// An element without any words.
  package init(node: String, origin: Origin) {
    self.node = node
    self.origin = origin
  }

  /// Whether the element has a trait.
  package func has(_ trait: Node.Trait) -> Bool { traits.has(trait) }

  /// The value of a modifier as the file states it, or nil; the last one in the file is used.
  ///
  /// Only charts and modifiers whose use is `stated` are passed on.
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

extension [Sourced<Node.Trait>] {
  /// Whether a trait is among them.
  package func has(_ trait: Node.Trait) -> Bool { contains { $0.value == trait } }

  /// A trait with its source, or nil.
  package subscript(_ trait: Node.Trait) -> Sourced<Node.Trait>? { first { $0.value == trait } }
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
  package var chart: Sourced<Property.Chart>?

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
