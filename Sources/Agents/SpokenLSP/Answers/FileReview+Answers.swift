import ScreenDocuments
import ScreenTree

extension FileReview {
  /// The problems as the protocol has them.
  ///
  /// - Parameters:
  ///   - encoding: the units of places.
  ///   - rulesPage: the address of the page on the rules of linting; nil for none.
  /// - Returns: a list of diagnostics.
  func diagnostics(_ encoding: PositionEncoding, rulesPage: String?) -> Document {
    .list(problems.map { diagnostic($0, encoding, rulesPage) })
  }

  /// The diagnostics of a text that is too long to be looked at.
  static var tooLong: Document {
    let place = TextPlace(line: 0, character: 0)
    return .list([
      .mapping([
        ("range", .range(TextRange(start: place, end: place))),
        ("severity", .count(Problem.Severity.warning.rawValue)), ("source", .text("spoken")),
        (
          "message",
          .text("this text is too long to be looked at while it is edited; run `spoken lint`")
        ),
      ])
    ])
  }

  private func diagnostic(
    _ problem: Problem, _ encoding: PositionEncoding, _ rulesPage: String?
  ) -> Document {
    var members: [(String, Document)] = [
      ("range", .range(lines.word(at: problem.position, encoding))),
      ("severity", .count(problem.severity.rawValue)),
      ("source", .text(problem.rule == nil ? "spoken" : "spoken lint")),
      ("message", .text(problem.message)),
    ]
    if let rule = problem.rule {
      members.append(("code", .text(rule)))
      if let rulesPage {
        members.append(
          ("codeDescription", .mapping([("href", .text("\(rulesPage)#\(rule)"))])))
      }
    }
    if let elsewhere = problem.elsewhere {
      members.append(("relatedInformation", .list([Self.related(elsewhere)])))
    }
    return .mapping(members)
  }

  /// A place in another file, whose text is not at hand: its column is that of scalars.
  private static func related(_ elsewhere: Problem.Elsewhere) -> Document {
    let place = TextPlace(
      line: max(Int(elsewhere.position.line) - 1, 0),
      character: max(Int(elsewhere.position.column) - 1, 0))
    let location = Document.mapping([
      ("uri", .text(FileURI.uri(of: elsewhere.path))),
      ("range", .range(TextRange(start: place, end: place))),
    ])
    return .mapping([("location", location), ("message", .text(elsewhere.message))])
  }

  /// The outline as the protocol has it.
  func symbols(_ encoding: PositionEncoding) -> Document {
    .list(
      outline.filter { $0.position != .unknown }.map { line in
        .mapping([
          ("name", .text(line.name)), ("detail", .text(line.detail)),
          ("kind", .count(line.kind.rawValue)),
          ("range", .range(lines.rest(from: line.position, encoding))),
          ("selectionRange", .range(lines.word(at: line.position, encoding))),
        ])
      })
  }

  /// The commands above a screen or a walkthrough: to hear it, and to record its golden transcript.
  func lenses(uri: String, _ encoding: PositionEncoding) -> Document {
    switch kind {
    case .settings, .budget: return .list([Document]())
    case .screen, .walkthrough: break
    }
    let keys = ["screen", "walkthrough"]
    let title = document?.entries?.first { keys.contains($0.key) }
    let range = Document.range(
      lines.word(at: title?.position ?? Position(line: 1, column: 1), encoding))
    func lens(_ title: String, _ command: String) -> Document {
      let command = Document.mapping([
        ("title", .text(title)), ("command", .text(command)),
        ("arguments", .list([.text(uri)])),
      ])
      return .mapping([("range", range), ("command", command)])
    }
    return .list([lens("Hear", "spoken.hear"), lens("Record", "spoken.record")])
  }
}
