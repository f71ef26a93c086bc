import ScreenSession
import ScreenResolver
import ScreenTree

/// Says the place of a segment or a tab among the others, and where a list or a landmark ends.
///
/// It comes last: "Selected, One year, Button, 2 of 2".
enum PositionRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let context = stop.element.context else { return }
    let reason = Reason(.position, origin: context.origin, pass: context.pass)
    let words = stop.words
    let word: Word
    switch context.value {
    case .series(let place), .tab(let place), .tabBarItem(let place):
      word = words.place.filled(place.number, place.count)
    case .listStart: word = words.listStart
    case .listEnd: word = words.listEnd
    case .landmarkStart: word = words.landmarkStart
    case .landmarkEnd: word = words.landmarkEnd
    case .cell:
      phrase.suppress("", .position, because: "cells of tables are not placed yet", context.origin)
      return
    }
    phrase.description.append(
      Segment(word.text, snapshot: word.snapshot, kind: .position, reason: reason))
  }
}

extension Word {
  /// The word with its marks `%1` and `%2` replaced by numbers.
  func filled(_ first: Int, _ second: Int) -> Word {
    func fill(_ text: String) -> String {
      text.split(separator: " ", omittingEmptySubsequences: false)
        .map { part in
          part.hasPrefix("%1")
            ? "\(first)" + part.dropFirst(2)
            : part.hasPrefix("%2") ? "\(second)" + part.dropFirst(2) : String(part)
        }
        .joined(separator: " ")
    }
    return Word(fill(text), snapshot: fill(snapshot), evidence)
  }
}
