import ScreenResolver
import ScreenTree

/// Tells what was deleted, in another pitch at first.
///
/// iOS's setting Deleting Text has Speak, Play Sound, Change Pitch and Do Nothing, and starts with
/// Change Pitch. Of a secure field nothing but bullets is heard.
enum DeletionRule {
  static func say(_ text: String, of element: Element, _ occasion: Occasion) -> [Segment] {
    let feedback = occasion.settings.deletingText
    var pieces =
      feedback.isSounded
      ? [Segment(.deletion, reason: Reason(.text, origin: element.origin))] : []
    guard feedback.isSpoken else { return pieces }
    let names = TextRule.names(of: text, in: element, occasion)
    pieces += names.map { name in
      var name = name
      if feedback.changesPitch { name.pitchChange = occasion.settings.pitchChange }
      return name
    }
    return pieces
  }
}
