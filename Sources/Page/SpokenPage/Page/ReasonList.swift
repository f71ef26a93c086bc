import ScreenScenarios
import VoiceOverSpeech

/// The reasons of a line, which open and close without a script.
struct ReasonList {
  private let stop: StopRecord
  private let data: PageData

  init(_ stop: StopRecord, _ data: PageData) { (self.stop, self.data) = (stop, data) }

  var html: HTML {
    """
    <details><summary>Why<span class="unseen"> stop \(stop.number)</span></summary>
    <dl>
    \(stop.segments.map(segment))\(stop.suppressed.map(silence))\(details)</dl>
    </details>

    """
  }

  private func segment(_ segment: StopRecord.Segment) -> HTML {
    let grade = segment.isVerified ? "evidence" : "evidence unsure"
    let source: HTML = segment.source.map { ", \($0)" } ?? ""
    return """
      <div class="reason"><dt\("lang", segment.language ?? language)>\(segment.markedText)</dt>
      <dd>\(segment.kind): \(data.rules[segment.rule] ?? segment.rule)</dd>
      <dd><span class="\(grade)">\(data.evidence[segment.evidence] ?? segment.evidence)</span></dd>
      <dd class="origin"><code>\(segment.place)</code>\(source)</dd></div>

      """
  }

  private func silence(_ silence: StopRecord.Suppressed) -> HTML {
    let words: HTML = silence.text.isEmpty ? "" : " <s>\(silence.text)</s>"
    return """
      <div class="silence"><dt>Not spoken:\(words)</dt>
      <dd>\(silence.kind): \(silence.by)</dd>
      <dd class="origin"><code>\(silence.origin)</code></dd></div>

      """
  }

  /// The custom actions, the custom content and the rotors that cues stand for, and the names for
  /// Voice Control.
  private var details: [HTML] {
    let actions = stop.actions.map { detail("action", $0.text, at: $0.place) }
    let content = stop.customContent.map { item in
      let words = [item.text, item.value].compactMap(\.self).joined(separator: ": ")
      return detail("custom content", words, at: item.place)
    }
    let names = stop.voiceControl.map { detail("Voice Control", $0.text, at: $0.place) }
    return actions + content + stop.rotors.map(rotor) + names
  }

  private func rotor(_ rotor: RotorListing) -> HTML {
    let found = (rotor.results + [rotor.more].compactMap(\.self)).joined(separator: ", ")
    return detail("rotor", rotor.name + ": " + found, at: nil)
  }

  private func detail(_ kind: String, _ text: String, at place: String?) -> HTML {
    let origin: HTML = place.map { "\n<dd class=\"origin\"><code>\($0)</code></dd>" } ?? ""
    return """
      <div class="detail"><dt>\(kind)</dt>
      <dd>\(text)</dd>\(origin)</div>

      """
  }

  private var language: String? {
    (stop.screen.map { data.screens[$0].language } ?? data.language).tagUnlessEnglish
  }
}
