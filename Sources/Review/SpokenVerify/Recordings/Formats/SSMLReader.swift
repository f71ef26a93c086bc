import ScreenDocuments
import ScreenTree

/// Reads requests to a voice one after the other, with the place of each error.
///
/// Foundation's parser reads one document a file and names no place of an attribute. A document type, and
/// with it entities of its own, is refused.
struct SSMLReader {
  /// The most bytes of a request.
  static let longest = 1 << 18
  /// The deepest nesting of elements.
  static let depth = 64
  /// The most attributes of an element.
  static let attributes = 32

  /// An element whose end was not read.
  private struct Element {
    var name: String
    var style: SSMLRequest.Style
    /// Whether its content is not spoken.
    var isSilent: Bool
  }

  private var cursor: MarkupCursor
  private var open: [Element] = []

  /// A reader at the start of a log.
  init(_ bytes: [UInt8]) { cursor = MarkupCursor(bytes) }

  /// The next request; nil at the end.
  mutating func next() throws(Document.Fault) -> SSMLRequest? {
    open = []
    guard try skipToRequest() else { return nil }
    cursor.limit = min(cursor.index + Self.longest, cursor.bytes.count)
    defer { cursor.limit = cursor.bytes.count }
    var request = SSMLRequest(at: cursor.position)
    repeat {
      if cursor.isAtTag { try tag(&request) } else { try text(&request) }
    } while !open.isEmpty
    request.part()
    return request
  }

  /// Moves to the next line that begins a request, or to the end.
  mutating func skipToNextRequest() {
    cursor.skipBlanks()
    while cursor.next != nil, !(cursor.beginsRequest && cursor.isFirstOfLine) {
      cursor.skip { $0 != 0x0A }
      cursor.skipBlanks()
    }
  }

  /// Moves to a request beyond white space, remarks, comments and declarations; false at the end.
  private mutating func skipToRequest() throws(Document.Fault) -> Bool {
    while true {
      cursor.skipBlanks()
      guard let next = cursor.next else { return false }
      if cursor.beginsRequest { return true }
      if next == UInt8(ascii: "#"), cursor.isFirstOfLine, cursor.isRemark {
        cursor.skip { $0 != 0x0A }
      } else if cursor.starts(with: "<!--") {
        try cursor.skip(past: "-->", "a comment")
      } else if cursor.starts(with: "<?") {
        try cursor.skip(past: "?>", "a declaration")
      } else {
        throw cursor.fault(
          "this is no request of VoiceOver; each begins with <speak> and ends with </speak>, so take "
            + "out what stands between them")
      }
    }
  }

  /// The words up to the next tag.
  private mutating func text(_ request: inout SSMLRequest) throws(Document.Fault) {
    let words = try cursor.text(in: open.last?.name ?? "speak")
    add(words, to: &request)
  }

  private func add(_ words: String, to request: inout SSMLRequest) {
    guard let element = open.last, !element.isSilent else { return }
    request.add(words, element.style)
  }

  /// A tag, a comment or a section of text.
  private mutating func tag(_ request: inout SSMLRequest) throws(Document.Fault) {
    if cursor.starts(with: "</") {
      try close(&request)
    } else if cursor.starts(with: "<!--") {
      try cursor.skip(past: "-->", "a comment")
    } else if cursor.starts(with: "<![CDATA[") {
      let words = try cursor.section()
      add(words, to: &request)
    } else if cursor.starts(with: "<?") {
      try cursor.skip(past: "?>", "an instruction")
    } else if cursor.starts(with: "<!") {
      throw cursor.fault("a request has no DOCTYPE and no entities of its own; take it out")
    } else {
      try element(&request)
    }
  }

