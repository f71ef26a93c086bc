import ScreenResolver
import ScreenSession
import ScreenTree

/// Names the sound that is heard where there are no words.
///
/// An element that has neither words nor cues is only heard as the sound of the cursor landing.
/// The names are those of iOS's list of VoiceOver sounds.
enum SoundRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard phrase.isSilent, !stop.isExact else { return }
    phrase.description.append(sound(.itemFocused, stop.element.origin))
    phrase.suppress(
      "", .label, because: .wordless, stop.element.origin)
  }

  /// The sound in the place of words.
  static func sound(of event: Event) -> [Segment] {
    switch event {
    case .opened(_, nil): [sound(.noItemDiscovered, nowhere)]
    case .reachedBoundary: [sound(.boundaryReached, nowhere)]
    default: []
    }
  }

  /// The sounds that come with the event, before its words.
  static func accompanying(_ event: Event) -> [Segment] {
    switch event {
    case .opened(_, let focus?): [sound(opening(focus), focus.element.origin)]
    case .focused(let focus):
      focus.isReading ? [] : [sound(.itemFocused, focus.element.origin)]
    case .performed(_, let element): [sound(.itemActivated, element.origin)]
    case .dropped(let element): [sound(.itemReordered, element.origin)]
    case .turnedRotor(_, let isBack): [sound(isBack ? .previousRotor : .nextRotor, nowhere)]
    case .reported: [sound(.scrolledPage, nowhere)]
    case .readText(_, nil, let element) where element.has(.secureTextField):
      [sound(.secureTextEntered, element.origin)]
    case .opened, .reachedBoundary, .waited, .changed, .activated, .offered, .readContent,
      .readText, .deleted, .announced, .voiceOver, .launched, .quickNav, .dragged, .passed, .failed:
      []
    }
  }

  /// What is shown: an alert, a sheet, or another screen.
  private static func opening(_ focus: Focus) -> Sound {
    let kinds = focus.entered.map(\.kind)
    if kinds.contains(.alert) { return .alertAppeared }
    return kinds.contains(.sheet) ? .popoverAppeared : .screenChanged
  }

  private static let nowhere = Origin(file: "", position: .unknown, node: "screen")

  private static func sound(_ sound: Sound, _ origin: Origin) -> Segment {
    Segment(sound, reason: Reason(.sound, origin: origin))
  }
}
