import Foundation
import Testing

@testable import SpokenVerify

struct RecordingComparisonTests {
  /// Compares words that were heard, parted by ` / `, with predicted stops, whose segments are parted by `|`.
  ///
  /// - Returns: the rows and what is set aside, each in a few letters with the stop and the step, from 0.
  private func compared(
    _ predicted: String, _ heard: String, _ change: (inout Recording) -> Void = { _ in }
  ) -> String {
    let stops = predicted.components(separatedBy: " / ").filter { !$0.isEmpty }.map { stop in
      PredictedStop(stop.split(separator: "|").map(String.init))
    }
    let words = heard.components(separatedBy: " / ").filter { !$0.isEmpty }
    var recording = Recording(
      steps: words.enumerated().map { .init($0 == 0 ? .current : .next, $1 == "-" ? nil : $1) })
    change(&recording)
    let comparison = RecordingComparison(
      recording, with: stops, messages: ["VoiceOver on"], names: ["Wallet", "com.example.shop"])
    let rows = comparison.rows.map(\.letters) + comparison.asides.map(\.letters)
    return rows.joined(separator: " ")
  }

  @Test(arguments: [
    ("all is equal", "A|Button / B", "a button / b", "=00 =11"),
    ("marks and case", "A|$1,5|Button", "A; $1,5. BUTTON", "=00"),
    ("one word", "A|Button / B", "a tab / b", "~00 =11"),
    ("the only word", "A / B / C", "a / x / c", "=00 ~11 =22"),
    ("the first word of all", "A / B", "x / b", "~00 =11"),
    ("the last word of all", "A / B", "a / x", "=00 ~11"),
    ("another order in a stop", "A|$40|Button", "a button $40", "o00"),
    ("a stop that is passed over", "A / B / C", "a / c", "=00 s1 =21"),
    ("the first stop is lost", "A / B / C", "b / c", "<0 =10 =21"),
    ("a recording that ends early", "A / B / C / D", "a / b", "=00 =11 >2 >3"),
    ("a recording from the middle", "A / B / C / D", "c", "<0 <1 =20 >3"),
    ("an utterance too many", "A / B", "a / x / b", "=00 +1 =12"),
    ("two neighbours change places", "A / B / C / D", "a / c / b / d", "=00 m21 =12 =33"),
    ("the first two change places", "A / B / C", "b / a / c", "=10 m01 =22"),
    ("two stops far apart", "A / B / C / D / E", "a / d / c / b / e", "=00 m31 =22 m13 =44"),
    ("alike ones change places", "A x|b / A y|b", "a y b / a x b", "=10 m01"),
    ("a stop at another place", "A / B / C / D", "b / c / d / a", "=10 =21 =32 m03"),
    (
      "equal labels", "H / S|Button / S|Button / T", "h / s button / s button / t",
      "=00 =11 =22 =33"
    ),
    ("a word of VoiceOver first", "A / B", "VoiceOver on / b", "<0 =11 message0"),
    ("a word of VoiceOver with the first stop", "A / B", "VoiceOver on a / b", "=00 =11 message0"),
    ("a label that is the message", "VoiceOver on / B", "voiceover on / b", "=00 =11"),
    ("the app's name", "A / B", "wallet a / b", "=00 =11 name0"),
    ("the app's name that is the label", "Wallet / B", "wallet / b", "=00 =11"),
    ("message and name", "A / B", "VoiceOver on wallet a / b", "=00 =11 message0 name0"),
    ("repeats at the end", "A / B", "a / b / b / b", "=00 =11 end2 end3"),
    ("repeats of equal stops", "A / B / B", "a / b / b / b", "=00 =11 =22 end3"),
    ("repeats of words of an earlier stop", "B / A / B", "b / a / b / b", "=00 =11 =22 end3"),
    ("the label alone at the end", "A / B|Button", "a / b button / b", "=00 =11 +2"),
    ("the same words twice on the screen", "A / B / A / B", "a / b", "=00 =11 >2 >3"),
    ("nothing between two stops", "A / B", "a / - / b", "=00 =12 silent1"),
    ("no word between two stops", "A / B", "a / ... / b", "=00 =12 silent1"),
    ("the name of the app alone", "A / B", "wallet / a / b", "=01 =12 name0"),
    (
      "the name of the app before a title of that name", "Wallet|Heading / B",
      "wallet wallet heading / b", "=00 =11 name0"
    ),
    (
      "a label that begins with the name", "A / Wallet balance", "VoiceOver on / wallet balance",
      "<0 =11 message0"
    ),
    (
      "a message twice", "A / B", "VoiceOver on / VoiceOver on / a / b", "=02 =13 message0 message1"
    ),
    ("numbers that a mark makes one", "Version 1|5", "version 1.5", "~00"),
    ("a number and a word", "Step 2|left", "step 2.left", "=00"),
    ("nothing could be recorded", "A / B / C", "a / - / c", "=00 ?11 =22"),
    ("nothing at first", "A / B", "- / a / b", "=01 =12 silent0"),
    ("two that changed places", "A / B a / C", "b a / a / c", "=10 m01 =22"),
    ("nothing at the end", "A / B", "a / b / -", "=00 =11 silent2"),
    ("nothing predicted", "", "a", "+0"), ("nothing in common", "A", "x y", "~00"),
  ])
  func `compares`(name: String, predicted: String, heard: String, rows: String) {
    #expect(compared(predicted, heard) == rows, "\(name)")
  }

