import SpokenSyntax
import VoiceOverElements
import VoiceOverSpeech

/// A line of a transcript, with its stop and its segments.
struct SpokenLine {
  /// The line as a transcript has it.
  var text: String
  /// The number of the stop, from 0; nil for a step.
  var stop: Int?
  /// The part that the segments form; nil for a description, which has several parts.
  var part: StopChange.Part?
  /// The segments on the line.
  var facts: [SpokenStop.Fact] = []
}

extension SpokenTranscript {
  /// The lines of a transcript without its header; those of steps only on request.
  func lines(of utterances: [Utterance], hasSteps: Bool) -> [SpokenLine] {
    let numbers = Dictionary(uniqueKeysWithValues: stops.enumerated().map { ($1.number, $0) })
    let transcript = Transcript()
    return utterances.enumerated().flatMap { index, utterance in
      var lines = transcript.lines(for: utterance).split(atByte: "\n").map {
        SpokenLine(text: String($0))
      }
      let steps = utterance.isContinued ? 0 : 1
      if let number = numbers[index] {
        let stop = stops[number]
        let parts: [(StopChange.Part?, [SpokenStop.Fact])] =
          [(nil, stop.facts), (.hint, stop.hint)] + stop.cues.map { (.cue, [$0]) }
        // A transcript has one line for each of these that has words, in this order.
        for (place, part) in parts.filter({ !$0.1.isEmpty }).enumerated() {
          let text = lines[steps + place].text
          lines[steps + place] = SpokenLine(text: text, stop: number, part: part.0, facts: part.1)
        }
      }
      return lines.dropFirst(hasSteps ? 0 : steps)
    }
  }
}

/// The words of a line that was read from a transcript.
struct WrittenLine {
  /// The words, without the marks of the format.
  let words: String
  /// The result of speech that was not heard in full, in the words of the line; nil otherwise.
  private(set) var fate: String?

  init(_ line: String) {
    var rest = line.rest(afterBytes: "  ") ?? line[...]
    for word in ["  cut after ", "  dropped by ", "  lost to ", "  merged into "] {
      // The words of an app may contain the same text; the result is at the end.
      guard let parts = rest.utf8.ranges(of: word.utf8).last else { continue }
      fate = rest[parts.lowerBound...].rest(afterBytes: "  ").map(String.init)
      rest = rest[..<parts.lowerBound]
    }
    let quoted = rest.rest(afterBytes: "\"")?.beginning(beforeBytes: "\"")
    words = String(rest.rest(afterBytes: "\\") ?? quoted ?? rest)
  }
}

/// The kind of a transcript line, by its first characters.
enum TranscriptMark {
  case step, words, later

  init(_ line: String) {
    self =
      line.starts(withBytes: "> ") ? .step : line.starts(withBytes: "  ") ? .later : .words
  }
}
