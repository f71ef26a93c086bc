import ScreenDocuments
import ScreenTree
import TestSupport
import Testing

@testable import ScreenFiles

struct CodecStructuresTests {
  @Test(arguments: [
    ("[-5, 1e3]", -5...1000, []),
    (
      "[1, 1]", nil,
      ["1:1: the screen: 'key' is the lowest and the highest value, the lower one first"]
    ),
  ]) func `reads a range`(text: String, value: ClosedRange<Double>?, faults: [String]) throws {
    let reading = try Codec<ClosedRange<Double>>.range.reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == faults)
  }

  @Test(arguments: [
    ("[0, -5, 0, 0]", Frame(x: 0, y: -5, width: 0, height: 0), []),
    (
      "[0, 0, 5, -0.5]", nil,
      ["1:1: the screen: 'key' is x, y, width and height; a size is not negative"]
    ),
  ]) func `reads a frame`(text: String, value: Frame?, faults: [String]) throws {
    let reading = try Codec<Frame>.frame.reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == faults)
  }

  @Test(arguments: [("[1, 1]", 1, 1), ("[2.0, 1000000000]", 2, 1_000_000_000)])
  func `reads a place`(text: String, number: Int, count: Int) throws {
    let place = try Codec<Property.Place>.place.reading(text).value
    #expect(place == Property.Place(number: number, count: count))
  }

  @Test(arguments: [
    "[0, 3]", "[4, 3]", "[1.5, 3]", "[1, 1e30]", "[-1, 1]", "[1, 1000000001]",
    "[2000000000, 2000000000]",
  ])
  func `refuses a place that is none`(text: String) throws {
    let reading = try Codec<Property.Place>.place.reading(text)
    #expect(reading.value == nil)
    #expect(
      reading.faults == [
        "1:1: the screen: 'key' is a number and the count, such as [2, 3], counted from 1"
      ])
  }

  @Test(arguments: [
    ("{name: R}", Property.Rotor(name: "R", entries: []), #"{"name":"R"}"#),
    (
      "{name: R, entries: b}", Property.Rotor(name: "R", entries: ["b"]),
      #"{"name":"R","entries":["b"]}"#
    ),
    (
      "{entries: [b, {id: c, in: space}, {range: [0, 1], id: d}, {id: e}], name: R}",
      Property.Rotor(
        name: "R", entries: ["b", .init("c", namespace: "space"), .init("d", range: 0..<1), "e"]),
      #"{"name":"R","entries":["b",{"id":"c","in":"space"},{"id":"d","range":[0,1]},"e"]}"#
    ),
    (
      "{name: R, entries: [{id: b, range: [1000000, 1000000]}]}",
      Property.Rotor(name: "R", entries: [.init("b", range: 1_000_000..<2_000_000)]),
      #"{"name":"R","entries":[{"id":"b","range":[1000000,1000000]}]}"#
    ),
  ]) func `reads and writes a rotor`(text: String, value: Property.Rotor, json: String) throws {
    let reading = try Codec<Property.Rotor>.rotor.reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == [])
    #expect(Codec<Property.Rotor>.rotor.write(value).compactJSON == json)
  }

  @Test(arguments: ["[0, 0]", "[-1, 1]", "[0.5, 1]", "[0, 1000001]", "[1000001, 1]"])
  func `refuses a range of a text that is none`(range: String) throws {
    let reading = try Codec<Property.Rotor>.rotor
      .reading("{entries: [{range: \(range), id: b}], name: R}")
    #expect(reading.value == Property.Rotor(name: "R", entries: ["b"]))
    #expect(
      reading.faults == [
        "1:20: the screen: 'range' is [start, length] in characters; the start is counted from 0, the length at least 1"
      ])
  }

  @Test func `an entry of a rotor needs an id`() throws {
    let reading = try Codec<Property.Rotor>.rotor.reading("{name: R, entries: [{in: b}, c]}")
    #expect(reading.value == Property.Rotor(name: "R", entries: ["c"]))
    #expect(reading.faults == ["1:21: the screen: an entry of a rotor needs an id"])
  }

  @Test(arguments: [
    ("e", Property.RotorEntry(id: "e"), "\"e\""),
    ("{in: s, id: e}", .init(id: "e", namespace: "s"), #"{"id":"e","in":"s"}"#),
  ]) func `reads and writes an identity for rotors`(
    text: String, value: Property.RotorEntry, json: String
  ) throws {
    #expect(try Codec<Property.RotorEntry>.rotorEntry.reading(text).value == value)
    #expect(Codec<Property.RotorEntry>.rotorEntry.write(value).compactJSON == json)
  }

  @Test(arguments: [
    (
      "{value: null, label: Age, importance: default}",
      Property.CustomContent(label: "Age", value: ""), #"{"label":"Age"}"#
    ),
    (
      "{label: 1, value: 2, importance: high}",
      .init(label: "1", value: "2", isImportant: true),
      #"{"label":"1","value":"2","importance":"high"}"#
    ),
  ]) func `reads and writes custom content`(
    text: String, value: Property.CustomContent, json: String
  ) throws {
    #expect(try Codec<Property.CustomContent>.customContent.reading(text).value == value)
    #expect(Codec<Property.CustomContent>.customContent.write(value).compactJSON == json)
  }

  @Test(arguments: [
    (
      "{spellsOut: false, heading: 2, range: [2, 3]}",
      Property.AttributedRange(
        start: 2, length: 3, speech: .init(spellsOut: false, headingLevel: 2)),
      #"{"range":[2,3],"heading":2,"spellsOut":false}"#
    ),
    (
      "{range: [0, 1], language: de, ipa: x, queued: true, pitch: -1, alwaysIncludesPunctuation: true}",
      .init(
        start: 0, length: 1,
        speech: .init(
          pitch: -1, alwaysIncludesPunctuation: true, queued: true, ipa: "x", language: "de")),
      #"{"range":[0,1],"pitch":-1,"alwaysIncludesPunctuation":true,"queued":true,"ipa":"x","#
        + #""language":"de"}"#
    ),
  ]) func `reads and writes a part of a label`(
    text: String, value: Property.AttributedRange, json: String
  ) throws {
    #expect(try Codec<Property.AttributedRange>.attributedRange.reading(text).value == value)
    #expect(Codec<Property.AttributedRange>.attributedRange.write(value).compactJSON == json)
  }

  @Test func `speech of a whole view has no heading`() throws {
    let reading = try Codec<Property.Speech>.speech.reading("{heading: 1}")
    #expect(
      reading.faults == [
        "1:2: the screen: 'key' has no 'heading'. Use one of alwaysIncludesPunctuation, ipa, language, pitch, queued, spellsOut."
      ])
    #expect(Codec<Property.Speech>.speech.write(.init(headingLevel: 1)).compactJSON == "{}")
  }

  @Test func `describes lists of numbers`() {
    #expect(Codec<Property.Point>.point.syntax == "[x, y]")
    #expect(
      Codec<Property.Point>.point.schema.compactJSON
        == #"{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"#
        + #""minItems":2,"maxItems":2}"#)
    #expect(Codec<Frame>.frame.syntax == "[x, y, width, height]")
    #expect(
      Codec<Frame>.frame.schema.compactJSON
        == #"{"type":"array","prefixItems":[{"type":"number"},{"type":"number"},"#
        + #"{"type":"number","minimum":0},{"type":"number","minimum":0}],"minItems":4,"maxItems":4}"#
    )
    #expect(Codec<Property.Place>.place.syntax == "[number, count]")
    #expect(Codec<Property.Place>.place.write(.init(number: 2, count: 3)).compactJSON == "[2,3]")
    #expect(Codec<ClosedRange<Double>>.range.write(0.5...10).compactJSON == "[0.5,10]")
  }

  @Test func `describes a format`() {
    #expect(
      Codec<Property.ValueFormat>.format.schema.compactJSON
        == #"{"anyOf":[{"const":"percent"},{"type":"object","properties":{"#
        + #""currency":{"type":"string","pattern":"^[A-Z]{3}$"},"#
        + #""fractionDigits":{"type":"integer","minimum":0,"maximum":10},"#
        + #""unit":{"type":["string","number","boolean"]}},"additionalProperties":false}]}"#)
  }
}
