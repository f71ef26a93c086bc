import ScreenTree

extension Verification {
  /// The report as a person would write it, each line with its break.
  package var text: String {
    var lines = ["\(file) against \(input)"]
    for difference in differences { lines += difference.lines(in: file) }
    lines += [reach] + notHeard + amountLines + setAside.map { "  not compared: \($0)" }
    return lines.map { $0.printedLine + "\n" }.joined()
  }

  /// How much of the screen was heard.
  var reach: String {
    let heard =
      "\(comparison.reached) of \(comparison.predicted.counted("predicted stop")) \(comparison.reached == 1 ? "was" : "were") heard"
    let end =
      recording.isComplete
      ? "the recorder came to the end of the screen"
      : recording.stopped?.clause ?? "the recording does not say whether it is complete"
    return "  \(heard); \(end)"
  }

  /// The stops that lie before and after what was heard, and those at which nothing could be recorded.
  var notHeard: [String] {
    var (before, after, silent): ([Int], [Int], [Int]) = ([], [], [])
    for row in comparison.rows {
      switch row {
      case .unreached(let stop, true): before.append(stop)
      case .unreached(let stop, false): after.append(stop)
      case .unheard(let stop, _): silent.append(stop)
      // Any other row was heard, or is listed by itself.
      default: break
      }
    }
    return [
      list(before, "not heard before the first stop that was"),
      list(after, "not heard after the last stop that was"),
      list(silent, "nothing could be recorded at"),
    ].compactMap { $0 }
  }

  private func list(_ stops: [Int], _ sentence: String) -> String? {
    guard !stops.isEmpty else { return nil }
    let shown = stops.prefix(3).map { "\"\(names[$0] ?? "")\"" }.joined(separator: ", ")
    let more = stops.count > 3 ? " and \(stops.count - 3) more" : ""
    return "  \(sentence): \(shown)\(more)"
  }

  /// The steps that are not compared, and why.
  var setAside: [String] {
    var lines: [String] = []
    var (endings, backs, silent) = (0, 0, 0)
    for aside in comparison.asides {
      switch aside {
      case .message(let step):
        lines.append("step \(step + 1) begins with a message of VoiceOver")
      case .appName(let step):
        lines.append("step \(step + 1) begins with the name of the app")
      case .ending: endings += 1
      case .back: backs += 1
      case .silent: silent += 1
      }
    }
    if endings > 0 {
      lines.append("the last utterance again, \(endings.counted("time"))")
    }
    if backs > 0 {
      lines.append("\(backs.counted("step")) over stops that were heard before")
    }
    if silent > 0 {
      lines.append("\(silent.counted("step")) at which nothing was said")
    }
    return lines
  }
}

extension Verification.Difference {
  /// The difference, its reasons, and what is known about it.
  fileprivate func lines(in file: String) -> [String] {
    let place = position == .unknown ? "" : " (\(file):\(position))"
    let name = step.map { "step \($0)" } ?? "the stop"
    let words = [heard.map { "\"\($0)\"" }, predicted.map { "\"\($0)\"" }]
    let subject = (kind == .skipped ? words[1] : words[0]) ?? ""
    var lines = ["  \(name) \(subject): \(message)\(place)"]
    lines += reasons.map { "    ← \($0)" }
    if let setting { lines.append("    the setting \(setting) would remove it") }
    if let accepted { lines.append("    accepted: \(accepted.oneLine)") }
    return lines
  }

  /// The difference in one sentence, with the number of the step.
  var sentence: String {
    let name = step.map { "step \($0)" } ?? "not heard"
    return "\(name): \(kind == .skipped ? "\"\(predicted ?? "")\" " : "")\(message)"
  }
}
