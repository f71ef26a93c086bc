import ScreenTree
import VoiceOverElements
import VoiceOverSession

extension Utterance: CustomStringConvertible {
  /// The utterance, one segment a line with its kind, its rule and its origin.
  public var description: String {
    let pieces = segments.map {
      "  \($0.kind.rawValue) \"\($0.text)\" by \($0.reason.rule.rawValue) from \($0.reason.origin)"
    }
    let silent = suppressed.map { "  not spoken \($0.kind) \"\($0.text)\": \($0.by)" }
    return (["\(cause): \(event)"] + pieces + silent).map(\.printedLine).joined(separator: "\n")
  }
}

extension SpeechPlan: CustomStringConvertible {
  /// The plan, one step a line.
  public var description: String {
    steps.map { step in
      let line =
        switch step {
        case .mark(let stop): "stop \(stop)"
        case .pause(let duration): "  pause \(duration.inSeconds)"
        case .play(_, let sound): "  play \(sound.rawValue)"
        case .sonify(let segment, _): "  play \(segment.text)"
        case .say(let segment, let text, let voice):
          "  say \"\(text)\"\(segment.written(instead: text)) in \(voice.name)"
        }
      return line.printedLine
    }.joined(separator: "\n")
  }
}

extension Segment {
  /// The kind of the segment, and its own words when the engine speaks others.
  fileprivate func written(instead text: String) -> String {
    let own = self.text == text || self.text + "," == text ? "" : " for \"\(self.text.oneLine)\""
    let ipa = attributes.speech?.ipa.map { " pronounced \($0.oneLine)" } ?? ""
    let pitch =
      pitchChange == 0
      ? "" : " \(pitchChange > 0 ? "raised" : "lowered") by \(pitchChange.magnitude)%"
    return "\(own)\(ipa) as \(kind.rawValue)\(pitch)"
  }
}
