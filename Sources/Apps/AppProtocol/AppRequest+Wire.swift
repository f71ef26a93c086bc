package import ScreenDocuments
import ScreenFiles
import ScreenTree

extension AppRequest {
  /// The request as a line without its end.
  package var line: String { document.compactJSON }

  /// The request as JSON.
  package var document: Document {
    switch self {
    case .look: Self.asking("look")
    case .previews: Self.asking("previews")
    case .open: Self.asking("open")
    case .activate(let node): Self.asking("activate", [("on", .text(node))])
    case .increment(let node): Self.asking("increment", [("on", .text(node))])
    case .decrement(let node): Self.asking("decrement", [("on", .text(node))])
    case .action(let name, let source, let node):
      Self.asking("action", [("name", .text(name)), ("of", .text(source)), ("on", .text(node))])
    case .escape(let node): Self.asking("escape", Self.on(node))
    case .magicTap(let node): Self.asking("magicTap", Self.on(node))
    case .scroll(let direction, let node):
      Self.asking("scroll", [("direction", .text(direction.rawValue))] + Self.on(node))
    case .type(let text, let node):
      Self.asking("type", [("text", .text(text)), ("on", .text(node))])
    case .delete(let node): Self.asking("delete", [("on", .text(node))])
    case .drop(let dragged, let node):
      Self.asking("drop", [("of", .text(dragged)), ("on", .text(node))])
    case .effect(let effect):
      Self.asking("effect", [("effect", PlacedScreen.write(effect))])
    case .cursorMoved(let node): Self.asking("cursorMoved", Self.on(node))
    case .pass(let duration):
      Self.asking("pass", [("seconds", .number(duration / .seconds(1)))])
    }
  }

  private static func asking(_ word: String, _ more: [(String, Document)] = []) -> Document {
    .mapping([("do", .text(word))] + more)
  }

  private static func on(_ node: String?) -> [(String, Document)] {
    node.map { [("on", .text($0))] } ?? []
  }

  /// Reads a line; nil for one that is no request.
  package init?(line: String) {
    guard line.utf8.count <= Self.longestLine,
      let document = try? Document.readJSON(Array(line.utf8))
    else { return nil }
    self.init(document)
  }

  /// Reads a request of JSON; nil for anything else.
  package init?(_ document: Document) {
    let node = document["on"]?.text
    let text = document["text"]?.text
    let source = document["of"]?.text
    switch (document["do"]?.text, node) {
    case ("look", _): self = .look
    case ("previews", _): self = .previews
    case ("open", _): self = .open
    case ("activate", let node?): self = .activate(node)
    case ("increment", let node?): self = .increment(node)
    case ("decrement", let node?): self = .decrement(node)
    case ("escape", _): self = .escape(node)
    case ("magicTap", _): self = .magicTap(node)
    case ("delete", let node?): self = .delete(node)
    case ("cursorMoved", _): self = .cursorMoved(node)
    case ("action", let node?):
      guard let source, let name = document["name"]?.text else { return nil }
      self = .action(name, of: source, on: node)
    case ("scroll", _):
      let word = document["direction"]?.text
      guard let direction = word.flatMap(VoiceOverGesture.Direction.init) else { return nil }
      self = .scroll(direction, node)
    case ("type", let node?):
      guard let text else { return nil }
      self = .type(text, node)
    case ("drop", let node?):
      guard let source else { return nil }
      self = .drop(source, on: node)
    case ("effect", _):
      guard let effect = document["effect"].flatMap(PlacedScreen.effect) else { return nil }
      self = .effect(effect)
    case ("pass", _):
      guard let seconds = document["seconds"]?.number, seconds >= 0 else { return nil }
      // Cut before it is a duration, which has a limit of its own and would stop the app.
      self = .pass(min(.seconds(min(seconds, 1e6)), Self.longestWait))
    case _: return nil
    }
  }
}
