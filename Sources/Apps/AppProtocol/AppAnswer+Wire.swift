package import ScreenDocuments
import ScreenFiles
import ScreenTree

extension AppAnswer {
  /// Why a line is no answer.
  package enum Fault: Error, Hashable, Sendable {
    /// It is one of another version of the protocol.
    case otherVersion
    /// It is something else.
    case noAnswer
  }

  /// The answer as a line without its end.
  package var line: String { document.compactJSON }

  /// The answer as JSON.
  package var document: Document {
    var pairs: [(String, Document)] = [("version", .number(Double(Self.version)))]
    if let screen { pairs.append(("screen", PlacedScreen.write(screen.screen))) }
    if isVolatile { pairs.append(("volatile", .flag(true))) }
    if !responses.isEmpty { pairs.append(("responses", .list(responses.map(\.document)))) }
    if !changes.isEmpty { pairs.append(("changes", .list(changes.map(\.document)))) }
    if let findings { pairs.append(("findings", .list(findings.map(\.document)))) }
    if let previews { pairs.append(("previews", .list(previews.map(\.document)))) }
    if let refusal {
      pairs.append(("refusal", .text(refusal.reason)))
      if refusal.isOfPreview { pairs.append(("unknownPreview", .flag(true))) }
    }
    return .mapping(pairs)
  }

  /// Reads a line without its end.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - paths: other names for files of Swift code, such as their paths, by the names in the line.
  /// - Throws: why it is no answer.
  package init(line: [UInt8], calling paths: [String: String] = [:]) throws(Fault) {
    guard let document = try? Document.readJSON(line) else { throw .noAnswer }
    try self.init(document, calling: paths)
  }

  private init(_ document: Document, calling paths: [String: String]) throws(Fault) {
    guard let version = document["version"]?.integer else { throw .noAnswer }
    guard version == Self.version else { throw .otherVersion }
    screen = try Self.screen(document, paths)
    isVolatile = document["volatile"]?.flag ?? false
    responses = try Self.all(document["responses"], AppResponse.init)
    changes = try Self.all(document["changes"]) { item throws(Fault) in
      try Change(item, calling: paths)
    }
    findings = try document["findings"].map { list throws(Fault) in
      try Self.all(list) { Finding($0, calling: paths) }
    }
    previews = try document["previews"].map { list throws(Fault) in
      try Self.all(list, Preview.init)
    }
    refusal = document["refusal"]?.text.map {
      Refusal($0, isOfPreview: document["unknownPreview"]?.flag ?? false)
    }
  }

  fileprivate static func screen(
    _ document: Document, _ paths: [String: String]
  ) throws(Fault) -> PlacedScreen? {
    guard let screen = document["screen"] else { return nil }
    guard let placed = PlacedScreen(screen, calling: paths) else { throw .noAnswer }
    return placed
  }

  /// The items of a list, all of which must be readable; none without a list.
  fileprivate static func all<Item>(
    _ list: Document?, _ read: (Document) throws(Fault) -> Item?
  ) throws(Fault) -> [Item] {
    var items: [Item] = []
    for document in list?.items ?? [] {
      guard let item = try read(document) else { throw .noAnswer }
      items.append(item)
    }
    return items
  }
}

extension AppAnswer.Change {
  /// The change as JSON.
  fileprivate var document: Document {
    var pairs: [(String, Document)] = [("milliseconds", .number(time / .milliseconds(1)))]
    if let screen { pairs.append(("screen", PlacedScreen.write(screen.screen))) }
    pairs.append(("responses", .list(responses.map(\.document))))
    return .mapping(pairs)
  }

  /// Reads a change of JSON; nil for anything else.
  fileprivate init?(
    _ document: Document, calling paths: [String: String]
  ) throws(AppAnswer.Fault) {
    guard let time = document["milliseconds"]?.integer else { return nil }
    self.init(
      at: .milliseconds(time), screen: try AppAnswer.screen(document, paths),
      try AppAnswer.all(document["responses"], AppResponse.init))
  }
}

extension AppAnswer.Preview {
  /// The preview as JSON.
  fileprivate var document: Document {
    .mapping([("name", .text(name)), ("place", .text(place))])
  }

  /// Reads a preview of JSON; nil for anything else.
  fileprivate init?(_ document: Document) {
    guard let name = document["name"]?.text, let place = document["place"]?.text else { return nil }
    self.init(name, at: place)
  }
}

extension Finding {
  /// The finding as JSON.
  fileprivate var document: Document {
    .mapping(
      [
        ("severity", .text(severity.rawValue)), ("file", .text(file)),
        ("line", .number(Double(position.line))), ("column", .number(Double(position.column))),
        ("message", .text(message)),
      ] + .optional("source", position.sourceFile?.name))
  }

  /// Reads a finding of JSON; nil for anything else.
  fileprivate init?(_ document: Document, calling paths: [String: String]) {
    guard let severity = document["severity"]?.text.flatMap(Severity.init),
      let file = document["file"]?.text, let message = document["message"]?.text,
      let line = document["line"]?.integer, let column = document["column"]?.integer
    else { return nil }
    let source = document["source"]?.text.map { SourceFile(paths[$0] ?? $0) }
    self.init(
      severity, file: paths[file] ?? file,
      position: source.map { Position(in: $0, line: line, column: column) }
        ?? Position(line: line, column: column), message: message)
  }
}
