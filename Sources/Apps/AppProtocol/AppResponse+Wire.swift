package import ScreenDocuments
import ScreenTree

extension AppResponse {
  /// The response as JSON.
  package var document: Document {
    switch self {
    case .opened(let name, let id):
      Self.saying("opened", .optional("name", name) + .optional("on", id))
    case .rearranged: Self.saying("rearranged")
    case .announced(let announcement): Self.saying("announced", Self.fields(of: announcement))
    case .changedLiveRegion(let names, let isAssertive):
      Self.saying(
        "changedLiveRegion", [("elements", .list(names)), ("assertive", .flag(isAssertive))])
    case .focused(let id): Self.saying("focused", [("on", .text(id))])
    case .notified(let target, let wholeScreen):
      Self.saying("notified", [("wholeScreen", .flag(wholeScreen))] + Self.fields(of: target))
    case .paged(let words): Self.saying("paged", [("text", .text(words))])
    case .turned(let number, let count):
      Self.saying(
        "turned", [("number", .number(Double(number))), ("count", .number(Double(count)))])
    case .deleted(let text): Self.saying("deleted", [("text", .text(text))])
    case .atEnd: Self.saying("atEnd")
    case .nothing(let reason): Self.saying("nothing", [("text", .text(reason))])
    case .failed(let reason): Self.saying("failed", [("text", .text(reason))])
    }
  }

  private static func saying(_ word: String, _ more: [(String, Document)] = []) -> Document {
    .mapping([("is", .text(word))] + more)
  }

  private static func fields(of announcement: Announcement) -> [(String, Document)] {
    [
      ("text", .text(announcement.text)), ("priority", .text(announcement.priority.rawValue)),
      ("queued", .flag(announcement.isQueued)),
    ] + .optional("language", announcement.language)
  }

  private static func fields(of target: Effect.Target?) -> [(String, Document)] {
    switch target {
    case .id(let id): [("on", .text(id))]
    case .text(let text): [("text", .text(text))]
    case nil: []
    }
  }

  /// Reads a response of JSON; nil for anything else.
  package init?(_ document: Document) {
    let text = document["text"]?.text
    let node = document["on"]?.text
    let number = document["number"]?.integer
    switch (document["is"]?.text, text) {
    case ("opened", _): self = .opened(document["name"]?.text, landingOn: node)
    case ("rearranged", _): self = .rearranged
    case ("atEnd", _): self = .atEnd
    case ("paged", let text?): self = .paged(text)
    case ("deleted", let text?): self = .deleted(text)
    case ("nothing", let text?): self = .nothing(text)
    case ("failed", let text?): self = .failed(text)
    case ("announced", let text?):
      let word = document["priority"]?.text
      guard let priority = word.flatMap(Announcement.Priority.init) else { return nil }
      self = .announced(
        Announcement(
          text, priority: priority, isQueued: document["queued"]?.flag ?? false,
          language: document["language"]?.text))
    case ("notified", _):
      self = .notified(
        node.map { .id($0) } ?? text.map { .text($0) },
        wholeScreen: document["wholeScreen"]?.flag ?? false)
    case ("focused", _):
      guard let node else { return nil }
      self = .focused(node)
    case ("turned", _):
      guard let number, let count = document["count"]?.integer else { return nil }
      self = .turned(to: number, of: count)
    case ("changedLiveRegion", _):
      self = .changedLiveRegion(
        (document["elements"]?.items ?? []).compactMap(\.text),
        isAssertive: document["assertive"]?.flag ?? false)
    case _: return nil
    }
  }
}

extension Document {
  /// The whole number that it is; nil for anything else.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

extension [(String, Document)] {
  /// A key with a text; nothing without one.
  static func optional(_ key: String, _ text: String?) -> Self {
    text.map { [(key, .text($0))] } ?? []
  }
}
