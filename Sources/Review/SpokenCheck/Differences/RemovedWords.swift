import ScreenScenarios
import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

/// Where the words of a removed stop went.
struct RemovedWords {
  private var places: [String: (origin: Origin?, cause: String)] = [:]
  private var views: [String: Origin] = [:]
  private let reached: Set<String>

  /// Collects the suppressed nodes, and the labels that were combined into others.
  init(_ heard: SpokenTranscript) {
    reached = Set(heard.stops.flatMap { [$0.id, $0.words(.label)] }.compactMap { $0 })
    let resolutions = heard.scenario.resolutions
    for element in resolutions.flatMap(\.elements) {
      let words = heard.scenario.words.inForce(for: element.language)
      let label = words.texts(of: element.label).map(\.value).joined(separator: ", ")
      for name in [element.node, label] where views[name] == nil { views[name] = element.origin }
    }
    for stop in heard.stops {
      for fact in stop.facts where fact.reason.pass == .combined && places[fact.text] == nil {
        places[fact.text] = (stop.origin, "it is a part of \(stop.name) now")
      }
    }
    // The last entry wins: reversed, that is the first view, as among the elements above.
    for view in resolutions.flatMap(\.dropped).reversed() {
      places[view.text.oneLine] = (view.origin, "\(view.by)")
    }
  }

  /// The place of the words now, and why they are no stop; nil when they are gone.
  subscript(words: String) -> (origin: Origin?, cause: String)? { places[words] }

  /// The position of an existing view that no step reaches, by its id or its label.
  func unreached(_ name: String) -> Origin? { reached.contains(name) ? nil : views[name] }
}
