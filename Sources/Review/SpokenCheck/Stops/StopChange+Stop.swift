import ScreenTree
import VoiceOverSpeech

extension StopChange {
  /// A new stop, with its position among the others.
  init(added number: Int, in heard: SpokenTranscript, isLinearSwipe: Bool) {
    let stop = heard.stops[number]
    let place = number == 0 ? "at the beginning" : "after \(heard.stops[number - 1].name)"
    self.init(
      kind: .added, stop: stop.name, new: stop.text, newNumber: number + 1,
      message: stop.sentence("is new")
        + (stop.isEcho ? "" : ", \(stop.place(number, isLinearSwipe)), \(place)"),
      origin: stop.origin ?? stop.facts.first?.reason.origin)
  }

  /// A removed stop, reported after a new stop, or first.
  init(
    removed number: Int, of old: SpokenTranscript, after previous: SpokenStop?,
    _ remains: RemovedWords, isLinearSwipe: Bool
  ) {
    let stop = old.stops[number]
    let label = stop.words(.label) ?? stop.text
    let rest = remains[label]
    let view = stop.isLanding ? remains.unreached(stop.id ?? label) : nil
    self.init(
      kind: .removed, stop: stop.name, old: stop.text, oldNumber: number + 1,
      message: view == nil
        ? stop.sentence("is gone")
          + (stop.isEcho ? "" : ", was \(stop.place(number, isLinearSwipe))")
        : "the steps do not reach \(stop.name) any more",
      // The best place to look: the view itself, where its words went, or the stop before the gap.
      origin: view ?? rest?.origin ?? previous?.origin, cause: view == nil ? rest?.cause : nil)
  }

  /// A swap of two stops.
  init(swapping first: SpokenStop, with second: SpokenStop) {
    self.init(
      kind: .swapped, stop: first.name, old: second.text, new: first.text,
      message: "\(first.name) and \(second.name) changed places; \(first.name) comes first now",
      origin: first.origin)
  }

  /// A move of a stop, with its numbers where they are meaningful.
  init(moving stop: SpokenStop, _ places: (old: Int, new: Int)?, isEarlier: Bool) {
    let numbers = places.map { ": it is stop \($0.new + 1), was stop \($0.old + 1)" } ?? ""
    self.init(
      kind: .moved, stop: stop.name, old: stop.text, new: stop.text,
      message: "\(stop.name) comes \(isEarlier ? "earlier" : "later") now\(numbers)",
      origin: stop.origin)
  }
}

extension SpokenStop {
  /// A sentence that the stop is new or gone.
  fileprivate func sentence(_ words: String) -> String {
    if isEcho { return "what is heard after '\(command)' \(words): \"\(text)\"" }
    return "\(isAnnouncement ? "an announcement" : "a stop") \(words): \"\(text)\""
  }

  /// The position: its number among the stops, or the step of a walkthrough.
  fileprivate func place(_ number: Int, _ isLinearSwipe: Bool) -> String {
    isLinearSwipe || command.isEmpty ? "stop \(number + 1)" : "at the step '\(command)'"
  }
}
