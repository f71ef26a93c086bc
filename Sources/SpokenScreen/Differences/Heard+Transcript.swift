import Foundation
import ScreenSpeech

extension Heard {
  /// Reads the lines of a transcript.
  ///
  /// What kind a piece is can be told only by VoiceOver's words for roles, states and places.
  ///
  /// - Parameters:
  ///   - lines: the transcript.
  ///   - file: its name.
  public init(transcript lines: [String], file: String) {
    self.file = file
    header = Array(lines.prefix { $0.hasPrefix("#") })
    isTranscript = true
    let title = header.first ?? ""
    language =
      title.range(of: " · ", options: .backwards).map { String(title[$0.upperBound...]) }
      ?? "en-US"
    stops = []
    let kinds = WordKinds(language)
    var command = ""
    for line in lines.dropFirst(header.count) where !line.allSatisfy(\.isWhitespace) {
      if line == "#" || line.hasPrefix("# ") { continue }
      if line.hasPrefix("> ") {
        command = String(line.dropFirst(2))
        commands.append(command)
      } else if line.hasPrefix("  "), !stops.isEmpty {
        stops[stops.count - 1].add(later: line.dropFirst(2), kinds)
      } else {
        let isEscaped = line.hasPrefix("\\")
        let words = line.dropFirst(isEscaped ? 1 : 0)
        var stop = HeardStop(line: words, after: command, kinds, isEscaped: isEscaped)
        stop.step = max(commands.count - 1, 0)
        stops.append(stop)
      }
    }
    estimate()
  }

  /// Works out swipes and times from the words alone, at the fixed rate.
  mutating func estimate() {
    let rate = FixedRate()
    let settings = SpeechSettings()
    var (swipes, time) = (0, Duration.zero)
    for index in stops.indices {
      let stop = stops[index]
      if stop.command == "open" || stop.command.hasPrefix("open ") { (swipes, time) = (0, .zero) }
      if ["next", "previous"].contains(stop.command) { swipes += 1 }
      let later = (stop.hint + stop.cues).filter { !$0.text.hasPrefix("♪ ") }
        .map { rate.duration(of: $0.text) }
      let words = stop.facts.filter { $0.kind != .sound }.map(\.text).joined(separator: ", ")
      stops[index].swipes = swipes
      stops[index].start = time
      stops[index].length =
        rate.duration(of: words) + later.reduce(.zero, +)
        + (later.isEmpty ? .zero : settings.hintDelay)
      time += stops[index].length + settings.pauseBetweenStops
    }
  }
}

extension HeardStop {
  /// Reads the line of a stop.
  ///
  /// - Parameters:
  ///   - line: the line without its backslash.
  ///   - command: the step before it.
  ///   - kinds: VoiceOver's words.
  ///   - isEscaped: whether a backslash stood before it, so that its marks are words.
  init(line: Substring, after command: String, _ kinds: WordKinds, isEscaped: Bool = false) {
    self.command = command
    let name = command.prefix { $0 != " " }
    isLanding =
      !Self.stayingCommands.contains(String(name))
      && (isEscaped || !line.hasPrefix("♪ ") && !line.hasPrefix("\""))
    let (words, fate) = Self.parted(line)
    self.fate = fate
    (hint, cues) = ([], [])
    if isEscaped {
      facts = kinds.facts(of: String(words))
      if facts.first?.kind == .sound { facts[0].kind = .label }
    } else if words.hasPrefix("\""), words.hasSuffix("\""), words.count > 1 {
      facts = [Fact(text: String(words.dropFirst().dropLast()), kind: .announcement)]
    } else if words.hasPrefix("♪ ") {
      facts = [Fact(text: String(words), kind: .sound)]
    } else {
      facts = kinds.facts(of: String(words))
      // What a view says of its new state, where nothing is called by a name.
      if name == "activate", !facts.contains(where: { $0.kind == .label }) { isLanding = false }
    }
  }

  /// The commands after which the cursor is where it was.
  private static let stayingCommands: Set<String> = [
    "type", "byCharacter", "byWord", "byLine", "spell", "rotor", "turnRotor", "turnRotorBack",
    "increment", "decrement", "moreContent", "action", "announce", "update",
  ]

  /// Adds a line of what comes after the pause.
  mutating func add(later line: Substring, _ kinds: WordKinds) {
    let (words, fate) = Self.parted(line)
    self.fate = self.fate ?? fate
    let isEscaped = words.hasPrefix("\\")
    let text = String(words.dropFirst(isEscaped ? 1 : 0))
    if isEscaped {
      hint.append(Fact(text: text, kind: .hint))
      hintText = text
    } else if text.hasPrefix("♪ ") || kinds.isCue(text) || !hint.isEmpty {
      cues.append(Fact(text: text, kind: .actions))
    } else {
      hint.append(Fact(text: text, kind: .hint))
      hintText = text
    }
  }

  /// The words of a line, and what became of them.
  private static func parted(_ line: Substring) -> (Substring, String?) {
    let words = ["cut after ", "dropped by ", "lost to ", "merged into "]
    for word in words {
      if let range = line.range(of: "  " + word, options: .backwards) {
        return (line[..<range.lowerBound], String(line[range.lowerBound...].dropFirst(2)))
      }
    }
    return (line.trimmingEnd, nil)
  }
}
