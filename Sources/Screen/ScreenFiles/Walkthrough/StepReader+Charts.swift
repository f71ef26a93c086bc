import ScreenDocuments
import ScreenTree

/// The steps about the audio graph of a chart.
extension StepReader {
  /// `playAudioGraph`, `playAudioGraph: {series: Food}`, `scrub: {to: March}` or
  /// `scrub: {from: 0, to: 1, in: 3s}`.
  mutating func chartGesture(
    _ word: String, _ value: Document?, at position: Position
  ) -> VoiceOverGesture? {
    guard let value, !value.isNull else {
      if word == "playAudioGraph" { return .playAudioGraph(nil) }
      faults.add("'scrub' needs a place, such as {to: March} or {to: 0.5}", at: position)
      return nil
    }
    if word == "playAudioGraph" {
      if let name = value.text { return .playAudioGraph(name) }
      guard let fields = nodes.fields(value, word, allowed: ["series"]) else { return nil }
      return .playAudioGraph(fields["series"].flatMap { nodes.text($0, "series") })
    }
    guard let fields = nodes.fields(value, word, allowed: ["from", "to", "in"]) else { return nil }
    guard let end = fields["to"].flatMap({ place($0) }) else {
      faults.add("'scrub' needs `to`, such as {to: March} or {to: 0.5}", at: value.position)
      return nil
    }
    var scrub = VoiceOverGesture.Scrub(from: fields["from"].flatMap { place($0) }, to: end)
    if let time = fields["in"] {
      guard let duration = timeOfFinger(time) else { return nil }
      scrub.duration = duration
    }
    return .scrub(scrub)
  }

  /// A number from 0 to 1 is a part of the axis; anything else is a value on it.
  private func place(_ document: Document) -> VoiceOverGesture.Scrub.Place? {
    if let number = document.number, (0...1).contains(number) { return .part(number) }
    return document.text.map { .value($0) }
  }
}
