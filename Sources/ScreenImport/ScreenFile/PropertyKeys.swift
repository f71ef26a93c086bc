package import ScreenTree

/// The keys of a view, and how the value of each is read.
package enum PropertyKeys {
  typealias Decoder = @Sendable (inout NodeReader, Document, _ depth: Int) -> Property.Value?

  /// Every key that a view can have.
  package static let all = Property.Name.allCases.map(\.rawValue) + ["systemName"]

  /// The property of a key; `systemName` is another word for `symbol`.
  static func name(of key: String) -> Property.Name? {
    key == "systemName" ? .symbol : Property.Name(rawValue: key)
  }

  /// The keys that only web content has.
  package static let web: Set<Property.Name> = [
    .role, .webDescription, .checked, .pressed, .required, .invalid, .readonly, .level, .current,
    .visited, .busy, .live, .place,
  ]

  static let decoders = words.merging(states) { $1 }.merging(places) { $1 }
    .merging(structures) { $1 }.merging(webContent) { $1 }.merging(responses) { $1 }

  private static let responses: [Property.Name: Decoder] = [
    .actions: { reader, document, _ in
      reader.actions(document, "actions").map(Property.Value.actions)
    },
    .swipeActions: { reader, document, _ in
      reader.actions(document, "swipeActions").map(Property.Value.swipeActions)
    },
    .page: { reader, document, _ in reader.place(document, "page").map(Property.Value.page) },
    .onActivate: effects(.onActivate, Property.Value.onActivate),
    .onIncrement: effects(.onIncrement, Property.Value.onIncrement),
    .onDecrement: effects(.onDecrement, Property.Value.onDecrement),
    .onEscape: effects(.onEscape, Property.Value.onEscape),
    .onMagicTap: effects(.onMagicTap, Property.Value.onMagicTap),
  ]

  private static func effects(
    _ name: Property.Name, _ make: @escaping @Sendable ([Effect]) -> Property.Value
  ) -> Decoder {
    { reader, document, _ in reader.effects(document, name.rawValue).map(make) }
  }

  private static let words: [Property.Name: Decoder] = [
    .id: text(.id, Property.Value.id),
    .label: text(.label, Property.Value.label),
    .value: { reader, document, _ in reader.scalar(document).map(Property.Value.value) },
    .valueText: text(.valueText, Property.Value.valueText),
    .hint: text(.hint, Property.Value.hint),
    .placeholder: text(.placeholder, Property.Value.placeholder),
    .inputLabels: texts(.inputLabels, Property.Value.inputLabels),
    .language: { reader, document, _ in reader.language(document).map(Property.Value.language) },
    .labeledPair: { reader, document, _ in
      reader.labeledPair(document).map(Property.Value.labeledPair)
    },
    .symbol: text(.symbol, Property.Value.symbol),
    .style: text(.style, Property.Value.style),
    .textContentType: text(.textContentType, Property.Value.textContentType),
    .identifier: text(.identifier, Property.Value.identifier),
    .captured: text(.captured, Property.Value.captured),
    .speech: { reader, document, _ in reader.speech(document).map(Property.Value.speech) },
    .attributed: { reader, document, _ in
      reader.attributedRanges(document).map(Property.Value.attributed)
    },
    .customContent: { reader, document, _ in
      reader.customContent(document).map(Property.Value.customContent)
    },
    .rotors: { reader, document, _ in reader.rotors(document).map(Property.Value.rotors) },
    .rotorEntry: { reader, document, _ in
      reader.rotorEntry(document).map(Property.Value.rotorEntry)
    },
  ]

  private static let states: [Property.Name: Decoder] = [
    .addTraits: traits(.addTraits, Property.Value.addTraits),
    .removeTraits: traits(.removeTraits, Property.Value.removeTraits),
    .traits: traits(.traits, Property.Value.traits),
    .heading: integer(.heading, 1...6, Property.Value.heading),
    .expanded: flag(.expanded, Property.Value.expanded),
    .selected: flag(.selected, Property.Value.selected),
    .disabled: flag(.disabled, Property.Value.disabled),
    .hidden: flag(.hidden, Property.Value.hidden),
    .opacity: number(.opacity, 0...1, Property.Value.opacity),
    .decorative: flag(.decorative, Property.Value.decorative),
    .isElement: flag(.isElement, Property.Value.isElement),
    .elementsHidden: flag(.elementsHidden, Property.Value.elementsHidden),
    .clipsToBounds: flag(.clipsToBounds, Property.Value.clipsToBounds),
    .modal: flag(.modal, Property.Value.modal),
    .groupChildren: flag(.groupChildren, Property.Value.groupChildren),
    .adjustable: flag(.adjustable, Property.Value.adjustable),
    .draggable: flag(.draggable, Property.Value.draggable),
    .directTouch: flag(.directTouch, Property.Value.directTouch),
  ]

  private static let places: [Property.Name: Decoder] = [
    .range: { reader, document, _ in reader.range(document).map(Property.Value.range) },
    .step: number(.step, 1e-9...1e9, Property.Value.step),
    .format: { reader, document, _ in reader.format(document).map(Property.Value.format) },
    .sortPriority: number(.sortPriority, -1e9...1e9, Property.Value.sortPriority),
    .frame: { reader, document, _ in reader.frame(document).map(Property.Value.frame) },
    .path: { reader, document, _ in reader.path(document).map(Property.Value.path) },
    .activationPoint: { reader, document, _ in
      reader.point(document, "activationPoint").map(Property.Value.activationPoint)
    },
  ]

  private static let structures: [Property.Name: Decoder] = [
    .element: { reader, document, _ in
      reader.choice(document, "element").map(Property.Value.element)
    },
    .representation: { reader, document, depth in
      .representation(reader.oneOrMore(document, depth: depth + 1))
    },
    .accessibilityChildren: { reader, document, depth in
      .accessibilityChildren(reader.oneOrMore(document, depth: depth + 1))
    },
    .elements: { reader, document, depth in
      reader.elements(document, depth: depth + 1).map(Property.Value.elements)
    },
    .container: { reader, document, _ in
      reader.choice(document, "container").map(Property.Value.container)
    },
    .rowCount: integer(.rowCount, 0...1_000_000, Property.Value.rowCount),
    .columnCount: integer(.columnCount, 0...1_000_000, Property.Value.columnCount),
    .rowHeaderColumns: { reader, document, _ in
      reader.integers(document, "rowHeaderColumns").map(Property.Value.rowHeaderColumns)
    },
    .columnHeaderRows: { reader, document, _ in
      reader.integers(document, "columnHeaderRows").map(Property.Value.columnHeaderRows)
    },
    .cell: { reader, document, _ in reader.cell(document).map(Property.Value.cell) },
    .context: { reader, document, depth in
      reader.context(document, depth: depth).map(Property.Value.context)
    },
  ]

  private static let webContent: [Property.Name: Decoder] = [
    .role: text(.role, Property.Value.role),
    .webDescription: text(.webDescription, Property.Value.webDescription),
    .checked: { reader, document, _ in
      reader.tristate(document, "checked").map(Property.Value.checked)
    },
    .pressed: { reader, document, _ in
      reader.tristate(document, "pressed").map(Property.Value.pressed)
    },
    .required: flag(.required, Property.Value.required),
    .invalid: flag(.invalid, Property.Value.invalid),
    .readonly: flag(.readonly, Property.Value.readonly),
    .level: integer(.level, 1...100, Property.Value.level),
    .current: text(.current, Property.Value.current),
    .visited: flag(.visited, Property.Value.visited),
    .busy: flag(.busy, Property.Value.busy),
    .live: { reader, document, _ in reader.choice(document, "live").map(Property.Value.live) },
    .place: { reader, document, _ in reader.place(document, "position").map(Property.Value.place) },
  ]

  private static func text(
    _ name: Property.Name, _ make: @escaping @Sendable (String) -> Property.Value
  ) -> Decoder {
    { reader, document, _ in reader.text(document, name.rawValue).map(make) }
  }

  private static func texts(
    _ name: Property.Name, _ make: @escaping @Sendable ([String]) -> Property.Value
  ) -> Decoder {
    { reader, document, _ in reader.texts(document, name.rawValue).map(make) }
  }

  private static func traits(
    _ name: Property.Name, _ make: @escaping @Sendable ([Node.Trait]) -> Property.Value
  ) -> Decoder {
    { reader, document, _ in reader.traits(document, name.rawValue).map(make) }
  }

  private static func flag(
    _ name: Property.Name, _ make: @escaping @Sendable (Bool) -> Property.Value
  ) -> Decoder {
    { reader, document, _ in reader.flag(document, name.rawValue).map(make) }
  }

  private static func integer(
    _ name: Property.Name, _ range: ClosedRange<Int>,
    _ make: @escaping @Sendable (Int) -> Property.Value
  ) -> Decoder {
    { reader, document, _ in reader.integer(document, name.rawValue, range).map(make) }
  }

  private static func number(
    _ name: Property.Name, _ range: ClosedRange<Double>,
    _ make: @escaping @Sendable (Double) -> Property.Value
  ) -> Decoder {
    { reader, document, _ in reader.number(document, name.rawValue, range).map(make) }
  }
}
