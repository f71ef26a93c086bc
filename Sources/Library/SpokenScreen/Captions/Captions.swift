package import ScreenScenarios
import ScreenTree
package import SpokenSound
import SpokenSyntax
import VoiceOverLanguages
package import VoiceOverSpeech

/// A format of captions, written stop by stop.
///
/// Its closures are called in this order: `start` once, `text` for each utterance that is heard,
/// `end` once. WebVTT, SubRip and labels consist of entries: their `text`, which the initializer with
/// `entry:` makes, calls `entry` for each part, with `byStop` once, and with `byWord` it calls `timed`
/// instead.
package struct Captions: Sendable {
  /// What is heard in one go: a segment, or the part of it that has its own language or pitch.
  package struct HeardPart: Hashable, Sendable {
    /// The segment, with the words of the part alone.
    package var segment: Segment
    /// Whether it belongs to the description, the hint or the cues, whatever its kind is.
    package var part: StopRecord.Segment.Part
    /// Where in its utterance it comes from.
    package var place: SegmentPlace
    /// The numbers of the stop and of the part among those that are spoken, such as `3.1`.
    package var id: String
    /// The number among all parts that are heard, from 1.
    package var number: Int
    /// The first frame and the one after the last, from the start.
    package var frames: Range<Int>
    /// The words that the engine spoke, with their frames, from the start.
    package var words: [SpokenAudio.Word] = []

    /// A part at its frames.
    package init(
      _ segment: Segment, _ part: StopRecord.Segment.Part, at place: SegmentPlace, id: String,
      number: Int, frames: Range<Int>, words: [SpokenAudio.Word] = []
    ) {
      (self.segment, self.part, self.place) = (segment, part, place)
      (self.id, self.number, self.frames, self.words) = (id, number, frames, words)
    }

    /// The words on one line, with the sign of a sound for a sound.
    package var text: String {
      segment.kind.isTone ? "♪ \(segment.text.oneLine)" : segment.text.oneLine
    }
  }

  /// An utterance that is heard, with its parts.
  package struct Stop: Hashable, Sendable {
    /// The number of the utterance, from 1 in the order of the steps.
    package var number: Int
    /// The utterance.
    package var utterance: Utterance
    /// The first frame and the one after the last, from the start.
    package var frames: Range<Int>
    /// The parts that are heard, in order.
    package var parts: [HeardPart]
    /// Its number among the stops with parts, from 1.
    var ordinal = 0

    /// A stop with its parts.
    package init(_ number: Int, _ utterance: Utterance, frames: Range<Int>, parts: [HeardPart]) {
      self.number = number
      self.utterance = utterance
      self.frames = frames
      self.parts = parts
    }
  }

  /// The file extension of the format.
  package var fileExtension: String
  /// The text before the first stop, for a sample rate.
  package var start: @Sendable (_ sampleRate: Int) -> String
  /// The text of a stop; the last argument is true for the first one.
  package var text: @Sendable (Stop, _ sampleRate: Int, _ isFirst: Bool) -> String
  /// The format with a caption for each stop instead of each part; nil when it has both.
  ///
  /// The description is its first line; hint and cues, which come after a pause, are the second.
  package var byStop: Captions? {
    guard let entry else { return nil }
    var format = self
    format.text = { stop, rate, _ in Entry(stop).map { entry($0, rate) } ?? "" }
    return format
  }

  /// The format with a time before each word; nil for one that has no place for it.
  package var byWord: Captions? {
    guard let timed else { return nil }
    var format = self
    format.entry = timed
    format.text = { stop, rate, _ in stop.parts.map { timed(Entry($0), rate) }.joined() }
    return format
  }

  private var entry: (@Sendable (Entry, Int) -> String)?
  private let timed: (@Sendable (Entry, Int) -> String)?
  /// The text after the last stop, with what made the captions where the format has a place for it.
  package var end: @Sendable (Provenance?) -> String

  /// A format that consists of captions.
  init(
    fileExtension: String, header: String,
    end: @escaping @Sendable (Provenance?) -> String = { _ in "" },
    timed: (@Sendable (Entry, _ sampleRate: Int) -> String)? = nil,
    entry: @escaping @Sendable (Entry, _ sampleRate: Int) -> String
  ) {
    self.fileExtension = fileExtension
    start = { _ in header }
    text = { stop, rate, _ in stop.parts.map { entry(Entry($0), rate) }.joined() }
    self.entry = entry
    self.timed = timed
    self.end = end
  }

  /// A format that writes each stop as a whole.
  package init(
    fileExtension: String, start: @escaping @Sendable (Int) -> String,
    text: @escaping @Sendable (Stop, Int, Bool) -> String,
    end: @escaping @Sendable (Provenance?) -> String
  ) {
    self.fileExtension = fileExtension
    self.start = start
    self.text = text
    self.end = end
    (entry, timed) = (nil, nil)
  }

  /// Every format.
  package static let all = [webVTT, subRip, json, labels]

  /// The format for the extension of a path, or nil.
  package static func format(of path: String) -> Captions? {
    all.first { path.ends(withBytes: "." + $0.fileExtension) }
  }

  /// The time of a frame as hours, minutes, seconds and milliseconds, rounded to the nearest.
  ///
  /// - Parameters:
  ///   - frame: the frame, from 0.
  ///   - sampleRate: frames per second, in hertz.
  ///   - separator: the text before the milliseconds.
  /// - Returns: the time, such as `01:02:03.250`.
  static func time(_ frame: Int, _ sampleRate: Int, _ separator: String) -> String {
    time(milliseconds: milliseconds(frame, sampleRate), separator)
  }

  /// The time of a frame in milliseconds, rounded to the nearest.
  static func milliseconds(_ frame: Int, _ sampleRate: Int) -> Int {
    (frame * 1000 + sampleRate / 2) / sampleRate
  }

  /// A time as hours, minutes, seconds and milliseconds.
  static func time(milliseconds: Int, _ separator: String) -> String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
    return parts.joined(separator: ":") + separator + padded(rest, to: 3)
  }

  /// The number with zeros before it.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
