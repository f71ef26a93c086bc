import ScreenResolver
import ScreenSession
import ScreenTree

/// Says the place of a segment or a tab among the others, and where a list or a landmark ends.
///
/// It comes last: "Selected, One year, Button, 2 of 2".
enum PositionRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let context = stop.element.context else { return }
    let words = stop.words
    func end(_ word: Word) { phrase.say(stop.say(word, .boundary, by: .position, for: context)) }
    switch context.value {
    case .series(let place), .tab(let place), .tabBarItem(let place):
      let word = words[.place].filled("\(place.number)", "\(place.count)")
      phrase.say(stop.say(word, .position, by: .position, for: context))
    case .listStart: end(words[.listStart])
    case .listEnd: end(words[.listEnd])
    case .landmarkStart: end(words[.landmarkStart])
    case .landmarkEnd: end(words[.landmarkEnd])
    case .cell: break
    }
  }
}
