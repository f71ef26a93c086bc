import ScreenTree
import VoiceOverLanguages

extension SpeechRule {
  /// The reference of the rules for the page on speech rules, in Markdown.
  package static var page: String {
    var ids: [String] = []
    for rule in all where !ids.contains(rule.id.rawValue) { ids.append(rule.id.rawValue) }
    let rows = ids.map { id in
      let rule = all.first { $0.id.rawValue == id }
      return "| [`\(id)`](#\(id.lowercased())) | \(rule?.summary ?? "") "
        + "| \(rule?.evidence.grade.summary ?? "") |\n"
    }
    let sections = ids.map { id in
      let rules = all.filter { $0.id.rawValue == id }
      return "\n### \(id)\n\n\(rules[0].summary.asSentence)\n"
        + rules.map { $0.body(beside: rules[0].evidence.grade) }.joined()
    }
    return "| rule | what is spoken | evidence |\n|---|---|---|\n" + rows.joined()
      + sections.joined()
  }

  /// The example and the sources, with the grade where it is another one than the rule's.
  private func body(beside grade: Evidence) -> String {
    let own = evidence.grade == grade ? "" : "\(evidence.grade.summary) "
    let steps = example.steps.map { "After the steps `\($0)`:\n\n" } ?? ""
    let links = evidence.sources.map { "[\($0.name)](\($0.address))" }
    return """

      ```yaml
      \(example.screen)
      ```

      \(steps)> \(example.line)

      Source (\(own)\(evidence.standing)): \(links.joined(separator: "; ")).

      """
  }
}

extension String {
  /// The clause as a sentence, with a capital and a period.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
