/// Evidence by task: each criterion with its verdict, what speaks against it, and the lines heard.
package struct ClaimPage: Sendable {
  /// A criterion of a task.
  package struct Criterion: Sendable {
    /// Its name.
    package var title: String
    /// The verdict in a word or two.
    package var verdict: String
    /// Whether it fails.
    package var fails: Bool
    /// The verdict's reason.
    package var reason: String
    /// What speaks against it, and what is worth knowing, one line each.
    package var faults: [String]
    /// The lines that are about it, by their numbers.
    package var lines: [Int]

    /// A criterion from its parts.
    package init(
      _ title: String, verdict: String, fails: Bool, reason: String, faults: [String], lines: [Int]
    ) {
      (self.title, self.verdict, self.fails, self.reason) = (title, verdict, fails, reason)
      (self.faults, self.lines) = (faults, lines)
    }
  }

  /// A line that is heard.
  package struct Line: Sendable {
    /// The step of the user or the app.
    package var step: String
    /// What is said; empty for nothing.
    package var words: String
    /// The hint, the cues and how much was heard, one text each.
    package var notes: [String]
    /// The file and the position; nil without a view.
    package var place: String?
    /// Why each piece is said, and why others are not, one text each.
    package var reasons: [String]

    /// A line from its parts.
    package init(
      _ step: String, words: String, notes: [String], place: String?, reasons: [String]
    ) {
      (self.step, self.words, self.notes) = (step, words, notes)
      (self.place, self.reasons) = (place, reasons)
    }
  }

  /// A task.
  package struct Task: Sendable {
    /// Its title.
    package var title: String
    /// The verdict in a word or two.
    package var verdict: String
    /// The file and the model, one text each.
    package var facts: [String]
    /// The criteria, in order.
    package var criteria: [Criterion]
    /// What a recording would settle, one sentence each.
    package var settlement: [String]
    /// The lines heard, in order.
    package var lines: [Line]

    /// A task from its parts.
    package init(
      _ title: String, verdict: String, facts: [String], criteria: [Criterion],
      settlement: [String], lines: [Line]
    ) {
      (self.title, self.verdict, self.facts, self.criteria) = (title, verdict, facts, criteria)
      (self.settlement, self.lines) = (settlement, lines)
    }
  }

  private let summary: String
  private let generator: String
  private let tasks: [Task]
  private let unread: [String]
  private let limits: [String]

  /// A page of tasks.
  ///
  /// - Parameters:
  ///   - summary: how many tasks there are, and how many fail.
  ///   - generator: the program and its version.
  ///   - tasks: the tasks.
  ///   - unread: the inputs that could not be judged, one text each.
  ///   - limits: what cannot be judged, one sentence each.
  package init(
    _ summary: String, generator: String, tasks: [Task], unread: [String], limits: [String]
  ) {
    (self.summary, self.generator, self.tasks) = (summary, generator, tasks)
    (self.unread, self.limits) = (unread, limits)
  }

  /// The whole file.
  package var text: String {
    let sections: [HTML] = tasks.enumerated().map { section($1, number: $0 + 1) }
    let results: HTML = """
      \(sections)\(notRead)<section>
      <h2 class="file">What this cannot say</h2>
      \(list(limits))</section>

      """
    let frame = ReportFrame("VoiceOver, task by task", summary: summary, generator: generator)
    return frame.text(around: results)
  }

  private var notRead: HTML {
    guard !unread.isEmpty else { return "" }
    return """
      <section>
      <h2 class="file">Not read</h2>
      \(list(unread))</section>

      """
  }

  private func section(_ task: Task, number: Int) -> HTML {
    let facts: [HTML] = task.facts.map(paragraph)
    let criteria: [HTML] = task.criteria.map { item($0, number) }
    let settlement: [HTML] = task.settlement.map(paragraph)
    let lines: [HTML] = task.lines.enumerated().map { item($1, "\(number)-\($0 + 1)") }
    return """
      <section>
      <h2 class="file">\(task.title): \(task.verdict)</h2>
      \(facts)\(criteria)<h3>What a recording would settle</h3>
      \(settlement)<details>
      <summary>All that is heard</summary>
      <ol>
      \(lines)</ol>
      </details>
      </section>

      """
  }

  private func item(_ criterion: Criterion, _ task: Int) -> HTML {
    let verdict: HTML =
      criterion.fails ? "<strong>\(criterion.verdict)</strong>" : "\(criterion.verdict)"
    // A link into a closed part opens it in most browsers; elsewhere the number says where to look.
    let links: [HTML] = criterion.lines.prefix(Self.mostLinks).map { line in
      "<a href=\"#line-\(task)-\(line)\">\(line)</a> "
    }
    let rest = criterion.lines.count - links.count
    let more: HTML = rest > 0 ? "and \(rest) more" : ""
    let heard: HTML = links.isEmpty ? "" : "<p>Heard in \(links)\(more)</p>\n"
    let faults: HTML = criterion.faults.isEmpty ? "" : list(criterion.faults)
    return """
      <h3>\(criterion.title): \(verdict)</h3>
      <p>\(criterion.reason)</p>
      \(faults)\(heard)
      """
  }

  /// The most lines that a criterion links to.
  private static let mostLinks = 40

  private func item(_ line: Line, _ id: String) -> HTML {
    let words: HTML = line.words.isEmpty ? "nothing is said" : "<q>\(line.words)</q>"
    let place: HTML = line.place.map { " <code>\($0)</code>" } ?? ""
    let notes = line.notes + line.reasons
    let more: HTML = notes.isEmpty ? "" : list(notes)
    return """
      <li id="line-\(id)"><code>\(line.step)</code> \(words)\(place)
      \(more)</li>

      """
  }

  private func paragraph(_ text: String) -> HTML { "<p>\(text)</p>\n" }

  private func list(_ items: [String]) -> HTML {
    let lines: [HTML] = items.map { "<li>\($0)</li>\n" }
    return "<ul>\n\(lines)</ul>\n"
  }
}
