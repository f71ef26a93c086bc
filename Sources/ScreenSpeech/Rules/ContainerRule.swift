import ScreenSession
import ScreenTree
import ScreenResolver

/// Speaks the label of each container that the cursor came into, outermost first.
///
/// Nothing is said for a container without a label, and nothing when the cursor moves inside one.
/// Apple's chart demo speaks the label of the chart before its first bar; developers report the
/// same of semantic groups.
enum ContainerRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    for container in stop.focus.entered {
      for words in [container.label, container.value].compactMap({ $0 }) {
        let reason = Reason(.container, origin: words.origin, pass: words.pass)
        phrase.description.append(Segment(words.value, kind: .container, reason: reason))
      }
    }
  }
}
