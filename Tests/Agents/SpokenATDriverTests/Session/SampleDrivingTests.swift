import Foundation
import ScreenDocuments
import ScreenInputs
import ScreenScenarios
import ScreenTree
import ScreenYAML
import SpokenATDriver
import TestSupport
import Testing
import VoiceOverSpeech

private let samples: [URL] = {
  let folder = root.appending(path: "samples")
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return files.filter { $0.hasSuffix(".screen.yaml") || $0.hasSuffix(".walk.yaml") }.sorted()
    .map { folder.appending(path: $0) }
}()

/// Each sample is driven by a client, which hears what its transcript has.
struct SampleDrivingTests {
  /// A text that was heard, and how much of it.
  private struct Line: Hashable, CustomStringConvertible {
    var stop: Int
    var part: String
    var text: String
    var heard: String
    var after: Double?
    var description: String { "\(stop) \(part) \(text) \(heard) \(after ?? 0)" }
  }

  @Test func `there are samples`() { #expect(samples.count > 40) }

  @Test(arguments: samples) func `a client hears what the transcript has`(sample: URL) throws {
    let scenario = try ScenarioReader().read(sample.path).scenario
    let expected = Array(scenario.utterances).enumerated().flatMap {
      DriverOutput.messages(of: $1, stop: $0 + 1)
    }
    var client = Client(serving: sample.path)
    var messages: [DriverMessage] = []
    if sample.path.hasSuffix(".walk.yaml") {
      messages += client.begin(#"{"spoken:start":"nothing"}"#)
      for (word, value) in try Self.steps(of: sample) {
        let params = Document.mapping(
          [("name", .text("spoken:\(word)"))] + (value.map { [("value", $0)] } ?? []))
        messages += Self.intend(params, &client)
      }
    } else {
      messages += client.begin()
      for step in scenario.steps.dropFirst() {
        guard case .gesture(let gesture, let count) = step.action else {
          Issue.record("\(step)")
          continue
        }
        let isCounted = DriverIntents.argument(of: "\(gesture)") == "count"
        let params = Document.mapping(
          [("name", .text("spoken:\(gesture)"))]
            + (isCounted ? [("count", .number(Double(count)))] : []))
        messages += Self.intend(params, &client)
      }
    }
    #expect(messages.filter { if case .failure = $0 { true } else { false } } == [])
    let (heard, wanted) = (Self.lines(messages), Self.lines(expected))
    #expect(!wanted.isEmpty && heard == wanted)
  }

  private static func intend(_ params: Document, _ client: inout Client) -> [DriverMessage] {
    client.send(
      #"{"id":1,"method":"interaction.userIntent","params":\#(params.compactJSON)}"#)
  }

  /// The steps of a walkthrough as its file has them, without what it expects.
  private static func steps(of sample: URL) throws -> [(word: String, value: Document?)] {
    let document = try Document.read(Array(try Data(contentsOf: sample)))
    return (document["steps"]?.items ?? []).compactMap { item in
      if let entry = item.entries?.first {
        return entry.key == "expect" ? nil : (entry.key, entry.value)
      }
      return item.text.map { ($0, nil) }
    }
  }

  /// What was heard in the end, with all that was taken back.
  private static func lines(_ messages: [DriverMessage]) -> [Line] {
    var lines: [Line] = []
    for case .event(let method, let params) in messages {
      let stop = params["spoken:stop"]?.number.map { Int($0) } ?? 0
      if let moves = params["spoken:moved"]?.items {
        move(&lines, moves)
        continue
      }
      let part = params["spoken:part"]?.text ?? ""
      let heard = params["spoken:heard"]?.text ?? ""
      let after = params["spoken:after"]?.number
      if method == DriverOutput.captured {
        let text = params["data"]?.text ?? ""
        lines.append(Line(stop: stop, part: part, text: text, heard: heard, after: after))
      } else if method == DriverOutput.heard {
        correct(&lines, stop, isLater: part == "later", heard, after)
      }
    }
    let order = ["description": 0, "hint": 1, "cue": 2]
    return lines.enumerated().sorted { one, other in
      (one.element.stop, order[one.element.part] ?? 3, one.offset)
        < (other.element.stop, order[other.element.part] ?? 3, other.offset)
    }.map(\.element)
  }

  /// Gives stops their new numbers, all at once.
  private static func move(_ lines: inout [Line], _ moves: [Document]) {
    let pairs = moves.compactMap { pair -> (Int, Int)? in
      guard let old = pair.items?.first?.number, let new = pair.items?.last?.number else {
        return nil
      }
      return (Int(old), Int(new))
    }
    let numbers = Dictionary(pairs) { first, _ in first }
    for index in lines.indices {
      lines[index].stop = numbers[lines[index].stop] ?? lines[index].stop
    }
  }

  private static func correct(
    _ lines: inout [Line], _ stop: Int, isLater: Bool, _ heard: String, _ after: Double?
  ) {
    // Of what was never begun, nothing is left.
    guard heard == "full" || heard == "cut" else {
      return lines.removeAll {
        $0.stop == stop && (!isLater || $0.part != "description")
      }
    }
    for index in lines.indices where lines[index].stop == stop {
      guard (lines[index].part != "description") == isLater else { continue }
      (lines[index].heard, lines[index].after) = (heard, after)
    }
  }
}
