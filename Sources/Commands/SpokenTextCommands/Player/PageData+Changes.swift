import ScreenScenarios
package import SpokenCheck
package import SpokenPage

extension PageData.Comparison {
  /// What changed since an older run, in the sentences of `spoken diff`.
  ///
  /// - Parameters:
  ///   - name: the name of the older input.
  ///   - old: the stops of the older run.
  ///   - oldPage: the data of its page.
  ///   - new: the stops of the newer run.
  ///   - newPage: the data of its page.
  package init(
    name: String, of old: SpokenTranscript, _ oldPage: PageData, with new: SpokenTranscript,
    _ newPage: PageData
  ) {
    let difference = HeardDifference(from: old, to: new)
    var messages: [Pair: [String]] = [:]
    for change in difference.changes {
      let pair = Pair(old: change.oldNumber, new: change.newNumber)
      if messages[pair]?.contains(change.message) != true {
        messages[pair, default: []].append(change.message)
      }
    }
    let changes = difference.touched.compactMap { touched -> PageData.Change? in
      // Changes count stops from 1, among those with speech.
      let pair = Pair(old: touched.old.map { $0 + 1 }, new: touched.new.map { $0 + 1 })
      guard let sentences = messages.removeValue(forKey: pair) else { return nil }
      return PageData.Change(
        sentences, old: touched.old.flatMap { Self.side(old.stops[$0], oldPage) },
        new: touched.new.flatMap { Self.side(new.stops[$0], newPage) })
    }
    self.init(
      name: name, length: oldPage.length, header: difference.header, changes: changes)
  }

  private struct Pair: Hashable {
    var old: Int?
    var new: Int?
  }

  /// The stop of a page that is heard there.
  private static func side(_ heard: SpokenStop, _ page: PageData) -> PageData.Side? {
    guard page.stops.indices.contains(heard.number) else { return nil }
    let stop = page.stops[heard.number]
    let later = stop.segments.filter { $0.part != .description }.map(\.markedText)
    let lines = [stop.text] + later + [stop.outcome, stop.hintOutcome].compactMap { $0 }
    let text = lines.filter { !$0.isEmpty }.joined(separator: " · ")
    return PageData.Side(number: stop.number, text: text, frames: stop.frames)
  }
}
