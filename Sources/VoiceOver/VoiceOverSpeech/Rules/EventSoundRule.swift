import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Plays the sound of a screen without elements.
  static let eventSound = sound.variant(
    .observed, sources: [.talk(10034, 2023), .settingsOfVisionOS],
    example: Example(
      """
      screen: Wallet
      views: []
      """,
      line: "♪ no item discovered"),
    speech: .event { event, _, rule in
      guard case .opened(_, nil) = event else { return [] }
      return [rule.segment(.noItemDiscovered, at: .screen)]
    })
}

extension Event {
  /// The sound of the event, before its words, or nil.
  var sound: Segment? {
    let rule = SpeechRule.eventSound.attribution
    return switch self {
    case .opened(_, let focus?): rule.segment(focus.openingSound, at: focus.element.origin)
    case .focused(let focus):
      focus.isReading ? nil : rule.segment(.itemFocused, at: focus.element.origin)
    case .focusedByKeyboard(let focus), .interacted(_, _, let focus):
      rule.segment(.itemFocused, at: focus.element.origin)
    case .performed(_, let element): rule.segment(.itemActivated, at: element.origin)
    case .dropped(let element): rule.segment(.itemReordered, at: element.origin)
    case .turnedRotor(_, let isBack):
      rule.segment(isBack ? .previousRotor : .nextRotor, at: .screen)
    case .reported: rule.segment(.scrolledPage, at: .screen)
    case .readText(_, nil, let element) where element.has(.secureTextField):
      rule.segment(.secureTextEntered, at: element.origin)
    case .opened, .openedMenu, .reachedBoundary, .touchedNothing, .foundNothing, .waited, .changed,
      .activated,
      .offered, .readContent, .readText, .deleted, .announced, .changedLiveRegion, .voiceOver,
      .launched, .quickNav, .described, .played, .scrubbed, .paused, .dragged, .passed, .failed:
      nil
    }
  }
}

extension Focus {
  /// The sound of an alert, a sheet, or another screen.
  fileprivate var openingSound: Sound {
    let kinds = entered.map(\.kind)
    if kinds.contains(.alert) { return .alertAppeared }
    return kinds.contains(.sheet) ? .popoverAppeared : .screenChanged
  }
}

extension Origin {
  /// The screen as a whole.
  static let screen = Origin(file: "", position: .unknown, node: "screen")
  /// The app, not a view of it.
  static let app = Origin(file: "", position: .unknown, node: "app")
}
