import ScreenDocuments
import ScreenScenarios
import ScreenTree
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

extension FileReview {
  /// The most lines of an outline.
  private static let mostLines = 5000
  /// The most characters of a name.
  private static let longestName = 200

  /// The stops of a screen in reading order, the steps of a walkthrough, or the settings.
  var outline: [OutlineLine] {
    switch kind {
    case .settings, .budget: Array(settings.prefix(Self.mostLines))
    case .screen, .walkthrough:
      switch heard {
      case nil: []
      case let heard? where heard.scenario.screenFiles.isEmpty:
        Array(stops(heard.utterances).prefix(Self.mostLines))
      case let heard?: Array(steps(heard.utterances).prefix(Self.mostLines))
      }
    }
  }

  private var settings: [OutlineLine] {
    (document?.entries ?? []).map { entry in
      OutlineLine(
        name: name(entry.key), detail: entry.value.compactJSON.shown(in: Self.longestName),
        kind: .setting, position: entry.position)
    }
  }

  private func stops(_ utterances: [Utterance]) -> [OutlineLine] {
    utterances.compactMap { utterance in
      guard let focus = utterance.event.focus else { return nil }
      let element = focus.element
      let words = utterance.description(in: .voiceover)
      return OutlineLine(
        name: name("\(focus.number). \(words)"), detail: element.node.shown(in: Self.longestName),
        kind: element.outlineKind, position: element.origin.position)
    }
  }

  /// A line for each step that makes something heard, with the first that is.
  private func steps(_ utterances: [Utterance]) -> [OutlineLine] {
    var lines: [OutlineLine] = []
    for utterance in utterances {
      let words = utterance.description(in: .voiceover)
      guard !words.isEmpty, lines.last?.position != utterance.step else { continue }
      lines.append(
        OutlineLine(
          name: name(words), detail: "\(utterance.cause)".shown(in: Self.longestName),
          kind: utterance.event.element?.outlineKind ?? .text, position: utterance.step))
    }
    return lines
  }

  /// A name that is not empty, which the protocol demands.
  private func name(_ text: String) -> String {
    let name = text.shown(in: Self.longestName)
    return name.isBlank ? "–" : name
  }
}

extension Element {
  /// What an editor draws beside it.
  fileprivate var outlineKind: OutlineLine.Kind {
    if has(.header) { return .heading }
    let controls: [Node.Trait] = [
      .button, .link, .adjustable, .searchField, .switchButton, .toggleButton, .popUpButton,
      .textEntry, .secureTextField, .textArea, .tabBarItem, .backButton, .pickerElement,
    ]
    return controls.contains(where: has) ? .control : .text
  }
}
