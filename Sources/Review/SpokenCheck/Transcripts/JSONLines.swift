import Foundation
package import ScreenScenarios
import ScreenTree
import VoiceOverElements
import VoiceOverSession
package import VoiceOverSpeech

/// A transcript as JSON, one object a line; keys are sorted and none is omitted.
package struct JSONLines: Sendable {
  /// The style of descriptions and hints.
  package var style: TextStyle

  /// A transcript as JSON in a style.
  package init(style: TextStyle = .voiceover) { self.style = style }

  /// The last line of an input: what made it, and how far its words are known.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func line(for about: Provenance, of file: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = AboutLine(about: about, file: file)
    return String(decoding: try encoder.encode(line), as: UTF8.self) + "\n"
  }

  /// The line of one utterance, with its line break.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func line(for utterance: Utterance) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Line(utterance, style))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

private struct AboutLine: Encodable {
  var about: Provenance
  var event = "about"
  var file: String
}

private struct Line: Encodable {
  var event: String
  var command: String
  var element: String?
  var description: String
  var hint: String?
  var cues: [String]
  var heard: String
  var hintHeard: String?
  var start: Double
  var length: Double
  var by: String?
  var segments: [Piece]
  var suppressed: [Silence]

  init(_ utterance: Utterance, _ style: TextStyle) {
    event = utterance.event.name
    command = "\(utterance.cause)"
    element = utterance.event.element?.node
    description = utterance.description(in: style)
    hint = utterance.hint(in: style)
    cues = utterance.cues(in: style)
    heard = utterance.heard.description.name
    hintHeard = utterance.heard.later?.name
    start = utterance.heard.start / .seconds(1)
    length = utterance.heard.length / .seconds(1)
    by = utterance.heard.cause
    segments = utterance.segments.map(Piece.init)
    suppressed = utterance.suppressed.map(Silence.init)
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(event, forKey: .event)
    try object.encode(command, forKey: .command)
    // Encoded explicitly, because a missing key and null differ for scripts.
    try object.encode(element, forKey: .element)
    try object.encode(description, forKey: .description)
    try object.encode(hint, forKey: .hint)
    try object.encode(cues, forKey: .cues)
    try object.encode(heard, forKey: .heard)
    try object.encode(hintHeard, forKey: .hintHeard)
    try object.encode(start.inMilliseconds, forKey: .start)
    try object.encode(length.inMilliseconds, forKey: .length)
    try object.encode(by, forKey: .by)
    try object.encode(segments, forKey: .segments)
    try object.encode(suppressed, forKey: .suppressed)
  }

  enum Key: CodingKey {
    case event, command, element, description, hint, cues, heard, hintHeard, start, length, by
    case segments, suppressed
  }
}

private struct Piece: Encodable {
  var text: String
  var kind: String
  var rule: String
  var origin: String
  var channels: [String]
  var language: String?
  var attributes: [String]

  init(_ segment: Segment) {
    text = segment.text
    kind = segment.kind.rawValue
    rule = segment.reason.rule.rawValue
    origin = segment.reason.origin.place
    channels =
      segment.kind.isTone
      ? ["sound"] : segment.pitchChange == 0 ? ["speak"] : ["speak", "pitch"]
    language = segment.language
    attributes = segment.attributeLines + segment.pitchLine
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(text, forKey: .text)
    try object.encode(kind, forKey: .kind)
    try object.encode(rule, forKey: .rule)
    try object.encode(origin, forKey: .origin)
    try object.encode(channels, forKey: .channels)
    try object.encode(language, forKey: .language)
    try object.encode(attributes, forKey: .attributes)
  }

  enum Key: CodingKey {
    case text, kind, rule, origin, channels, language, attributes
  }
}

private struct Silence: Encodable {
  var kind: String
  var text: String
  var by: String
  var origin: String

  init(_ suppression: Suppression) {
    kind = "\(suppression.kind)"
    text = suppression.text
    by = "\(suppression.by)"
    origin = suppression.origin.place
  }
}

extension Segment {
  /// How far VoiceOver changes the pitch, as an attribute; nothing where it does not.
  fileprivate var pitchLine: [String] {
    pitchChange == 0 ? [] : ["\"\(text.oneLine)\": Pitch Change = \(pitchChange)%"]
  }
}

extension Double {
  /// The seconds rounded to milliseconds.
  fileprivate var inMilliseconds: Double { (self * 1000).rounded() / 1000 }
}

extension Hearing {
  /// What interrupted the description, or otherwise the hint; nil when everything was heard.
  fileprivate var cause: String? { description.cause ?? later?.cause }
}

extension Hearing.Outcome {
  fileprivate var cause: String? {
    switch self {
    case .full: nil
    case .cut(_, let by), .dropped(let by), .expired(let by), .merged(let by): "\(by)"
    }
  }
}
