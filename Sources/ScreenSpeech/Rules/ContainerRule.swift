import ScreenResolver
import ScreenSession
import ScreenTree

/// Speaks the label of each container that the cursor came into, outermost first.
///
/// Nothing is said for a container of an app without a label, and nothing when the cursor moves inside one.
/// Apple's chart demo speaks the label of the chart before its first bar; developers report the
/// same of semantic groups. Landmarks, dialogs and tables of web content say what they are; on the Mac
/// VoiceOver tells what one is in and how much there is: "In Style Presets, Group, 8 items".
/// AccessibilitySnapshot says nothing of containers.
enum ContainerRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    for container in stop.entered {
      guard !stop.isExact else {
        for words in [container.label, container.value].compactMap({ $0 }) {
          phrase.suppress(
            words.value, .container, because: .setting("compatibility", "snapshot"), words.origin)
        }
        continue
      }
      if stop.platform == .macos {
        enter(container, onMac: stop, into: &phrase)
      } else {
        enter(container, stop, into: &phrase)
      }
    }
  }

  private static func enter(_ container: Container, _ stop: Stop, into phrase: inout Phrase) {
    for words in [container.label, container.value].compactMap({ $0 }) {
      phrase.say(piece(words.value, of: container, from: words))
    }
    if let role = container.role, let word = word(for: container, role.value, stop.words) {
      phrase.say(piece(word, of: container, from: role))
    }
  }

  /// What web content says it is.
  private static func word(
    for container: Container, _ role: String, _ words: Vocabulary
  ) -> Word? {
    switch role {
    case "dialog", "alertdialog": return words[.dialog]
    case "table":
      guard let size = container.size else { return nil }
      let rows = words[.tableRows, counting: size.rows]
      let columns = words[.tableColumns, counting: size.columns]
      return words[.tableStart].filled(rows.text, columns.text)
    default: return Landmark(rawValue: role).map { words[$0.word] }
    }
  }

  private static func enter(
    _ container: Container, onMac stop: Stop, into phrase: inout Phrase
  ) {
    guard let label = container.label else { return }
    let said = [
      stop.words[.entering].filled(label.value), stop.words[MacRoleRule.word(for: container)],
      stop.words[.items, counting: container.count],
    ]
    for word in said {
      phrase.say(piece(word, of: container, from: label))
    }
  }

  private static func piece(
    _ text: String, of container: Container, from source: Sourced<String>
  ) -> Segment {
    var segment = Segment(
      text, kind: .container,
      reason: Reason(.container, origin: source.origin, pass: source.pass))
    segment.language = container.language
    return segment
  }

  private static func piece(
    _ word: Word, of container: Container, from source: Sourced<String>
  ) -> Segment {
    var segment = Segment(
      word, kind: .container,
      reason: Reason(
        .container, origin: source.origin, pass: source.pass, evidence: word.evidence))
    segment.language = container.language
    return segment
  }
}
