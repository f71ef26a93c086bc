import ScreenResolver
import ScreenTree

/// Reads a piece of custom content, its value first: "Three years, Age".
enum ContentRule {
  static func say(
    _ content: Sourced<Property.CustomContent>, of element: Element
  ) -> [Segment] {
    [content.value.value, content.value.label].filter { !$0.isBlank }.map { text in
      Segment(
        text, kind: .content,
        reason: Reason(.content, origin: content.origin, pass: content.pass)
      ).inLanguage(of: element)
    }
  }
}
