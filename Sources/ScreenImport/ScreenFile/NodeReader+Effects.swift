import ScreenTree

/// What an app does: the values of `onActivate`, of actions, and the steps that the app takes.
extension NodeReader {
  /// Reads an action's name, or its name with what the app does.
  mutating func actions(_ document: Document, _ key: String) -> [Property.Action]? {
    (document.items ?? [document]).compactMap { item in
      guard item.entries != nil else { return text(item, key).map { Property.Action($0) } }
      guard let fields = fields(item, key, allowed: ["name", "do"]) else { return nil }
      guard let name = fields["name"].flatMap({ text($0, "name") }) else {
        fault("an action needs a name", at: item.position)
        return nil
      }
      return Property.Action(name, effects: fields["do"].flatMap { effects($0, "do") } ?? [])
    }
  }

  /// Reads a list of effects, or one of them alone.
  mutating func effects(_ document: Document, _ key: String) -> [Effect]? {
    (document.items ?? [document]).compactMap { item in
      guard let entry = step(item) else { return nil }
      guard EffectNames.all.contains(entry.word) else {
        let advice = Suggestion.sentence(for: entry.word, among: EffectNames.all)
        fault("'\(key)' cannot '\(entry.word)'. \(advice)", at: item.position)
        return nil
      }
      let effect = effect(entry.word, entry.value, at: item.position)
      effect?.ids.forEach { refer(to: $0, at: item.position) }
      return effect
    }
  }

  /// The word of a step and what belongs to it, or nil and a fault.
  mutating func step(_ item: Document) -> (word: String, value: Document?)? {
    let entry = item.entries?.first
    guard let word = entry?.key ?? item.text, item.entries?.count ?? 1 == 1 else {
      faults.add(
        "a step is one word with what belongs to it, such as `next: 3`", at: item.position)
      return nil
    }
    return (word, entry?.value)
  }

  /// Reads an effect by its word; the ids that it names are not looked up.
  mutating func effect(_ word: String, _ value: Document?, at position: Position) -> Effect? {
    let none = Document(.scalar("", isPlain: true), at: position)
    let value = value ?? none
    switch word {
    case "open": return name(value, word, "the name of a screen").map(Effect.open)
    case "close": return .close
    case "update": return change(value).map(Effect.update)
    case "remove": return name(value, word, "the id of a view").map(Effect.remove)
    case "show": return name(value, word, "the id of a view").map(Effect.show)
    case "focus": return name(value, word, "the id of a view").map(Effect.focus)
    case "announce": return announcement(value).map(Effect.announce)
    case "screenChanged": return target(value, word).map(Effect.screenChanged)
    case "layoutChanged": return target(value, word).map(Effect.layoutChanged)
    case "pageScrolled": return name(value, word, "what is spoken").map(Effect.pageScrolled)
    default: return nil
    }
  }

  private mutating func name(_ value: Document, _ word: String, _ what: String) -> String? {
    if let text = value.text, !text.isEmpty, !value.isNull { return text }
    faults.add("'\(word)' needs \(what)", at: value.position)
    return nil
  }

  /// Nothing, the id of a view, or `{text: …}`; the outer nil is a fault.
  private mutating func target(_ value: Document, _ word: String) -> Effect.Target?? {
    if value.isNull { return .some(nil) }
    if let id = value.text { return .id(id) }
    guard let fields = fields(value, word, allowed: ["focus", "text"]) else { return nil }
    if let text = fields["text"].flatMap({ text($0, "text") }) { return .text(text) }
    return fields["focus"].flatMap { text($0, "focus") }.map { .id($0) }
  }

  private mutating func announcement(_ value: Document) -> Announcement? {
    if let text = value.text, text.contains(where: { !$0.isWhitespace }), !value.isNull {
      return Announcement(text)
    }
    let allowed = ["text", "priority", "queued", "language"]
    guard let fields = fields(value, "announce", allowed: allowed) else { return nil }
    guard let words = fields["text"].flatMap({ text($0, "text") }) else {
      faults.add("'announce' needs a text", at: value.position)
      return nil
    }
    return Announcement(
      words, priority: fields["priority"].flatMap { choice($0, "priority") } ?? .default,
      isQueued: fields["queued"].flatMap { flag($0, "queued") } ?? false,
      language: fields["language"].flatMap { language($0) })
  }

  /// An id with the properties that change, in the keys of a view.
  private mutating func change(_ value: Document) -> Effect.Change? {
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

/// The words for what an app does.
package enum EffectNames {
  /// Every word.
  package static let all = [
    "open", "close", "update", "remove", "show", "announce", "focus", "screenChanged",
    "layoutChanged", "pageScrolled",
  ]
}
