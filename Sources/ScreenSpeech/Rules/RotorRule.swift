import ScreenSession
import ScreenTree

/// Says what the rotor is turned to: iOS's names, or the name that the app gives.
enum RotorRule {
  static func say(_ rotor: Rotor, _ occasion: Occasion) -> [Segment] {
    let word =
      switch rotor {
      case .system(let system):
        occasion.words.session.rotors[system.rawValue] ?? Word(system.rawValue, .inferred)
      case .custom(let name): Word(name, .apple)
      }
    let nowhere = Origin(file: "", position: .unknown, node: "screen")
    return [
      Segment(
        word.text, snapshot: word.snapshot, kind: .rotor,
        reason: Reason(.rotor, origin: nowhere, evidence: word.evidence))
    ]
  }
}
