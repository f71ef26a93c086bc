import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Announces that VoiceOver is on or off, in which app, and that Quick Nav is on or off.
  ///
  /// "VoiceOver on, Safari, Show Sidebar, Button"; the name of the app is also spoken at launch.
  /// iOS's setting QuickNav Announcements has Speak, Play Sound, Change Pitch, Braille and Do
  /// Nothing; the default is Play Sound.
  static let system = SpeechRule(
    id: "system",
    summary: "VoiceOver says that it is on, and in which app",
    evidence: Attestation(.apple, .talk(229, 2025), .settingsOfIOS),
    example: Example(
      """
      screen: Landmarks
      app: Safari
      views:
        - Button: Show Sidebar
      """,
      steps: "voiceOverOff, voiceOverOn", line: "VoiceOver on, Safari, Show Sidebar, Button"),
    speech: .event { event, context, rule in
      switch event {
      case .voiceOver(true, let app, let focus):
        return [rule.system(.voiceOverOn, context)] + rule.name(ofApp: app, before: focus, context)
      case .voiceOver(false, _, _): return [rule.system(.voiceOverOff, context)]
      case .launched(let app, let focus): return rule.name(ofApp: app, before: focus, context)
      case .quickNav(let isOn): return rule.quickNav(isOn, context)
      // No other event is the system's.
      default: return []
      }
    })
}

extension Focus {
  /// Whether the element has the same name.
  func isCalled(_ name: String, in words: Vocabulary) -> Bool {
    words.texts(of: element.label).map(\.value).joined(separator: ", ") == name
  }
}

extension Attribution {
  fileprivate func system(_ word: Word.ID, _ context: PhrasingContext) -> Segment {
    segment(context.ofScreen[word], .system, at: .app)
  }

  fileprivate func name(
    ofApp name: String, before focus: Focus?, _ context: PhrasingContext
  ) -> [Segment] {
    // A title that is the name of the app was heard once, not twice.
    name.isBlank || focus?.isCalled(name, in: context.words) == true
      ? [] : [segment(name, .system, at: .app)]
  }

  fileprivate func quickNav(_ isOn: Bool, _ context: PhrasingContext) -> [Segment] {
    let feedback = context.settings.quickNav
    var words = system(isOn ? .quickNavOn : .quickNavOff, context)
    if feedback.changesPitch {
      words.pitch = context.settings.pitch(of: .other, on: context.platform)
    }
    let sound = Segment(isOn ? Sound.quickNavOn : .quickNavOff, reason: words.reason)
    return (feedback.isSounded ? [sound] : []) + (feedback.isSpoken ? [words] : [])
  }
}
