import Foundation
import ScreenTree
import SpokenScreen
import SpokenSound
import SpokenSyntax
import TestSupport

/// What is written for players, for other engines and for editors of sound.
extension FuzzTarget {
  /// A segment of a text.
  private static func segment(_ text: String) -> Segment {
    let origin = Origin(file: "", position: .unknown, node: "n")
    return Segment(text, kind: .label, reason: Reason("label", origin: origin, evidence: .apple))
  }

  /// The lines of a file of captions with two stops of a text, a second each.
  private static func lines(of text: String, in format: Captions) -> [String] {
    var track = CaptionTrack(format, sampleRate: 1)
    var file = track.start
    let utterance = Utterance(cause: .gesture(.next), event: .passed)
    for number in 1...2 {
      let frames = number - 1..<number
      track.add(
        Captions.HeardPart(
          segment(text), .description, at: SegmentPlace(index: 0), id: "\(number).1",
          number: number, frames: frames))
      file += track.finish(number, utterance, frames)
    }
    return (file + track.end).byteLines.map(String.init)
  }

  /// WebVTT, of which a cue is read as XML; and the chapters of a podcast.
  static func captions(_ text: String) throws {
    let cues = lines(of: text, in: .webVTT)
    try Violation.unless(cues.count == 11, "two cues have \(cues.count) lines")
    for (number, cue) in [(1, cues[4]), (2, cues[8])] {
      try same(cues[4 * number - 2], "\(number).1")
      let read = ParsedXML(cue)
      try Violation.unless(read.elements == ["c.label"], "a cue has \(read.elements)")
      try same(read.text, text)
    }
    let chapters = Captions.chapters([(text, 0)], end: 1, sampleRate: 1).byteLines
    try Violation.unless(chapters.count == 7, "a chapter has \(chapters.count) lines")
    try same(ParsedXML("<c>\(chapters[4])</c>").text, text)
    let json = ChapterFormat.podcast.text([(text, 0)], 1, 1)
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    try same((read?["chapters"] as? [[String: Any]])?.first?["title"] as? String, text)
  }

  /// SubRip: a number, the times, a line of the text with its arrows split, and an empty line.
  static func subRip(_ text: String) throws {
    let cues = lines(of: text, in: .subRip)
    try Violation.unless(cues.count == 9, "two cues have \(cues.count) lines")
    try same(cues[0], "1")
    try same(cues[4], "2")
    try same(cues[5], "00:00:01,000 --> 00:00:02,000")
    for line in [cues[2], cues[6]] {
      try Violation.unless(line.utf8.firstRange(of: "-->".utf8) == nil, "an arrow in \(line)")
      try same(withoutSpaces(line), withoutSpaces(text))
    }
  }

  private static func withoutSpaces(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0 != " " })
  }

  private static func withoutWhiteSpace(_ text: String) -> String {
    String(text.unicodeScalars.filter { !$0.properties.isWhitespace })
  }

  /// A track of labels: two numbers and the text, parted by tabs.
  static func labels(_ text: String) throws {
    let labels = lines(of: text, in: .labels)
    try Violation.unless(labels.count == 3, "two labels have \(labels.count) lines")
    for label in labels.dropLast() {
      let fields = label.split(atByte: "\t", omittingEmptySubsequences: false)
      try Violation.unless(fields.count == 3, "a label has \(fields.count) fields")
      // Line breaks and tabs are spaces, several in a row one.
      try same(withoutWhiteSpace(String(fields[2])), withoutWhiteSpace(text))
    }
  }

  /// SSML: the text as the words of an element, and as an attribute.
  static func ssml(_ text: String) throws {
    // A letter, because a segment without one may have no words.
    let text = "a" + text
    var spoken = segment(text)
    spoken.attributes.speech = Property.Speech(ipa: text)
    let ssml = SSML(language: "en")
    let utterance = Utterance(cause: .gesture(.next), event: .passed, pieces: [spoken])
    let read = ParsedXML(ssml.start + ssml.lines(for: utterance, number: 1) + ssml.end)
    let elements = ["speak", "p", "mark", "s", "phoneme", "break"]
    try Violation.unless(
      read.elements == elements && read.fault == nil, read.fault ?? "elements: \(read.elements)")
    try same(read.attributes["ph"], text)
    try same(String(read.text.unicodeScalars.filter { $0 != "\n" }), text)
  }
}
