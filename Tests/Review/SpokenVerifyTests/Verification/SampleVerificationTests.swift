import Foundation
import ScreenInputs
import ScreenTree
import TestSupport
import Testing
import VoiceOverSpeech

@testable import SpokenVerify
@testable import ScreenScenarios

/// Recordings that are made from our own transcripts of all samples, and changed.
struct SampleVerificationTests {
  private static let samples: [URL] = {
    let folder = root.appending(path: "samples")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".screen.yaml") || $0.hasSuffix(".walk.yaml") }.sorted()
      .map { folder.appending(path: $0) }
  }()

  /// The segments of each stop of a sample, as its transcript has them.
  private struct Sample {
    let scenario: Scenario
    let prediction: Prediction
    let stops: [[String]]

    init(_ url: URL) throws {
      scenario = try ScenarioReader().read(url.path).scenario
      prediction = Prediction(of: scenario)
      stops = prediction.utterances.map { utterance in
        (utterance.pieces + utterance.hint).filter { $0.kind != .sound }.map(\.text)
          .filter { !$0.isEmpty }
      }
    }

    /// The recording of utterances, compared with the sample.
    func verify(_ words: [String]) -> Verification {
      let steps = words.enumerated().map { Recording.Step($0 == 0 ? .current : .next, $1) }
      return Verification(Recording(steps: steps), file: "r", with: scenario, prediction)
    }

    /// What VoiceOver says at each stop: segments separated by spaces.
    var spoken: [String] { stops.map { $0.joined(separator: " ") } }
  }

  @Test func `tries all samples`() { #expect(Self.samples.count > 30) }

  @Test(arguments: samples) func `verifies in full under any change of case, blanks and marks`(
    url: URL
  ) throws {
    let sample = try Sample(url)
    var random = SystemRandomNumberGenerator()
    for round in 0..<40 {
      let spoken = sample.stops.map { segments in
        segments.dropFirst().reduce(changed(segments[0], round, &random)) { text, segment in
          // A mark between two digits makes them one number.
          let isNumber = text.last?.isNumber == true && segment.first?.isNumber == true
          let mark = isNumber ? " " : marks.randomElement(using: &random) ?? " "
          return text + mark + changed(segment, round, &random)
        }
      }
      let verification = sample.verify(spoken)
      #expect(verification.differences == [], "\(verification.text)")
      #expect(verification.comparison.equal == sample.stops.count)
      #expect(verification.share() == 100 && verification.isGood())
    }
  }

  private let marks = [" ", ", ", "; ", ". ", ",", ";", ".", "  ", " , ", "\t", "\u{A0}", "\n"]

  /// A text in other letters and with other blanks.
  private func changed(
    _ text: String, _ round: Int, _ random: inout SystemRandomNumberGenerator
  ) -> String {
    let cased =
      switch round % 4 {
      case 0: text.uppercased()
      case 1: text.lowercased()
      case 2: text
      default: String(text.flatMap { Bool.random(using: &random) ? "\($0)".uppercased() : "\($0)" })
      }
    return cased.split(separator: " ").joined(
      separator: [" ", "  ", "\u{A0}", " \n "].randomElement(using: &random) ?? " ")
  }

  @Test(arguments: samples) func `names exactly the stop of which one word changed`(
    url: URL
  ) throws {
    let sample = try Sample(url)
    for index in sample.stops.indices {
      var spoken = sample.spoken
      let words = spoken[index].split(separator: " ").map(String.init)
      let place = index % words.count
      spoken[index] =
        (words[..<place] + ["zebra"] + words[(place + 1)...]).joined(separator: " ")
      let found = sample.verify(spoken)
      #expect(found.differences.map(\.step) == [index + 1], "\(found.text)")
      #expect(found.differences.map(\.kind) == [.words], "\(found.text)")
      #expect(found.differences.allSatisfy { $0.message.contains("zebra") }, "\(found.text)")
      #expect(found.comparison.equal == sample.stops.count - 1)
    }
  }

  @Test(arguments: samples) func `names exactly the stop that was dropped`(url: URL) throws {
    let sample = try Sample(url)
    for index in sample.stops.indices where sample.stops.count > 1 {
      var spoken = sample.spoken
      spoken.remove(at: index)
      let found = sample.verify(spoken)
      let missing = found.comparison.rows.compactMap { row -> Int? in
        switch row {
        case .skipped(let stop), .unreached(let stop, _): stop
        case .equal, .reordered, .changed, .moved, .extra, .unheard: nil
        }
      }
      #expect(
        missing.map { sample.stops[$0] } == [sample.stops[index]], "\(index): \(found.text)")
      #expect(found.comparison.equal == sample.stops.count - 1, "\(index): \(found.text)")
      #expect(found.text.contains((found.names[missing.first ?? 0] ?? "?").printedLine))
    }
  }

  @Test(arguments: samples) func `names exactly the stops that changed places`(url: URL) throws {
    let sample = try Sample(url)
    for index in sample.stops.indices.dropLast()
    where sample.prediction.stops[index] != sample.prediction.stops[index + 1] {
      var spoken = sample.spoken
      spoken.swapAt(index, index + 1)
      let found = sample.verify(spoken)
      #expect(found.differences.count == 1, "\(index): \(found.text)")
      #expect(found.differences.allSatisfy { $0.kind == .moved }, "\(index): \(found.text)")
      let swapped = [sample.prediction.stops[index], sample.prediction.stops[index + 1]]
      let named = found.comparison.rows.compactMap { row -> PredictedStop? in
        if case .moved(let stop, _) = row { sample.prediction.stops[stop] } else { nil }
      }
      #expect(named.allSatisfy(swapped.contains), "\(index): \(found.text)")
      #expect(
        found.comparison.equal == sample.stops.count - found.differences.count,
        "\(index): \(found.text)")
    }
  }
}
