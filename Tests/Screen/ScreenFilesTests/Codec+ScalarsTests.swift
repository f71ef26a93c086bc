import ScreenDocuments
import ScreenTree
import TestSupport
import Testing

@testable import ScreenFiles

struct CodecScalarsTests {
  @Test(arguments: [
    ("a", "\"a\""), ("true", "\"true\""), ("5", "\"5\""), ("", "\"\""),
  ]) func `writes a text in quotation marks if it is a word of JSON`(text: String, json: String) {
    #expect(Codec<String>.text.write(text).compactJSON == json)
    #expect(Codec<String>.language.write(text).compactJSON == json)
  }

  @Test(arguments: [
    (Property.Scalar.text("40"), Document.Value.scalar("40", isPlain: false)),
    (.number(40), .scalar("40", isPlain: true)), (.number(0.25), .scalar("0.25", isPlain: true)),
    (.flag(true), .scalar("true", isPlain: true)), (.flag(false), .scalar("false", isPlain: true)),
    (.text("mixed"), .scalar("mixed", isPlain: false)), (.mixed, .scalar("mixed", isPlain: true)),
  ]) func `writes a value so that it keeps its type`(
    value: Property.Scalar, written: Document.Value
  ) {
    #expect(Codec<Property.Scalar>.scalar.write(value).value == written)
  }

  @Test(arguments: [
    ("true", Property.Tristate.on, "true"), ("false", .off, "false"),
    ("mixed", .mixed, "\"mixed\""),
  ]) func `reads and writes three states`(
    text: String, value: Property.Tristate, json: String
  ) throws {
    #expect(try Codec<Property.Tristate>.tristate.reading(text).value == value)
    #expect(Codec<Property.Tristate>.tristate.write(value).compactJSON == json)
  }

  @Test(arguments: [
    ("'true'", "1:1: the screen: 'key' is true, false or mixed, not 'true'"),
    ("on", "1:1: the screen: 'key' is true, false or mixed, not 'on'"),
    ("1", "1:1: the screen: 'key' is true, false or mixed, not '1'"),
  ]) func `takes nothing else for one of three states`(text: String, fault: String) throws {
    let reading = try Codec<Property.Tristate>.tristate.reading(text)
    #expect(reading.value == nil)
    #expect(reading.faults == [fault])
  }

  @Test(arguments: [
    ("0", 0, []), ("1", 1, []), ("0.5", 0.5, []),
    ("1.01", nil, ["1:1: the screen: 'key' goes from 0 to 1, not 1.01"]),
    ("'1'", nil, ["1:1: the screen: 'key' is a number, not '1'"]),
  ]) func `reads a number within its bounds`(
    text: String, value: Double?, faults: [String]
  ) throws {
    let reading = try Codec<Double>.number(0...1).reading(text)
    #expect(reading.value == value)
    #expect(reading.faults == faults)
  }

  @Test(arguments: [
    (Codec<Double>.number(-1...1), "-1 to 1", #"{"type":"number","minimum":-1,"maximum":1}"#),
    (.number(0...100), "0 to 100", #"{"type":"number","minimum":0,"maximum":100}"#),
    // Wide bounds only keep a number finite, so that the syntax does not name them.
    (.number(0...100.5), "number", #"{"type":"number","minimum":0,"maximum":100.5}"#),
  ]) func `describes a number`(codec: Codec<Double>, syntax: String, schema: String) {
    #expect(codec.syntax == syntax)
    #expect(codec.schema.compactJSON == schema)
  }

  @Test(arguments: [
    (Codec<Int>.integer(1...6), "1 to 6", #"{"type":"integer","minimum":1,"maximum":6}"#),
    (.integer(0...100), "0 to 100", #"{"type":"integer","minimum":0,"maximum":100}"#),
    (.integer(50...101), "number", #"{"type":"integer","minimum":50,"maximum":101}"#),
    (.index, "number", #"{"type":"integer","minimum":0,"maximum":1000000}"#),
  ]) func `describes a whole number`(codec: Codec<Int>, syntax: String, schema: String) {
    #expect(codec.syntax == syntax)
    #expect(codec.schema.compactJSON == schema)
    #expect(codec.write(7).compactJSON == "7")
  }

  @Test func `describes words and flags`() {
    #expect(Codec<String>.text.syntax == "text")
    #expect(
      Codec<String>.text.schema.compactJSON == #"{"type":["string","number","boolean"]}"#)
    #expect(Codec<Bool>.flag.syntax == "true or false")
    #expect(Codec<Bool>.flag.schema.compactJSON == #"{"type":"boolean"}"#)
    #expect(Codec<Bool>.flag.write(false).value == .scalar("false", isPlain: true))
    #expect(Codec<String>.language.syntax == "tag")
    #expect(Codec<String>.language.schema.compactJSON == ##"{"$ref":"#/$defs/language"}"##)
    #expect(Codec<Property.Scalar>.scalar.syntax == "text, number, `true`, `false`, `mixed`")
    #expect(
      Codec<Property.Scalar>.scalar.schema.compactJSON
        == #"{"type":["string","number","boolean"]}"#)
    #expect(Codec<Property.Tristate>.tristate.syntax == "`true`, `false`, `mixed`")
    #expect(
      Codec<Property.Tristate>.tristate.schema.compactJSON == #"{"enum":[true,false,"mixed"]}"#)
    #expect(Codec<Node.Trait>.trait.syntax == "trait")
    #expect(Codec<Node.Trait>.trait.schema.compactJSON == ##"{"$ref":"#/$defs/trait"}"##)
    #expect(Codec<Node.Trait>.trait.write(.header).value == .scalar("header", isPlain: true))
  }
}
