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
    if let start = Self.startOfFate(in: rest) {
      fate = rest[start...].rest(afterBytes: "  ").map(String.init)
      rest = rest[..<start]
    }
    let quoted = rest.rest(afterBytes: "\"")?.beginning(beforeBytes: "\"")
    words = String(rest.rest(afterBytes: "\\") ?? quoted ?? rest)
  }

  /// Where the result of speech begins, of which there is one.
  ///
  /// The words of an app before it may contain the same text, and so may those that it quotes at
  /// the end of the line.
  private static func startOfFate(in line: Substring) -> String.Index? {
    let marks = ["  cut after ", "  dropped by ", "  lost to ", "  merged into "]
    let places = marks.flatMap { line.utf8.ranges(of: $0.utf8) }
      .sorted { $0.lowerBound > $1.lowerBound }
    guard line.ends(withBytes: "\"") else { return places.first?.lowerBound }
    let quoting = places.first { quotes(line[$0.upperBound...]) }
    return (quoting ?? places.first)?.lowerBound
  }

  /// Whether what follows a mark begins to quote words, after the time if there is one.
  private static func quotes(_ text: Substring) -> Bool {
    let afterTime = text.split(atByte: " ", maxSplits: 1).last?.rest(afterBytes: "by ")
    return [text, afterTime ?? ""].contains {
      $0.starts(withBytes: "\"") || $0.starts(withBytes: "the announcement \"")
    }
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
