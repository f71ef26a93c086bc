import Testing

@testable import SpokenVerify

struct StopAlignmentTests {
  /// The rows that are no pair of equal words.
  private func odd(_ predicted: [String], _ heard: [String]) -> [StopAlignment.Row] {
    let stops = predicted.map { PredictedStop([$0]) }
    let words = heard.map(ComparedWords.words)
    return StopAlignment.rows(stops, words).filter { row in
      guard case .pair(let stop, let utterance) = row else { return true }
      return stops[stop].words != words[utterance]
    }
  }

  private let rows = (0..<10_000).map { "Row \($0) Button Double tap to open row \($0)" }

  @Test func `lines up 10,000 stops with a few changes`() {
    var heard = rows
    heard[5_000] = "Row 5000 Link"
    heard.remove(at: 2_000)
    heard.insert("Help", at: 8_000)
    #expect(
      odd(rows, heard) == [
        .missing(2_000), .pair(predicted: 5_000, heard: 4_999), .extra(8_000),
      ])
  }

  @Test func `lines up 10,000 stops of which each lost its hint`() {
    let heard = (0..<10_000).filter { $0 != 7_000 }.map { "Row \($0) Button" }
    let odd = odd(rows, heard)
    #expect(odd.count == 10_000 && odd.contains(.missing(7_000)))
    #expect(odd.contains(.pair(predicted: 9_999, heard: 9_998)))
  }

  @Test func `lines up 10,000 equal stops, and 10,000 that have nothing in common`() {
    let same = Array(repeating: "Same label Button", count: 10_000)
    var heard = same
    heard[3_000] = "Other Button"
    #expect(odd(same, heard) == [.pair(predicted: 3_000, heard: 3_000)])
    #expect(odd(same, Array(heard.dropLast(10))).count == 11)
    let strangers = (0..<10_000).map { "x\($0) y\($0)" }
    #expect(odd(rows, strangers).count == 10_000)
    #expect(odd(rows, rows.reversed()).count > 9_000)
  }

  @Test func `names every stop and every utterance once, whatever they are`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      let (a, b) = (Int.random(in: 0...40, using: &random), Int.random(in: 0...40, using: &random))
      let words = ["a", "b", "c d", "c e", "f"]
      let predicted = (0..<a).map { _ in PredictedStop([words.randomElement(using: &random) ?? ""])
      }
      let heard = (0..<b).map { _ in
        Bool.random(using: &random) ? [words.randomElement(using: &random) ?? ""] : nil
      }
      let rows = StopAlignment.rows(predicted, heard)
      let stops = rows.compactMap { row in
        switch row {
        case .pair(let stop, _), .missing(let stop): stop
        case .extra: nil
        }
      }
      let utterances = rows.compactMap { row in
        switch row {
        case .pair(_, let utterance), .extra(let utterance): utterance
        case .missing: nil
        }
      }
      #expect(stops == Array(0..<a) && utterances == Array(0..<b))
    }
  }
}
