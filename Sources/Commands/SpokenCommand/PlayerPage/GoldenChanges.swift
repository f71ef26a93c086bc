import SpokenPage
import SpokenScreen
import SpokenSyntax

/// The lines that differ between a golden and a run, in blocks of neighbors.
struct GoldenChanges {
  /// Neighboring lines that only one side has.
  private struct Block {
    var old: [String] = []
    var new: [Int] = []
    /// The frames of the old lines in the older sound.
    var frames = 0..<0
  }

  private let header: [String]
  /// The number of the utterance of each line of the transcript, from 1; nil for a step.
  private let stops: [Int?]
  private let lines: [String]
  private var blocks: [Block] = []
  private var oldLength = 0

  /// Collects the differences of a comparison.
  init(_ comparison: Comparison, _ scenario: Scenario) {
    header = comparison.header + comparison.reasons
    lines = comparison.lines
    stops = Self.stops(of: comparison.lines, in: scenario)
    var block = Block()
    for row in comparison.match.rows {
      switch row {
      case .missing(let pattern) where !pattern.source.starts(withBytes: "> "):
        block.old.append(pattern.source)
      case .unexpected(let line) where stops[line] != nil: block.new.append(line)
      // What is no speech, such as the line of a step, neither belongs to a block nor ends one.
      case .missing, .unexpected, .absent: continue
      case .same:
        add(block)
        block = Block()
      }
    }
    add(block)
  }

  private mutating func add(_ block: Block) {
    if !block.old.isEmpty || !block.new.isEmpty { blocks.append(block) }
  }

  /// The utterance of each line, whether the transcript has the lines of steps or not.
  private static func stops(of lines: [String], in scenario: Scenario) -> [Int?] {
    var all: [(text: String, stop: Int?)] = []
    for (index, utterance) in scenario.utterances.enumerated() {
      for line in Transcript().lines(for: utterance).split(atByte: "\n") {
        all.append((String(line), line.starts(withBytes: "> ") ? nil : index + 1))
      }
    }
    // The counts tell which kind of transcript it is; equal counts mean that the steps are in it.
    let shown = all.count == lines.count ? all : all.filter { $0.stop != nil }
    return lines.indices.map { shown.indices.contains($0) ? shown[$0].stop : nil }
  }

  /// The words of the old lines, one text for each block that has some.
  var spokenLines: [String] { blocks.map(Self.words).filter { !$0.isEmpty } }

  /// The words of a block's old lines; sounds and regular expressions cannot be spoken.
  private static func words(of block: Block) -> String {
    block.old.map { line in
      let words = line.rest(afterBytes: line.leadingSpaces) ?? line[...]
      guard !words.starts(withBytes: "♪"), !words.starts(withBytes: "/"), words != "…" else {
        return ""
      }
      let end = words.firstRange(of: #/  (cut after|dropped by|lost to|merged into) /#)
      let heard = words[..<(end?.lowerBound ?? words.endIndex)]
      return String(heard).trimmingMarks
    }.filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// Takes the frames of the old lines from the run that spoke them.
  mutating func place(_ page: PageData) {
    oldLength = page.length
    var frames = page.stops.map(\.frames)[...]
    for index in blocks.indices where !Self.words(of: blocks[index]).isEmpty {
      blocks[index].frames = frames.popFirst() ?? 0..<0
    }
  }

  /// The comparison of the page.
  ///
  /// - Parameters:
  ///   - golden: the name of the golden.
  ///   - page: the data of the run now.
  /// - Returns: the comparison.
  func comparison(with golden: String, _ page: PageData) -> PageData.Comparison {
    let changes = blocks.enumerated().map { index, block in
      let old = PageData.Side(
        number: index + 1, text: block.old.map(\.oneLine).joined(separator: " · "),
        frames: block.frames)
      return PageData.Change(
        [], old: block.old.isEmpty ? nil : old, new: side(block.new, page))
    }
    return PageData.Comparison(
      name: golden, length: oldLength, header: header.map(\.oneLine), changes: changes)
  }

  /// The lines now, from the start of their first stop to the end of their last.
  private func side(_ numbers: [Int], _ page: PageData) -> PageData.Side? {
    let heard = numbers.compactMap { stops[$0] }.filter { page.stops.indices.contains($0 - 1) }
    guard let first = heard.first, let last = heard.last else { return nil }
    let (start, end) = (page.stops[first - 1].frames, page.stops[last - 1].frames)
    return PageData.Side(
      number: first, text: numbers.map { lines[$0].oneLine }.joined(separator: " · "),
      frames: start.lowerBound..<max(start.upperBound, end.upperBound))
  }
}

extension String {
  /// The words of a line without the backslash and the quotation marks of a transcript.
  fileprivate var trimmingMarks: String {
    if let words = rest(afterBytes: "\\") { return String(words) }
    return rest(afterBytes: "\"")?.beginning(beforeBytes: "\"").map(String.init) ?? self
  }
}
