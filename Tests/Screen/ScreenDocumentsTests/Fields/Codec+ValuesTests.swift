import ScreenDocuments
import TestSupport
import Testing

struct CodecValuesTests {
  @Test(arguments: [
    (#""A""#, "A", []), (#""""#, "", []),
    ("A", nil, ["1:1: the screen: 'key' is a text in quotation marks, not 'A'"]),
    ("[A]", nil, ["1:1: the screen: 'key' is a text in quotation marks, not a list"]),
    ("~", nil, ["1:1: the screen: 'key' is a text in quotation marks, not nothing"]),
  ]) func `reads a text in quotation marks`(
    text: String, value: String?, faults: [String]
  ) throws {
    let reading = try Codec<String>.quoted.reading(text)
    #expect(reading.value == value && reading.faults == faults)
    #expect(Codec<String>.quoted.write("A").compactJSON == #""A""#)
    #expect(Codec<String>.quoted.schema.compactJSON == #"{"type":"string"}"#)
  }

  @Test(arguments: [("3", 3, 0), ("~", nil, 0), ("x", nil, 1)])
  func `reads a value or null for none`(text: String, value: Int?, faults: Int) throws {
    let codec = Codec<Int?>.orNull(.integer(0...9))
    let reading = try codec.reading(text)
    #expect(reading.faults.count == faults)
    // An error leaves no value at all, null leaves none of the item.
    #expect((reading.value == nil) == (faults > 0))
    #expect(reading.value.flatMap(\.self) == value)
    #expect(codec.write(nil).compactJSON == "null" && codec.write(3).compactJSON == "3")
    #expect(
      codec.schema.compactJSON == #"{"type":["integer","null"],"minimum":0,"maximum":9}"#)
  }

  @Test(arguments: [
    ("en", "en"), ("zh-Hant-TW", "zh-Hant-TW"), ("en_US", nil), ("e", nil), ("''", nil),
  ]) func `reads a language tag`(text: String, tag: String?) throws {
    let reading = try Codec<String>.language.reading(text)
    #expect(reading.value == tag && reading.faults.isEmpty == (tag != nil))
  }

  @Test func `checks a value once it is read, and may change it`() throws {
    let codec = Codec<Int>.integer(0...9).checked { reader, document, number in
      if number == 7 { reader.fault("not seven", at: document.position) }
      number += 1
    }
    #expect(try codec.reading("3").value == 4)
    #expect(try codec.reading("7").faults == ["1:1: the screen: not seven"])
    #expect(codec.write(3).compactJSON == "3")
  }
}
