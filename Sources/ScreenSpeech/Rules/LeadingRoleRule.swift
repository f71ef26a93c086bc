import ScreenResolver
import ScreenSession
import ScreenTree

/// Says "Heading level 2" or "Link" before the label on the Mac, as VoiceOver reads Safari there.
enum LeadingRoleRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    if let visited = stop.element.states.first(where: { $0.value == .visited }) {
      phrase.say(stop.say(stop.words[.visited], .state, by: .leadingRole, for: visited))
    }
    if let trait = stop.trait(.header) {
      let words = stop.words
      let level = stop.element.headingLevel
      let word = level.map { words[.headingLevel].filled("\($0.value)") } ?? words[.heading]
      phrase.say(stop.say(word, for: trait, by: .leadingRole))
    }
    if let trait = stop.trait(.link) {
      phrase.say(stop.say(stop.words[.link], for: trait, by: .leadingRole))
    }
  }
}
