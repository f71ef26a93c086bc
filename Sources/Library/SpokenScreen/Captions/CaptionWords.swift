import ScreenTree
package import SpokenCheck
package import SpokenSound
import SpokenSyntax
import VoiceOverSpeech

/// The words of a caption, each with the frame at which it begins.
///
/// The engine speaks other words than a caption shows: "320 dollars" for "$320.00". Equal words are
/// paired in order; those between two pairs share the time between them by their letters, and so do
/// all words where the engine reports none.
struct CaptionWords {
  /// A word, with the white space before it, and the frame at which it begins.
  struct Word: Hashable {
    var space: String
    var text: String
    var start: Int
  }

  /// The words in their order.
  private(set) var words: [Word]

  /// The words of a caption; a sound has none.
  init(_ cue: Captions.HeardPart) {
    let shown = cue.segment.kind.isTone ? [] : Self.parts(of: cue.text)
    let heard = cue.words
    words = []
    var place = (old: 0, new: 0)
    var start = cue.frames.lowerBound
    for pair in Alignment.pairs(shown.map(\.text), heard: heard) {
      let spoken = heard[pair.new].samples
      // What is heard between two pairs says when the words between them begin.
      let first = place.new < pair.new ? heard[place.new].samples.lowerBound : start
      add(shown[place.old..<pair.old], first..<max(first, spoken.lowerBound))
      let word = shown[pair.old]
      words.append(Word(space: word.space, text: word.text, start: spoken.lowerBound))
      place = (pair.old + 1, pair.new + 1)
      start = spoken.upperBound
    }
    let first = place.new < heard.count ? heard[place.new].samples.lowerBound : start
    add(shown[place.old...], first..<max(first, cue.frames.upperBound))
  }

  /// Adds words that share some frames by their letters.
  private mutating func add(
    _ shown: ArraySlice<(space: String, text: String)>, _ frames: Range<Int>
  ) {
    let all = shown.reduce(0) { $0 + $1.text.unicodeScalars.count }
    var before = 0
    for word in shown {
      let start = frames.lowerBound + frames.count * before / max(all, 1)
      words.append(Word(space: word.space, text: word.text, start: start))
      before += word.text.unicodeScalars.count
    }
  }

  /// The words of a text, each with the white space before it; the last has what stands behind it too.
  private static func parts(of text: String) -> [(space: String, text: String)] {
    var parts: [(space: String, text: String)] = []
    var (space, word) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    for scalar in text.unicodeScalars {
      guard scalar.properties.isWhitespace else {
        word.append(scalar)
        continue
      }
      if !word.isEmpty {
        parts.append((String(space), String(word)))
        (space, word) = (.init(), .init())
      }
      space.append(scalar)
    }
    if !word.isEmpty {
      parts.append((String(space), String(word)))
    } else if !parts.isEmpty {
      parts[parts.count - 1].text += String(space)
    }
    return parts
  }
}

extension Alignment {
  /// The pairs of equal words of a text and of what the engine spoke, without marks and case.
  package static func pairs(_ shown: [String], heard: [SpokenAudio.Word]) -> [Pair] {
    pairs(shown.map(key), heard.map { key($0.text) })
  }

  private static func key(_ word: String) -> String {
    let letters: String.UnicodeScalarView = word.lowercased().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    // A word of marks alone would otherwise equal every other such word.
    return letters.isEmpty ? word : String(letters)
  }
}

extension Captions.Entry {
  /// The text of WebVTT with a time before each word, later than the one before and inside the cue.
  ///
  /// A word for which the cue is too short has none.
  func timedText(at sampleRate: Int) -> String {
    var last = Captions.milliseconds(frames.lowerBound, sampleRate)
    let end = Captions.milliseconds(frames.upperBound, sampleRate)
    return text(between: \.inWebVTT) { cue in
      let words = CaptionWords(cue).words.map { word in
        let time = max(Captions.milliseconds(word.start, sampleRate), last + 1)
        guard time < end else { return word.space + word.text.inWebVTT }
        last = time
        return "\(word.space)<\(Captions.time(milliseconds: time, "."))>\(word.text.inWebVTT)"
      }
      let text = words.isEmpty ? cue.text.inWebVTT : words.joined()
      return "<c.\(cue.segment.kind.rawValue)>\(text)</c>"
    }
  }
}