  private mutating func element(_ request: inout SSMLRequest) throws(Document.Fault) {
    guard open.isEmpty || !cursor.beginsRequest else {
      throw cursor.fault(
        "a request begins before the one at line \(request.position.line) has ended; the log is "
          + "broken off there, so take that request out")
    }
    let start = cursor.position
    let tag = try cursor.openingTag(mostAttributes: Self.attributes)
    guard open.count < Self.depth else {
      throw Document.Fault(
        "more than \(Self.depth) elements are inside each other; record it again", at: start)
    }
    let outer = open.last
    var element = Element(
      name: tag.name, style: outer?.style ?? .init(), isSilent: outer?.isSilent ?? false)
    try begin(&element, tag, at: start, &request)
    if tag.isClosed { end(element.name, &request) } else { open.append(element) }
  }

  /// Takes over what an element says of the words inside it.
  private func begin(
    _ element: inout Element, _ tag: MarkupCursor.Tag, at start: Position,
    _ request: inout SSMLRequest
  ) throws(Document.Fault) {
    if Self.boundaries.contains(tag.name) { request.part() }
    if let language = tag["xml:lang"] { element.style.language = language.isEmpty ? nil : language }
    switch tag.name {
    case "break": try pause(tag, at: start, &request)
    case "prosody": read(tag, &element.style)
    case "say-as": element.style.reading = tag["interpret-as"] ?? element.style.reading
    case "sub":
      guard let alias = tag["alias"] else { break }
      if !element.isSilent { request.add(alias, element.style) }
      element.isSilent = true
    case "mark": try refuseOwn(tag, at: start)
    case "audio", "desc", "lexicon", "meta", "metadata": element.isSilent = true
    default: break
    }
  }

  /// The elements whose edges part words.
  private static let boundaries: Set<String> = [
    "speak", "p", "s", "voice", "lang", "break", "audio",
  ]

  private func end(_ name: String, _ request: inout SSMLRequest) {
    if Self.boundaries.contains(name) { request.part() }
  }

  /// A pause has a time; a strength has none that is known.
  private func pause(
    _ tag: MarkupCursor.Tag, at start: Position, _ request: inout SSMLRequest
  ) throws(Document.Fault) {
    guard let time = tag["time"] else { return }
    let milliseconds = SSMLRequest.Style.amount(time, "ms", in: 0...600_000).map { $0 / 1000 }
    guard let seconds = milliseconds ?? SSMLRequest.Style.amount(time, "s", in: 0...600) else {
      throw Document.Fault(
        "'time' of <break> is a time such as 800ms or 0.8s, at most 600s, not '\(time.shown(in: 40))'",
        at: start)
    }
    request.add(pause: seconds)
  }

  /// Changes are kept where they are numbers; words such as `fast` say no amount.
  private func read(_ tag: MarkupCursor.Tag, _ style: inout SSMLRequest.Style) {
    func changed(_ name: String, _ unit: String, _ range: ClosedRange<Double>) -> Double? {
      tag[name].flatMap { SSMLRequest.Style.amount($0, unit, in: range) }
    }
    if tag["pitch"] != nil {
      let pitch = changed("pitch", "%", -100...10_000)
      style.pitch = pitch == 0 ? nil : pitch
    }
    if tag["rate"] != nil { style.rate = changed("rate", "%", 0...10_000) }
    if tag["volume"] != nil {
      let volume = changed("volume", "dB", -100...100)
      style.volume = volume == 0 ? nil : volume
    }
  }

  /// Refuses what `spoken transcript --format ssml` wrote, which nobody heard.
  private func refuseOwn(_ tag: MarkupCursor.Tag, at start: Position) throws(Document.Fault) {
    guard let name = tag["name"], name.utf8.starts(with: "stop-".utf8) else { return }
    throw Document.Fault(
      "this is SSML that spoken printed, not a recording; give the requests of VoiceOver", at: start
    )
  }

  private mutating func close(_ request: inout SSMLRequest) throws(Document.Fault) {
    let start = cursor.position
    let name = try cursor.closingTag()
    guard let element = open.popLast() else { return }
    guard element.name.utf8.elementsEqual(name.utf8) else {
      throw Document.Fault(
        "</\(name.shown(in: 40))> stands where </\(element.name.shown(in: 40))> is expected; record "
          + "the request again", at: start)
    }
    end(name, &request)
  }
}
