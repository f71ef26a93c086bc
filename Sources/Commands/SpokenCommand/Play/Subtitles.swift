import SpokenScreen
import SpokenSyntax
import SpokenTextCommands

/// The words of what is heard: the lines of each stop once, and below them the current segment.
struct Subtitles {
  private struct Stop {
    var start: Int
    var lines: [String]
    var pieces: [(start: Int, text: String)]
  }

  /// The content of the last line of the terminal.
  private struct Shown: Hashable {
    var stop = -1
    var status = ""
  }

  private let isPlain: Bool
  private var stops: [Stop] = []
  private var pieces: [(start: Int, text: String)] = []
  private var shown = Shown()

  /// Plain subtitles have no last line that changes.
  init(isPlain: Bool) { self.isPlain = isPlain }

  /// Adds a segment; the segments of a stop come before the stop.
  mutating func add(_ part: Captions.HeardPart) {
    pieces.append((part.frames.lowerBound, part.text))
  }

  /// Adds a stop that begins at a frame.
  mutating func add(_ utterance: Utterance, at frame: Int) {
    // Without the command that led there.
    var utterance = utterance
    utterance.isContinued = true
    let lines = Transcript.plain.lines(for: utterance).split(atByte: "\n")
    stops.append(
      Stop(start: frame, lines: lines.map { String($0).shown(in: .max) }, pieces: pieces))
    pieces = []
  }

  /// The text to write when a frame is heard; empty when nothing changes.
  mutating func text(at frame: Int, isPaused: Bool) -> String {
    // Starts from the last result, because it is called many times a second.
    var number = min(shown.stop, stops.count - 1)
    while number >= 0, stops[number].start > frame { number -= 1 }
    while number + 1 < stops.count, stops[number + 1].start <= frame { number += 1 }
    let piece = number >= 0 ? stops[number].pieces.last { $0.start <= frame }?.text : nil
    let new = Shown(
      stop: number, status: (isPaused ? "(paused) " : "> ") + (piece ?? ""))
    guard new != shown, number >= 0 else { return "" }
    let lines = new.stop == shown.stop ? [] : stops[number].lines
    defer { shown = new }
    // A terminal that cannot rewrite a line, or no terminal, gets whole lines only.
    if isPlain { return lines.map { "\($0)\n" }.joined() }
    return Console.clearing + lines.map { "\($0)\n" }.joined() + Console.cut(new.status)
  }

  /// The text to write before other output; the last line is written again later.
  mutating func cleared() -> String {
    guard !isPlain, !shown.status.isEmpty else { return "" }
    // Forgotten, so that the line counts as changed and is written again.
    shown.status = ""
    return Console.clearing
  }
}
