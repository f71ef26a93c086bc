// What is usual is not written, because most stops are heard in full and have nothing suppressed: the JSON of a
// walkthrough is a fifth shorter.

extension PageData.Stop: Codable {
  private enum Key: CodingKey {
    case number, command, isContinued, event, element, frame, screen, frames, heard, outcome
    case laterOutcome, segments, suppressed, details
  }

  /// Reads a stop; what is missing is usual.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    self.init(
      number: try keys.decode(Int.self, forKey: .number),
      command: try keys.decode(String.self, forKey: .command),
      isContinued: try keys.decode(forKey: .isContinued, usually: false),
      event: try keys.decode(forKey: .event, usually: "focus"),
      element: try keys.decodeIfPresent(String.self, forKey: .element),
      frame: try keys.decodeIfPresent(PageData.Rectangle.self, forKey: .frame),
      screen: try keys.decodeIfPresent(Int.self, forKey: .screen),
      frames: try keys.decode(Range<Int>.self, forKey: .frames),
      heard: try keys.decode(forKey: .heard, usually: "full"),
      outcome: try keys.decodeIfPresent(String.self, forKey: .outcome),
      laterOutcome: try keys.decodeIfPresent(String.self, forKey: .laterOutcome))
    segments = try keys.decode(forKey: .segments, usually: [])
    suppressed = try keys.decode(forKey: .suppressed, usually: [])
    details = try keys.decode(forKey: .details, usually: [])
  }

  /// Writes a stop without what is usual.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(number, forKey: .number)
    try keys.encode(command, forKey: .command)
    try keys.encode(isContinued, forKey: .isContinued, unless: false)
    try keys.encode(event, forKey: .event, unless: "focus")
    try keys.encodeIfPresent(element, forKey: .element)
    try keys.encodeIfPresent(frame, forKey: .frame)
    try keys.encodeIfPresent(screen, forKey: .screen)
    try keys.encode(frames, forKey: .frames)
    try keys.encode(heard, forKey: .heard, unless: "full")
    try keys.encodeIfPresent(outcome, forKey: .outcome)
    try keys.encodeIfPresent(laterOutcome, forKey: .laterOutcome)
    try keys.encode(segments, forKey: .segments, unless: [])
    try keys.encode(suppressed, forKey: .suppressed, unless: [])
    try keys.encode(details, forKey: .details, unless: [])
  }
}

extension PageData.Segment: Codable {
  private enum Key: CodingKey {
    case text, part, kind, isOfSystem, language, rule, evidence, origin, source, frames, words
    case graph
  }

  /// Reads a segment; what is missing is usual.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    self.init(
      try keys.decode(String.self, forKey: .text),
      part: try keys.decode(forKey: .part, usually: .description),
      kind: try keys.decode(String.self, forKey: .kind),
      isOfSystem: try keys.decode(forKey: .isOfSystem, usually: false),
      language: try keys.decodeIfPresent(String.self, forKey: .language),
      rule: try keys.decode(String.self, forKey: .rule),
      evidence: try keys.decode(String.self, forKey: .evidence),
      origin: try keys.decode(String.self, forKey: .origin),
      source: try keys.decodeIfPresent(String.self, forKey: .source))
    frames = try keys.decodeIfPresent(Range<Int>.self, forKey: .frames)
    words = try keys.decode(forKey: .words, usually: [])
    graph = try keys.decodeIfPresent(PageData.Graph.self, forKey: .graph)
  }

  /// Writes a segment without what is usual.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(text, forKey: .text)
    try keys.encode(part, forKey: .part, unless: .description)
    try keys.encode(kind, forKey: .kind)
    try keys.encode(isOfSystem, forKey: .isOfSystem, unless: false)
    try keys.encodeIfPresent(language, forKey: .language)
    try keys.encode(rule, forKey: .rule)
    try keys.encode(evidence, forKey: .evidence)
    try keys.encode(origin, forKey: .origin)
    try keys.encodeIfPresent(source, forKey: .source)
    try keys.encodeIfPresent(frames, forKey: .frames)
    try keys.encode(words, forKey: .words, unless: [])
    try keys.encodeIfPresent(graph, forKey: .graph)
  }
}

extension KeyedDecodingContainer {
  fileprivate func decode<Value: Decodable>(forKey key: Key, usually value: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}

extension KeyedEncodingContainer {
  fileprivate mutating func encode<Value: Encodable & Equatable>(
    _ value: Value, forKey key: Key, unless usual: Value
  ) throws {
    if value != usual { try encode(value, forKey: key) }
  }
}
