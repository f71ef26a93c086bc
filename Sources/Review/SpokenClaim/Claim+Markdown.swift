import ScreenScenarios
import ScreenTree
import SpokenSyntax

extension Claim {
  /// The claim as Markdown: a table of all verdicts, then each task with its evidence.
  package var markdown: String {
    var text = "# VoiceOver, task by task\n\n\(summary)\n\n"
    text += "\(about.markdown)\n\n"
    text += table
    for task in tasks { text += "\n" + task.markdown }
    if !unread.isEmpty {
      text += "\n## Not read\n\n" + unread.map { "- \($0.message.oneLine.inCode)\n" }.joined()
    }
    text += "\n## What this cannot say\n\n" + Self.limits.map { "- \($0)\n" }.joined()
    return text
  }

  private var table: String {
    guard !tasks.isEmpty else { return "" }
    let titles = ClaimCriterion.allCases.map(\.title)
    let rows = tasks.map { task in
      let verdicts = [task.verdictWords] + task.results.map(\.verdict.words)
      return ([task.title.inCode.inTableCell] + verdicts).tableRow
    }
    return (["Task", "All"] + titles).tableHead + rows.joined()
  }
}

extension ClaimTask {
  /// How many lines of a criterion are listed, and of those that a recording would settle.
  private static let mostListed = 5

  /// The task with its criteria, what a recording would settle, and all that is heard.
  fileprivate var markdown: String {
    var text = "## \(title.inCode): \(verdictWords)\n\n\(path.inCode), \(about.model)\n"
    for result in results { text += "\n" + section(result) }
    return text + "\n### What a recording would settle\n\n" + settlement + "\n" + transcript
  }

  private func section(_ result: ClaimResult) -> String {
    var text = "### \(result.criterion.title): \(result.verdict.words)\n\n\(result.reason)\n"
    let faults = (result.faults + result.notes).map { "- \($0.line.inCode)\n" }
    let leftOut = result.leftOut.map { silence in
      "- left out: \(silence.text.inCode) (\(silence.reason.inCode)) \(silence.place.inCode)\n"
    }
    let heard = result.lines.prefix(Self.mostListed).map { "- \(named($0))\n" }
    let rest = result.lines.count - heard.count
    let more = rest > 0 ? ["- and \(rest.counted("line")) more\n"] : []
    let items = faults + leftOut + heard + more
    text += items.isEmpty ? "" : "\n" + items.joined()
    return text
  }

  /// A line by its number, with its place.
  private func named(_ number: Int) -> String {
    guard lines.indices.contains(number - 1) else { return "line \(number)" }
    let line = lines[number - 1]
    return "line \(line.summary.inCode)" + (line.place.map { " \($0.inCode)" } ?? "")
  }

  private var settlement: String {
    let open = unsettled
    let first =
      open.isEmpty
      ? "Each word and each rule in these lines is documented or was heard by somebody."
      : "Nobody is known to have heard a word or a rule of \(open.count.counted("line")), such as:"
    let items = open.prefix(Self.mostListed).map { "- \(named($0))\n" }.joined()
    var text = first + "\n\n" + (items.isEmpty ? "" : items + "\n")
    text += "Recorded on a device, the task is compared line by line by \(verification.inCode).\n"
    return text + gaps.map(Self.list).joined()
  }

  /// What a capture lacks: its file, and a fact in each item.
  private static func list(_ gap: String) -> String {
    let lines = gap.utf8.split(separator: 0x0A).map { String(Substring($0)).inCode }
    guard let first = lines.first else { return "" }
    return "\n\(first)\n" + (lines.count > 1 ? "\n" : "")
      + lines.dropFirst().map { "- \($0)\n" }.joined()
  }

  /// All that is heard, each line with its evidence.
  private var transcript: String {
    var text = "### What is heard\n\n"
    for line in lines {
      text += "\(line.number). \(line.summary.inCode)"
      text += line.isCut ? ", \(line.heard.inCode)" : ""
      text += line.place.map { " at \($0.inCode)" } ?? ""
      text += "\n" + line.after.map { "   - then \($0.inCode)\n" }.joined()
      for piece in line.pieces where !piece.text.isEmpty {
        text += "   - \(piece.text.inCode): \(piece.rule.inCode), \(piece.attested), "
        text += "\(piece.origin.inCode)\n"
      }
      for silence in line.silent {
        text += "   - not said: \(silence.text.inCode), \(silence.reason.inCode)\n"
      }
    }
    return text
  }
}
