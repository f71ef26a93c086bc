import SpokenCheck

/// Words of a stop that were heard otherwise than predicted.
package struct WordChange: Hashable, Sendable {
  /// The words of the prediction, counted from 0; empty when words were only heard.
  package var predicted: Range<Int>
  /// The words that were heard, counted from 0; empty when words were not heard.
  package var heard: Range<Int>

  /// How many words two utterances may have together to be compared in full.
  private static let longest = 400

  /// The stretches in which two lists of words differ.
  static func changes(from predicted: [String], to heard: [String]) -> [WordChange] {
    let head = zip(predicted, heard).prefix { $0 == $1 }.count
    // Where words repeat, the equal end must not reach into the equal beginning.
    let rest = min(predicted.count, heard.count) - head
    let tail = zip(predicted.reversed(), heard.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let middle = (
      predicted[head..<(predicted.count - tail)], heard[head..<(heard.count - tail)]
    )
    guard middle.0.count + middle.1.count <= longest else {
      return [WordChange(predicted: middle.0.indices, heard: middle.1.indices)]
    }
    var start = (head, head)
    var changes: [WordChange] = []
    let pairs = Alignment.pairs(Array(middle.0), Array(middle.1))
      .map { ($0.old + head, $0.new + head) }
    for pair in pairs + [(middle.0.endIndex, middle.1.endIndex)] {
      if start != pair {
        changes.append(WordChange(predicted: start.0..<pair.0, heard: start.1..<pair.1))
      }
      start = (pair.0 + 1, pair.1 + 1)
    }
    return changes
  }
}
