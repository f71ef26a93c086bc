import ScreenResolver
import ScreenTree

/// Says again what a pressed element is called, after the sound of the press.
///
/// "Flip." in Apple's session 10119 of 2021. Nothing is said when the element itself changed, since
/// then the change is spoken. Without a label only the sound is heard; so it is when the element plays
/// a sound or starts media itself, which VoiceOver keeps silent for.
enum ActivationRule {
  static func say(_ element: Element, _ occasion: Occasion) -> [Segment] {
    let sound = Segment(.itemActivated, reason: Reason(.activation, origin: element.origin))
    guard !isSilenced(element) else { return [sound] }
    let label = occasion.pieces(of: element).filter { $0.kind == .label }.map { piece in
      var piece = piece
      piece.reason.rule = .activation
      return piece
    }
    return [sound] + label
  }

  /// Whether VoiceOver keeps silent so that the element can be heard.
  static func isSilenced(_ element: Element) -> Bool {
    element.has(.playsSound) || element.has(.startsMediaSession)
  }
}
