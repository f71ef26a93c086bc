import ScreenResolver
import ScreenSession
import ScreenTree

/// Says "Selected" before the label of a chosen element.
///
/// It is the only trait that is spoken before the label. Apple's own demos have "Selected,
/// Collections"; snapshots of UIKit controls have it as a prefix of the label.
enum SelectedRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let trait = stop.trait(.selected) else { return }
    phrase.say(stop.say(stop.words[.selected], .selected, by: .selected, for: trait))
  }
}
