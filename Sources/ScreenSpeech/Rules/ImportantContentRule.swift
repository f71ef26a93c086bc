import ScreenResolver
import ScreenSession
import ScreenTree

/// Speaks custom content of high importance between the label and the role.
///
/// The value alone is spoken, or the name when there is no value. Apple's session on custom
/// content has "Bailey, beagle, three years. More content available."; developers heard a seat's
/// class between its number and "Switch button". AccessibilitySnapshot leaves it out.
enum ImportantContentRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    for content in stop.element.customContent where content.value.isImportant {
      let words = content.value.value.isBlank ? content.value.label : content.value.value
      guard !words.isBlank else { continue }
      guard !stop.isExact else {
        phrase.suppress(
          words, .content, because: .setting("compatibility", "snapshot"), content.origin)
        continue
      }
      phrase.say(stop.say(content.map { _ in words }, .content, by: .importantContent))
    }
  }
}
