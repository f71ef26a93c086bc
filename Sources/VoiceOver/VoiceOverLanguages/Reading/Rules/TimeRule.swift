extension ReadingRule {
  /// A time of day or a duration: "9:41 AM", "9 oh 5", "14 hundred", "1 hour, 2 minutes, 3 seconds".
  ///
  /// Hours and minutes are a time of day; with seconds they are a duration unless half a day is
  /// named, and so are a zero of one figure and seconds: `0:30` is "30 seconds".
  static let time = ReadingRule(at: [.digits]) { passage, start in
    guard passage.begins(at: start),
      // In a chain of figures and colons no time of day begins in the middle.
      !(passage.isMark(":", at: start - 1) && passage.digits(at: start - 2) != nil)
    else { return nil }
    if let duration = passage.duration(from: start) { return duration }
    guard let clock = passage.clock(at: start) else { return nil }
    return TokenReading(passage.spoken(clock), end: clock.end)
  }
}

/// A time of day as a text has it.
struct ClockTime: Hashable, Sendable {
  /// The hour from 0 to 24.
  var hour: Int
  /// The minute.
  var minute: Int
  /// The second, which is spoken unless it is 0.
  var second = 0
  /// The half of the day as it is spoken, or nil.
  var half: String?
  /// Whether the time is universal time.
  var isUniversal = false
  /// The index after its last piece.
  var end: Int
}

extension Passage {
  /// The time of day from an index on, or nil.
  func clock(at start: Int) -> ClockTime? {
    guard let hour = number(at: start, digits: 1...2), hour <= 24 else { return nil }
    guard let separator = separator(at: start + 1),
      let minute = number(at: separator.end, digits: 2...2), minute < 60
    else { return fullHour(hour, from: start) }
    let end = separator.end + 1
    var clock = ClockTime(hour: hour, minute: minute, end: end)
    if let second = number(at: end + 1, digits: 2...2), isMark(":", at: end) {
      clock.second = second
      clock.end = end + 2
      // Parts of a second belong to the time, as in logs, and are too fine to be spoken.
      if isMark(".", at: clock.end), digits(at: clock.end + 1) != nil { clock.end += 2 }
      if isMark(":", at: clock.end) { return nil }
    } else if separator.mark == ":", isMark(":", at: end) || digits(at: end) != nil {
      return nil
    }
    return behind(clock, hasMinutes: true)
  }

  /// The mark between hours and minutes and the index after it: `:`, or the letter of the hour.
  private func separator(at index: Int) -> (mark: String, end: Int)? {
    if isMark(":", at: index), digits(at: index + 1) != nil { return (":", index + 1) }
    let letter = afterSpace(index)
    guard grammar.clock.hourLetter.contains(self[letter].text) else { return nil }
    let next = afterSpace(letter + 1)
    return digits(at: next) == nil ? nil : (self[letter].text, next)
  }

  /// An hour alone, with the half of the day or the word for hours after it.
  private func fullHour(_ hour: Int, from start: Int) -> ClockTime? {
    let clock = behind(ClockTime(hour: hour, minute: 0, end: start + 1), hasMinutes: false)
    guard clock.end > start + 1, !isMark(":", at: start + 1) else { return nil }
    return clock
  }

  /// The time with what is written after it.
  private func behind(_ clock: ClockTime, hasMinutes: Bool) -> ClockTime {
    var clock = clock
    let index = afterSpace(clock.end)
    let words = hasMinutes ? grammar.clock.minuteWords : grammar.clock.hourWords
    if let half = half(at: index) {
      clock.half = half.words
      clock.end = half.end
    } else if let word = word(at: index), words.contains(word), ends(at: index + 1),
      (measure(at: index)?.end ?? 0) <= index + 1
    {
      clock.end = index + 1
    } else if self[clock.end].text == "Z" {
      clock.isUniversal = true
      clock.end += 1
    }
    return clock
  }

  /// The half of the day at an index: `AM`, `p.m.`.
  private func half(at index: Int) -> (words: String, end: Int)? {
    guard let word = word(at: index) else { return nil }
    var long = word
    var end = index + 1
    // Some languages write the letters with a space or periods between them: `p. m.`.
    while end < index + 5,
      isMark(".", at: end) || kind(at: end) == .word && self[end].text.count == 1
        || kind(at: end) == .space && self[end + 1].text.count == 1 && kind(at: end + 1) == .word
    {
      long += kind(at: end) == .space ? "" : self[end].text
      end += 1
      if let words = grammar.clock.halves[long], !isMark(".", at: end) { return (words, end) }
    }
    guard let words = grammar.clock.halves[word], ends(at: index + 1) else { return nil }
    return (words, index + 1)
  }

  /// The words of a time of day.
  func spoken(_ clock: ClockTime) -> String {
    let words = grammar.clock
    let hour = Numeral(whole: "\(clock.hour)", fraction: nil, end: 0)
    let template =
      switch clock.minute {
      case 0 where clock.half != nil: words.hourWithHalf
      case 0: clock.hour > 12 || clock.hour == 0 ? words.lateFullHour : words.fullHour
      case 1..<10: words.fewMinutes
      default: settings.numbers == .words ? words.minutes : words.minutesOfDigits
      }
    let time = template.filled(spoken(clock.hour), spoken(clock.minute), counted(hour, words.hour))
    let parts = words.halfFirst ? [clock.half, time] : [time, clock.half]
    let whole = (parts + [clock.isUniversal ? words.universal : nil]).compactMap(\.self)
    guard clock.second > 0 else { return whole.joined(separator: " ") }
    let seconds = Numeral(whole: "\(clock.second)", fraction: nil, end: 0)
    return whole.joined(separator: " ") + ", " + counted(seconds, grammar.measures.second)
  }

  /// A duration with seconds, in words.
  fileprivate func duration(from start: Int) -> TokenReading? {
    guard let first = number(at: start, digits: 1...3), isMark(":", at: start + 1),
      let second = number(at: start + 2, digits: 2...2), second < 60
    else { return nil }
    let end = start + 3
    guard isMark(":", at: end), let third = number(at: end + 1, digits: 2...2), third < 60 else {
      let isShort =
        digits(at: start) == "0" && !isMark(":", at: end) && half(at: afterSpace(end)) == nil
      return isShort ? TokenReading(lengths([0, 0, second]), end: end) : nil
    }
    guard half(at: afterSpace(end + 2)) == nil, !isMark(":", at: end + 2), ends(at: end + 2) else {
      return nil
    }
    return TokenReading(lengths([first, second, third]), end: end + 2)
  }

  private func lengths(_ numbers: [Int]) -> String {
    let measures = grammar.measures
    let parts = zip(numbers, [measures.hour, measures.minute, measures.second]).filter { $0.0 > 0 }
      .map { counted(Numeral(whole: "\($0)", fraction: nil, end: 0), $1) }
    guard !parts.isEmpty else {
      return counted(Numeral(whole: "0", fraction: nil, end: 0), measures.second)
    }
    return parts.joined(separator: ", ")
  }
}
