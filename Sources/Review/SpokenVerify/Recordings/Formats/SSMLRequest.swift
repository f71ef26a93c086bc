import ScreenTree

/// What one request asks a voice to speak.
struct SSMLRequest {
  /// The place of its opening tag.
  let position: Position
  /// The words in their order, each stretch with how it is spoken.
  private(set) var parts: [Recording.Part] = []

  /// How the words inside an element are spoken.
  struct Style: Hashable {
    var language: String?
    var pitch: Double?
    var rate: Double?
    var volume: Double?
    var reading: String?
  }

  /// The words of the part that is being read.
  private var text = ""
  private var style = Style()
  /// The silence before it in seconds.
  private var pause = 0.0
  /// The words between two boundaries, such as the edges of sentences.
  private var sentences: [String] = [""]

  /// The longest silence in seconds.
  private static let longestPause = 600.0

  /// A request without words.
  init(at position: Position) { self.position = position }

  /// All words, with a space where a sentence, a pause or another language parts them.
  var words: String {
    sentences.map { $0[...].withoutSpaceAround }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Adds words.
  mutating func add(_ words: String, _ style: Style) {
    if style != self.style, !words.isBlank || !text.isBlank {
      endPart()
      self.style = style
    }
    text += words
    sentences[sentences.count - 1] += words
  }

  /// Ends a sentence, or whatever parts words.
  mutating func part() {
    endPart()
    if sentences.last?.isEmpty == false { sentences.append("") }
  }

  /// Adds a silence in seconds.
  mutating func add(pause seconds: Double) {
    part()
    pause = min(pause + seconds, Self.longestPause)
  }

  private mutating func endPart() {
    defer { text = "" }
    let words = String(text[...].withoutSpaceAround)
    guard !words.isEmpty else { return }
    parts.append(
      .init(
        words, language: style.language, pause: pause > 0 ? pause.rounded(to: 1000) : nil,
        pitch: style.pitch, rate: style.rate, volume: style.volume, reading: style.reading))
    pause = 0
  }
}

extension SSMLRequest.Style {
  /// A number with a unit, such as `-15%`, rounded to hundredths; nil for any other text, for no change,
  /// and beyond a range.
  static func amount(
    _ text: String, _ unit: String, in range: ClosedRange<Double>
  ) -> Double? {
    let bytes = text.utf8.drop { $0 == UInt8(ascii: "+") }
    guard bytes.count > unit.utf8.count, bytes.suffix(unit.utf8.count).elementsEqual(unit.utf8)
    else { return nil }
    let digits = bytes.dropLast(unit.utf8.count)
    // Swift's numbers may also be written as `inf` and `0x1p4`.
    guard digits.allSatisfy({ "0123456789.-".utf8.contains($0) }),
      let number = Double(String(decoding: Array(digits), as: UTF8.self)), range.contains(number)
    else { return nil }
    return number.rounded(to: 100)
  }
}

extension Double {
  /// The number rounded to a part of one.
  fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }
}
