import ScreenSession
import ScreenTree
import ScreenResolver

/// Says "Selected" before the label of a chosen element.
///
/// It is the only trait that is spoken before the label. Apple's own demos have "Selected,
/// Collections"; snapshots of UIKit controls have it as a prefix of the label.
enum SelectedRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let trait = stop.element.traits.first(where: { $0.value == .selected }) else { return }
    let reason = Reason(.selected, origin: trait.origin, pass: trait.pass)
    let word = stop.words.selected
    phrase.description.append(
      Segment(word.text, snapshot: word.snapshot, kind: .selected, reason: reason))
  }
}
