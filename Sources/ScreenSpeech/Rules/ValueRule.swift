import ScreenSession
import ScreenTree
import ScreenResolver

/// Speaks the value.
///
/// Nothing is said here for a switch, whose value is spoken as a state after its role.
enum ValueRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard !stop.isSwitch else { return }
    for part in stop.element.value where !part.value.isBlank {
      let reason = Reason(.value, origin: part.origin, pass: part.pass)
      phrase.description.append(Segment(part.value, kind: .value, reason: reason))
    }
  }
}
