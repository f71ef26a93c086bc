import ScreenDocuments
import ScreenTree

/// Effects of the app: the values of `onActivate`, of actions, and of steps.
extension Codec {
  /// The name of an action, or `{name, do}`.
  static var action: Codec<Property.Action> {
    .short(
      .text, { Property.Action($0) }, { $0.effects.isEmpty ? $0.name : nil },
      else: .record(
        Property.Action(""), missing: "an action needs a name",
        [
          .required("name", \.name, .text), .usual("do", \.effects, [], .effects),
        ]))
  }

  /// A list of effects, or a single one.
  static var effects: Codec<[Effect]> {
    .oneOrMore(
      Codec<Effect>("a step", schema: .reference("effect")) { reader, document, key in
        reader.effect(document, of: key)
      } write: {
        ScreenWriter.effect($0)
      })
  }

  /// The name of a screen, the id of a view, or words; required.
  static func name(_ words: String) -> Codec<String> {
    Codec<String>(words, schema: .textSchema) { reader, document, key in
      if let text = document.text, !text.isEmpty, !document.isNull { return text }
      reader.faults.add("'\(key.name)' needs \(words)", at: document.position)
      return nil
    } write: {
      .text($0)
    }
  }

  /// Empty, the id of a view, or `{text: …}`.
  static var target: Codec<Effect.Target?> {
    Codec<Effect.Target?>(
      "id or {text}",
      schema: .any(
        .textSchema.orNull,
        .object([("focus", .textSchema), ("text", .textSchema)], required: []))
    ) { reader, document, key in
      if document.isNull { return .some(nil) }
      if let id = document.text { return .id(id) }
      guard let fields = reader.fields(document, key.name, allowed: ["focus", "text"]) else {
        return nil
      }
      if let text = fields["text"].flatMap({ reader.text($0, "text") }) { return .text(text) }
      return fields["focus"].flatMap { reader.text($0, "focus") }.map { .id($0) }
    } write: { target in
      switch target {
      case nil: .null
      case .id(let id): .text(id)
      case .text(let text): .mapping([("text", .text(text))])
      }
    }
  }

  /// Words, or words with their priority and language.
  static var announcement: Codec<Announcement> {
    let record = Codec<Announcement>.record(
      Announcement(""), missing: "'announce' needs a text",
      [
        .required("text", \.text, .text),
        .usual("priority", \.priority, .default, .choice(Announcement.Priority.self)),
        .usual("queued", \.isQueued, false, .flag), .optional("language", \.language, .language),
      ])
    return Codec<Announcement>("text", schema: .any(.textSchema, record.schema)) {
      reader, document, key in
      if let text = document.text, !text.isBlank, !document.isNull { return Announcement(text) }
      return record.read(&reader, document, key)
    } write: {
      record.write($0)
    }
  }

  /// An id with the changed keys of a view.
  static var change: Codec<Effect.Change> {
    Codec<Effect.Change>(
      "{id, …}", schema: .schema(type: "object", [("required", .list(["id"]))])
    ) { reader, document, _ in
      reader.change(document)
    } write: { change in
      var pairs: [(String, Document)] = [("id", .text(change.id))]
      if let title = change.title { pairs.append(("title", .text(title))) }
      pairs += change.properties.map { ($0.modifier.name, FileCodec.write($0)) }
      return .mapping(pairs)
    }
  }
}

extension Effect {
  /// Every effect by its word in a file.
  static let cases: [EnumCase<Effect>] = [
    .init("open", .name("the name of a screen"), { .open($0) }) {
      if case .open(let it) = $0 { it } else { nil }
    },
    .init("close", .nothing, { .close }) { if case .close = $0 { () } else { nil } },
    .init("update", .change, { .update($0) }) { if case .update(let it) = $0 { it } else { nil } },
    .init("remove", .name("the id of a view"), { .remove($0) }) {
      if case .remove(let it) = $0 { it } else { nil }
    },
    .init("show", .name("the id of a view"), { .show($0) }) {
      if case .show(let it) = $0 { it } else { nil }
    },
    .init("announce", .announcement, { .announce($0) }) {
      if case .announce(let it) = $0 { it } else { nil }
    },
    .init("focus", .name("the id of a view"), { .focus($0) }) {
      if case .focus(let it) = $0 { it } else { nil }
    },
    .init("screenChanged", .target, { .screenChanged($0) }) {
      if case .screenChanged(let it) = $0 { .some(it) } else { nil }
    },
    .init("layoutChanged", .target, { .layoutChanged($0) }) {
      if case .layoutChanged(let it) = $0 { .some(it) } else { nil }
    },
    .init("pageScrolled", .name("what is spoken"), { .pageScrolled($0) }) {
      if case .pageScrolled(let it) = $0 { it } else { nil }
    },
  ]

  /// The words of all effects.
  package static let words = cases.map(\.name)
}

extension Codec<Void> {
  /// No value after the key.
  static var nothing: Codec {
    Codec("", schema: .schema(type: "null"), read: { _, _, _ in () }, write: { .null })
  }
}

extension NodeReader {
  /// The word of a step with its value, or nil and an error.
  ///
  /// - Parameters:
  ///   - item: the step.
  ///   - example: a step that may stand there, for the error.
  /// - Returns: the word and its value.
  mutating func step(
    _ item: Document, suchAs example: String = "`next: 3`"
  ) -> (word: String, value: Document?)? {
    let entry = item.entries?.first
    guard let word = entry?.key ?? item.text, item.entries?.count ?? 1 == 1 else {
      faults.add(
        "a step is one word with what belongs to it, such as \(example)", at: item.position)
      return nil
    }
    return (word, entry?.value)
  }

  /// Reads an effect by its word; its ids are not checked.
  mutating func effect(_ word: String, _ value: Document?, at position: Position) -> Effect? {
    // A step of one word has no value, and an empty plain text is null to the codecs.
    let value = value ?? Document(.scalar("", isPlain: true), at: position)
    return Effect.cases.first { $0.name == word }?
      .read(&self, value, .init(name: word, depth: 0))
  }

  /// Reads an effect of a view; its ids must be in the file.
  fileprivate mutating func effect(_ document: Document, of key: ValueKey) -> Effect? {
    let example = "`open: home`; several steps are a list, each with a dash before it"
    guard let entry = step(document, suchAs: example) else { return nil }
    guard Effect.words.contains(entry.word) else {
      let advice = faults.advice(for: entry.word, among: Effect.words)
      fault("'\(key.name)' cannot '\(entry.word)'. \(advice)", at: document.position)
      return nil
    }
    let effect = effect(entry.word, entry.value, at: document.position)
    effect?.ids.forEach { refer(to: $0, at: document.position) }
    return effect
  }

  fileprivate mutating func change(_ value: Document) -> Effect.Change? {
    guard let entries = value.entries, let id = value["id"]?.text, !id.isEmpty else {
      faults.add("'update' is a mapping with an id and what changes", at: value.position)
      return nil
    }
    var change = Effect.Change(id: id)
    for entry in entries where entry.key != "id" {
      if entry.key == "title" {
        change.title = text(entry.value, "title")
      } else if let property = property(entry, depth: 1) {
        change.properties.append(property)
      }
    }
    return change
  }
}

extension ScreenWriter {
  /// An effect, as a step of a file.
  static func effect(_ effect: Effect) -> Document {
    for one in Effect.cases {
      guard let value = one.write(effect) else { continue }
      return value.isNull ? .word(one.name) : .mapping([(one.name, value)])
    }
    return .blank
  }
}
