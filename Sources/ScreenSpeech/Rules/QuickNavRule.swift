import ScreenTree

/// Tells that the keys of a keyboard move the cursor, by a sound at first.
///
/// iOS's setting QuickNav Announcements has Speak, Play Sound, Change Pitch, Braille and Do
/// Nothing, and starts with Play Sound.
enum QuickNavRule {
  static func say(_ isOn: Bool, _ occasion: Occasion) -> [Segment] {
    let feedback = occasion.settings.quickNav
    let word = occasion.words[isOn ? .quickNavOn : .quickNavOff]
    var said = SystemRule.say(word)
    if feedback.changesPitch {
      for index in said.indices { said[index].pitchChange = occasion.settings.pitchChange }
    }
    let sound = said.map { Segment(isOn ? .quickNavOn : .quickNavOff, reason: $0.reason) }
    return (feedback.isSounded ? sound : []) + (feedback.isSpoken ? said : [])
  }
}
