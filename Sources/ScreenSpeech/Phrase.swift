import ScreenResolver
public import ScreenSession
import ScreenTree

/// What the rules look at: the landing of the cursor, the words, and the settings.
struct Stop {
  var focus: Focus
  var words: Vocabulary
  var settings: SpeechSettings

  var element: Element { focus.element }
  /// The place of a container in a segmented control or a tab bar, where there is one.
  var isTab: Bool {
    switch element.context?.value {
    case .tab, .tabBarItem: true
    case .series, .listStart, .listEnd, .landmarkStart, .landmarkEnd, .cell, nil:
      element.has(.tabBarItem)
    }
  }
  var isSwitch: Bool { element.has(.switchButton) || element.has(.toggleButton) }
  var isDimmed: Bool { element.has(.notEnabled) }
}

/// What the rules have said so far.
struct Phrase {
  var description: [Segment] = []
  var hint: [Segment] = []
  var cues: [Segment] = []
  var suppressed: [Suppression] = []
  var promotesHint = false

  /// Whether the element itself has said nothing yet.
  var isSilent: Bool { description.allSatisfy { $0.kind == .container } }

  mutating func suppress(_ text: String, _ kind: Segment.Kind, because: String, _ origin: Origin) {
    suppressed.append(Suppression(text, kind: kind.rawValue, reason: because, origin: origin))
  }
}

extension Event {
  /// Puts an event into words.
  ///
  /// - Parameters:
  ///   - command: the command that led to the event, as a walkthrough writes it.
  ///   - words: the words of VoiceOver in the language of the screen.
  ///   - settings: what is to be spoken.
  /// - Returns: what is said, and what is not with why.
  public func phrased(
    after command: String, words: Vocabulary, settings: SpeechSettings
  ) -> Utterance {
    var utterance = Utterance(command: command, event: self)
    guard let focus else {
      utterance.pieces = SoundRule.sound(of: self)
      return utterance
    }
    let stop = Stop(focus: focus, words: words, settings: settings)
    var phrase = Phrase(suppressed: focus.element.suppressed)
    for rule in Rule.allCases { rule.speak(stop, into: &phrase) }
    if phrase.description.isEmpty, phrase.hint.isEmpty, !phrase.cues.isEmpty {
      // Without words of its own, the first cue is heard at once.
      phrase.description = [phrase.cues.removeFirst()]
    }
    utterance.pieces = phrase.description
    utterance.hint = phrase.hint
    utterance.cues = phrase.cues
    utterance.suppressed = phrase.suppressed
    return utterance
  }
}