  @Test func `takes what is missing at the end of a whole screen for passed over`() {
    #expect(compared("A / B / C", "a / b") { $0.isComplete = true } == "=00 =11 s2")
    #expect(
      compared("A / B / C", "a / b / b / b") { $0.stopped = .repeats } == "=00 =11 s2 end2 end3")
    #expect(compared("A / B / C", "a / b") { $0.stopped = .stepLimit } == "=00 =11 >2")
  }

  @Test func `compares each stop once when the cursor goes back`() {
    let rows = compared("A / B / C", "a / b / a / b / c") { recording in
      recording.steps[2].move = .previous
    }
    #expect(rows == "=00 =11 =24 back2 back3")
  }

  @Test(arguments: [
    (
      "back to the start", "cnppnnnn", "c / d / c / b / c / d / e / f",
      "<0 =13 =20 =31 =46 =57 back2 back4 back5"
    ),
    ("other words on the way back", "cnpp", "a / b / x / y", "+3 =00 +2 =11 >2 >3 >4 >5"),
    ("back alone", "cpp", "c / b / a", "=02 =11 =20 >3 >4 >5"),
    ("back from the end", "cnnpn", "e / f / f / e / f", "<0 <1 <2 <3 =40 =51 back3 back4 end2"),
    ("into a container and out", "cinon", "a / b / c / a / d", "=00 =11 =22 =34 >4 >5 back3"),
    ("out without a word", "cion", "a / b / - / d", "=00 =11 s2 =33 >4 >5 silent2"),
  ])
  func `follows the cursor`(name: String, moves: String, heard: String, rows: String) {
    let kinds: [Character: Recording.Step.Move] = [
      "c": .current, "n": .next, "p": .previous, "i": .into, "o": .out,
    ]
    let found = compared("A / B / C / D / E / F", heard) { recording in
      for (index, move) in moves.enumerated() {
        recording.steps[index].move = kinds[move] ?? .next
      }
    }
    #expect(found == rows, "\(name)")
  }

  @Test func `asks for the first words again until there are some`() {
    let rows = compared("A / B", "- / VoiceOver on / a / b") { recording in
      for step in 0...2 { recording.steps[step].move = .current }
    }
    #expect(rows == "=02 =13 silent0 message1")
  }

  @Test func `An utterance without a word is not compared`() {
    let stops = ["A", "B"].map { PredictedStop([$0]) }
    let steps = ["a", "b", ",", ""].map { Recording.Step(.next, $0) }
    let comparison = RecordingComparison(
      Recording(steps: steps), with: stops, messages: [], names: [])
    #expect(comparison.equal == 2 && comparison.different == 0)
    #expect(comparison.heardCount == 2)
  }

  @Test func `counts what was heard`() {
    let stops = ["A", "B", "C", "D", "E"].map { PredictedStop([$0]) }
    let steps = ["a", "x", "e", "d"].map { Recording.Step(.next, $0) }
    let comparison = RecordingComparison(
      Recording(steps: steps), with: stops, messages: [], names: [])
    #expect(comparison.rows.map(\.letters) == ["=00", "~11", "s2", "m42", "=33"])
    #expect(comparison.heardCount == 4 && comparison.equal == 2 && comparison.inOtherOrder == 1)
    #expect(comparison.different == 1 && comparison.skipped == 1 && comparison.reached == 3)
  }
}

extension RecordingComparison.Row {
  /// The row in a few letters: what it is, the stop and the step.
  var letters: String {
    switch self {
    case .equal(let stop, let step): "=\(stop)\(step)"
    case .reordered(let stop, let step): "o\(stop)\(step)"
    case .changed(let stop, let step, _): "~\(stop)\(step)"
    case .moved(let stop, let step): "m\(stop)\(step)"
    case .extra(let step): "+\(step)"
    case .skipped(let stop): "s\(stop)"
    case .unreached(let stop, let isBefore): "\(isBefore ? "<" : ">")\(stop)"
    case .unheard(let stop, let step): "?\(stop)\(step)"
    }
  }
}

extension RecordingComparison.Aside {
  /// What is set aside, with the step.
  var letters: String {
    switch self {
    case .message(let step): "message\(step)"
    case .appName(let step): "name\(step)"
    case .ending(let step): "end\(step)"
    case .back(let step): "back\(step)"
    case .silent(let step): "silent\(step)"
    }
  }
}
