import ScreenResolver
import ScreenSession
import ScreenTree

extension Utterance: CustomStringConvertible {
  /// The utterance, one piece a line with its kind, its rule and its origin.
  public var description: String {
    let pieces = segments.map {
      "  \($0.kind.rawValue) \"\($0.text)\" by \($0.reason.rule.rawValue) from \($0.reason.origin)"
    }
    let silent = suppressed.map { "  not spoken \($0.kind) \"\($0.text)\": \($0.reason)" }
    return (["\(command): \(event)"] + pieces + silent).joined(separator: "\n")
  }
}

extension SpeechPlan: CustomStringConvertible {
  /// The plan, one step a line.
  public var description: String {
    steps.map { step in
      switch step {
      case .mark(let stop): "stop \(stop)"
      case .pause(let duration): "  pause \(duration.inSeconds)"
      case .say(let segment, let text, let voice):
        "  say \"\(text)\" as \(segment.kind.rawValue) in \(voice.name)"
      }
    }.joined(separator: "\n")
  }
}
