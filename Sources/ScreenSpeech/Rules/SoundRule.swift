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
    phrase.description.append(sound("item focused", stop.element.origin))
    phrase.suppress(
      "", .label, because: "no label, value, hint or spoken trait", stop.element.origin)
  }

  static func sound(of event: Event) -> [Segment] {
    let nowhere = Origin(file: "", position: .unknown, node: "screen")
    return switch event {
    case .opened(_, nil): [sound("no item discovered", nowhere)]
    case .reachedBoundary: [sound("boundary reached", nowhere)]
    default: []
    }
  }

  private static func sound(_ name: String, _ origin: Origin) -> Segment {
    Segment(name, speech: "", kind: .sound, reason: Reason(.sound, origin: origin))
  }
}
