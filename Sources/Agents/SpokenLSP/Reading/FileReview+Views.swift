import ScreenDocuments
import ScreenScenarios
import ScreenTree
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

extension FileReview {
  /// What is heard at a position, or why nothing is.
  enum Sound {
    /// Utterances, in order.
    case heard([Utterance])
    /// A view that is no stop.
    case dropped(Suppression)
  }

  /// The most utterances that are shown for one place.
  private static let mostUtterances = 3

  /// What is heard of the view or the step at a position; nil for a place that has neither.
  func sound(at position: Position) -> Sound? {
    guard let heard, !lines.isBlank(Int(position.line) - 1) else { return nil }
    // A file may be a walkthrough by its key, whatever its name is.
    return heard.scenario.screenFiles.isEmpty
      ? sound(ofViewAt: position, heard) : sound(ofStepAt: position, heard)
  }

  private func sound(ofViewAt position: Position, _ heard: Heard) -> Sound? {
    guard let screen = heard.scenario.screens.first else { return nil }
    let names = ViewMap(screen, document).views(at: position)
    for name in names {
      let found = heard.utterances.lazy.filter { $0.concerns(name) }.prefix(Self.mostUtterances)
      if !found.isEmpty { return .heard(Array(found)) }
      let dropped = heard.scenario.resolutions.lazy.flatMap(\.dropped)
      if let reason = dropped.first(where: { $0.origin.node == name }) { return .dropped(reason) }
    }
    return nil
  }

  private func sound(ofStepAt position: Position, _ heard: Heard) -> Sound? {
    let tops = (document?.entries ?? []).map(\.position)
    let steps = heard.scenario.steps.map(\.position)
    let all = Set(tops + steps).filter { $0 != .unknown && $0.line <= position.line }
    // On a line with several steps the last before the position; a dash belongs to the first.
    let onLine = all.filter { $0.line == position.line }
    let place =
      onLine.isEmpty
      ? all.max { $0.isBefore($1) }
      : onLine.filter { $0.column <= position.column }.max { $0.isBefore($1) }
        ?? onLine.min { $0.isBefore($1) }
    guard let place, !tops.contains(place) else { return nil }
    let found = heard.utterances.filter { $0.step == place && $0.hasSegments }
    return found.isEmpty ? nil : .heard(Array(found.prefix(Self.mostUtterances)))
  }
}

extension Position {
  fileprivate func isBefore(_ other: Position) -> Bool {
    (line, column) < (other.line, other.column)
  }
}

extension Utterance {
  /// Whether the cursor lands on a view, or another element speaks words of it.
  fileprivate func concerns(_ view: String) -> Bool {
    guard let focus = event.focus else { return false }
    return focus.element.node == view || segments.contains { $0.reason.origin.node == view }
  }
}
