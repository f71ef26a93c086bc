import ScreenTree

extension ScreenWriter {
  /// The value of a key as a file has it.
  static func value(of value: Property.Value) -> Document {
    switch value {
    case .id(let text), .label(let text), .valueText(let text), .hint(let text),
      .placeholder(let text), .language(let text), .symbol(let text), .style(let text),
      .textContentType(let text), .identifier(let text), .captured(let text), .role(let text),
      .webDescription(let text), .current(let text):
      .text(text)
    case .value(let scalar): self.scalar(scalar)
    case .inputLabels(let texts): .list(texts)
    case .labeledPair(let pair):
      .mapping([("role", .word(pair.role.rawValue)), ("id", .text(pair.id))])
    case .range(let range): .list([range.lowerBound, range.upperBound])
    case .format(let format): self.format(format)
    case .addTraits(let traits), .removeTraits(let traits), .traits(let traits):
      .list(traits.map { .word($0.rawValue) })
    case .heading(let number), .rowCount(let number), .columnCount(let number),
      .level(let number):
      .number(Double(number))
    case .step(let number), .opacity(let number), .sortPriority(let number): .number(number)
    case .expanded(let flag), .selected(let flag), .disabled(let flag), .hidden(let flag),
      .decorative(let flag), .isElement(let flag), .elementsHidden(let flag),
      .clipsToBounds(let flag), .modal(let flag), .groupChildren(let flag), .adjustable(let flag),
      .draggable(let flag), .directTouch(let flag), .required(let flag), .invalid(let flag),
      .readonly(let flag), .visited(let flag), .busy(let flag):
      .flag(flag)
    default: structure(value)
    }
  }

  /// The value of a key that is a list, a mapping, or one of a few words.
  private static func structure(_ value: Property.Value) -> Document {
    switch value {
    case .element(let behavior): .word(behavior.rawValue)
    case .representation(let nodes), .accessibilityChildren(let nodes): self.nodes(nodes)
    case .elements(let references): .list(references.map(reference))
    case .frame(let frame): .list([frame.x, frame.y, frame.width, frame.height])
    case .path(let points): .list(points.map { .list([$0.x, $0.y]) })
    case .activationPoint(let point): .list([point.x, point.y])
    case .customContent(let contents): .list(contents.map(content))
    case .actions(let actions), .swipeActions(let actions): .list(actions.map(action))
    case .rotors(let rotors): .list(rotors.map(rotor))
    case .rotorEntry(let entry): rotorEntry(entry)
    case .page(let place), .place(let place): .list([Double(place.number), Double(place.count)])
    case .onActivate(let effects), .onIncrement(let effects), .onDecrement(let effects),
      .onEscape(let effects), .onMagicTap(let effects):
      .list(effects.map(effect))
    case .speech(let speech): .mapping(self.speech(speech))
    case .attributed(let ranges): .list(ranges.map(attributed))
    case .container(let type): .word(type.rawValue)
    case .rowHeaderColumns(let numbers), .columnHeaderRows(let numbers):
      .list(numbers.map(Double.init))
    case .cell(let cell): .mapping(self.cell(cell))
    case .context(let context): self.context(context)
    case .checked(let state), .pressed(let state):
      state == .mixed ? .word("mixed") : .flag(state == .on)
    case .live(let live): .word(live.rawValue)
    default: .blank
    }
  }

  private static func scalar(_ scalar: Property.Scalar) -> Document {
    switch scalar {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .mixed: .word("mixed")
    }
  }

  private static func format(_ format: Property.ValueFormat) -> Document {
    switch format {
    case .percent: .word("percent")
    case .currency(let code): .mapping([("currency", .text(code))])
    case .number(let digits): .mapping([("fractionDigits", .number(Double(digits)))])
    case .unit(let unit): .mapping([("unit", .text(unit))])
    }
  }

  private static func reference(_ reference: Property.ElementReference) -> Document {
    switch reference {
    case .id(let id): .text(id)
    case .node(let node): self.node(node)
    }
  }

  private static func content(_ content: Property.CustomContent) -> Document {
    var pairs: [(String, Document)] = [("label", .text(content.label))]
    if !content.value.isEmpty { pairs.append(("value", .text(content.value))) }
    if content.isImportant { pairs.append(("importance", .word("high"))) }
    return .mapping(pairs)
  }

  private static func action(_ action: Property.Action) -> Document {
    guard !action.effects.isEmpty else { return .text(action.name) }
    return .mapping([("name", .text(action.name)), ("do", .list(action.effects.map(effect)))])
  }

  private static func rotor(_ rotor: Property.Rotor) -> Document {
    .mapping([("name", .text(rotor.name)), ("entries", .list(rotor.entries.map(rotorTarget)))])
  }

  private static func rotorTarget(_ entry: Property.Rotor.Entry) -> Document {
    guard entry.namespace != nil || entry.range != nil else { return .text(entry.id) }
    var pairs: [(String, Document)] = [("id", .text(entry.id))]
    if let namespace = entry.namespace { pairs.append(("in", .text(namespace))) }
    if let range = entry.range {
      pairs.append(("range", .list([Double(range.lowerBound), Double(range.count)])))
    }
    return .mapping(pairs)
  }

  private static func rotorEntry(_ entry: Property.RotorEntry) -> Document {
    guard let namespace = entry.namespace else { return .text(entry.id) }
    return .mapping([("id", .text(entry.id)), ("in", .text(namespace))])
  }

  private static func speech(_ speech: Property.Speech) -> [(String, Document)] {
    let pairs: [(String, Document?)] = [
      ("pitch", speech.pitch.map { .number($0) }),
      ("spellsOut", speech.spellsOut.map { .flag($0) }),
      ("alwaysIncludesPunctuation", speech.alwaysIncludesPunctuation.map { .flag($0) }),
      ("queued", speech.queued.map { .flag($0) }), ("ipa", speech.ipa.map { .text($0) }),
      ("language", speech.language.map { .text($0) }),
    ]
    return pairs.compactMap { name, value in value.map { (name, $0) } }
  }

  private static func attributed(_ range: Property.AttributedRange) -> Document {
    var pairs: [(String, Document)] = [
      ("range", .list([Double(range.start), Double(range.length)]))
    ]
    if let level = range.speech.headingLevel { pairs.append(("heading", .number(Double(level)))) }
    return .mapping(pairs + speech(range.speech))
  }
}
