import ScreenInputs
package import ScreenScenarios
import SpokenCheck
import SpokenSyntax

/// The results of a check as Markdown, for a comment on a pull request.
package enum CheckMarkdown {
  /// The most bytes of a comment; GitHub refuses more than 65,536 characters.
  private static let most = 60_000

  /// The comment: the changes for a listener first, the lines below them.
  ///
  /// - Parameter results: the results of the inputs.
  /// - Returns: the comment.
  package static func text(of results: [CheckResult]) -> String { text(of: results, about: nil) }

  /// The comment with a last line on what made the transcripts, where that is known.
  package static func text(of results: [CheckResult], about: Provenance?) -> String {
    let bad = results.filter { !$0.isGood }
    var text = "### What VoiceOver says\n\n\(CheckSummary(results))\n"
    for (index, result) in bad.enumerated() {
      let section = self.section(result)
      if text.utf8.count + section.utf8.count > most {
        text += beginning(of: section, in: most - text.utf8.count)
        text += "\n… and \(bad.count - index - 1) more.\n"
        break
      }
      text += section
    }
    return text + (about.map { "\n\($0.markdown)\n" } ?? "")
  }

  /// The first lines of a section that have room, and how many there are besides.
  private static func beginning(of section: String, in room: Int) -> String {
    let lines = section.byteLines
    var (left, fence) = (room, nil as Substring?)
    let kept = lines.prefix { line in
      if let end = fence, line.utf8.elementsEqual(end.utf8) {
        fence = nil
        return true
      }
      let opened = fence == nil ? line.openedFence : nil
      // The line that closes a fence needs room as well.
      left -= line.utf8.count + 1 + (opened.map { $0.utf8.count + 1 } ?? 0)
      guard left > 0 else { return false }
      fence = opened ?? fence
      return true
    }
    // A fence that stays open would turn the rest of the comment into code.
    return (kept + [fence].compactMap { $0 }).joined(separator: "\n")
      + "\n\n… and \(lines.count - kept.count) lines more.\n"
  }

  private static func section(_ result: CheckResult) -> String {
    var text = "\n#### \(result.input.path.inCode)\n\n"
    if case .differs(let comparison) = result.outcome {
      text += (comparison.header + comparison.reasons).map { "- \($0.inCode)\n" }.joined()
      if !comparison.match.isSame { text += "\n" + comparison.difference.inFence("diff") }
    } else if !result.isFaulty, result.failures.isEmpty {
      text += "\(result.summary.inCode)\n"
    }
    let heard = result.isVerified ? "" : result.heard?.text ?? ""
    let rest = result.isFaulty ? result.text : result.failures.map { "\($0)\n" }.joined() + heard
    guard !rest.isEmpty else { return text }
    return text + rest.split(atByte: "\n").map(String.init).inFence("")
  }
}

extension Substring {
  /// The backticks of a line that opens a fence; nil for any other line.
  fileprivate var openedFence: Substring? {
    let end = utf8.firstIndex { $0 != UInt8(ascii: "`") } ?? endIndex
    let ticks = self[..<end]
    // Code within a line may begin so, too, but ends on it.
    return ticks.utf8.count >= 3 && !self[end...].contains(byte: "`") ? ticks : nil
  }
}

/// How many inputs of a check pass, and why the others fail.
package struct CheckSummary: Hashable, Sendable, CustomStringConvertible {
  private let count: Int
  private let kinds: [String: Int]

  /// Counts results.
  package init(_ results: [CheckResult]) {
    count = results.count
    kinds = Dictionary(grouping: results, by: \.counted).mapValues(\.count)
  }

  /// The numbers in a sentence: `12 checked: 10 as recorded, 2 differ`.
  package var description: String {
    let order = [
      "as recorded", "recorded", "recorded again", "different", "without a golden", "faulty",
      "not as expected", "unlike a recording",
    ]
    let parts = order.compactMap { kind in kinds[kind].map { "\($0) \(kind)" } }
    return "\(count) checked" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }
}

extension CheckResult {
  fileprivate var counted: String {
    switch outcome {
    case .differs: "different"
    case .unrecorded: "without a golden"
    case .faulty, .unwritten: "faulty"
    case .same, .recorded, .updated:
      !failures.isEmpty ? "not as expected" : isVerified ? summary : "unlike a recording"
    }
  }
}
