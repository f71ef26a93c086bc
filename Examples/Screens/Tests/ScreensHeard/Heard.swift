#if os(Linux)
  import Foundation
  import SpokenLiveTesting
  import Testing

  /// Compares a transcript with a golden in which dates and times are only named.
  ///
  /// The screens show the current date, as their apps do, so that a plain golden would be true only
  /// on one day. `SPOKEN_RECORD=1` records.
  func expectHeard(_ listening: Listening, named name: String) throws {
    for failure in listening.failures { Issue.record("\(failure)") }
    try expectGolden(listening.transcript, in: "\(name).transcript")
  }

  /// Compares a report of `lint` with the one beside the screen's golden.
  func expectLint(_ report: String, named name: String) throws {
    try expectGolden(report, in: "\(name).lint")
  }

  private func expectGolden(_ text: String, in name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/\(name)")
    let heard = text.withoutDates
    if ProcessInfo.processInfo.environment["SPOKEN_RECORD"] != nil {
      return try Data(heard.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(heard.withoutCuts == golden.withoutCuts)
  }

  extension String {
    /// The text without the last words of what a finding shortens: where it does depends on the letters of a date.
    fileprivate var withoutCuts: String {
      replacingOccurrences(of: ", [^,\"]*…\"", with: ", …\"", options: .regularExpression)
    }

    /// The text with a word for each date and time.
    fileprivate var withoutDates: String {
      let weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day"
      let month =
        "(?:January|February|March|April|May|June|July|August|September|October|November|December)"
      let short = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
      let patterns = [
        // Whether speech ended before time passed, and how far it came, depends on how busy the
        // machine is.
        ("(?m)  (?:cut after|dropped by|lost to) .*$", ""),
        ("\(weekday), \(month) [0-9]+", "<day>"), ("\(weekday), \(short) [0-9]+", "<day>"),
        ("[0-9]+ \(weekday)", "<day>"), ("\(month) [0-9]+, [0-9]{4}", "<date>"),
        ("\(short) [0-9]+, [0-9]{4}", "<date>"), ("\(month) [0-9]{4}", "<month>"),
        ("[0-9]+:[0-9]{2}(?: – [0-9]+:[0-9]{2})?\\s?[AP]M", "<time>"), ("\(month)", "<month>"),
        ("\(weekday), [0-9]+ \(short)", "<day>"), ("<time> – <time>", "<time>"),
        ("[0-9]+ <month>", "<day>"), ("[0-9]{5}", "<order>"),
        ("(?m)^[0-9]{1,2}, Picker item", "<number>, Picker item"),
        ("(?m)^[0-9]{4}, Picker item", "<year>, Picker item"),
        ("(?:Selected, )?<day>, (?:No|[0-9]+) events", "<day>, <events>"),
        ("\\b\(weekday) [0-9]+", "<day>"), ("\\b\(weekday)\\b", "<weekday>"),
        ("[0-9]+ (?:hours?, [0-9]+ minutes?|minutes?, [0-9]+ seconds?)", "<duration>"),
      ]
      return patterns.reduce(self) { text, pattern in
        text.replacingOccurrences(of: pattern.0, with: pattern.1, options: .regularExpression)
      }
    }
  }
#endif
