import ScreenSession
import ScreenTree

/// Says what the rotor is turned to: iOS's names, or the name that the app gives.
enum RotorRule {
  static func say(_ rotor: Rotor, _ occasion: Occasion) -> [Segment] {
    let word =
      switch rotor {
      case .system(let system): occasion.words[system.word]
      case .custom(let name): Word(name, .apple)
      }
    let nowhere = Origin(file: "", position: .unknown, node: "screen")
    return [
      Segment(
        word, kind: .rotor,
        reason: Reason(.rotor, origin: nowhere, evidence: word.evidence))
    ]
  }
}
