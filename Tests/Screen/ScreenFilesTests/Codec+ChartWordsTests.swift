import ScreenDocuments
import TestSupport
import Testing

@testable import ScreenFiles

struct CodecChartWordsTests {
  private let codec = Codec<[Double: String]>.chartWords

  @Test(arguments: [
    ("{}", [:], []), ("{120: many, -0.5: 1}", [120: "many", -0.5: "1"], []),
    ("{1e15: most, '-1e15': least}", [1e15: "most", -1e15: "least"], []),
    ("{nan: a, 1: b}", [1: "b"], ["1:2: the screen: 'words' is about numbers, and 'nan' is none"]),
    // A number whose text is wrong is there all the same.
    (
      "{1: [a], 1.0: b}", [:],
      [
        "1:5: the screen: 'key' is a text, not a list",
        "1:10: the screen: 'words' has 1 in line 1 already, as '1'; a number has one text",
      ]
    ),
    (
      "{1.5: a, 1000000000000001: b}", [1.5: "a"],
      [
        "1:10: the screen: the numbers of 'words' go from -1000000000000000 to 1000000000000000, not 1000000000000001"
      ]
    ),
    (
      "a1234567890123456789012345678901234567890123456789: b", [:],
      [
        "1:1: the screen: 'words' is about numbers, and 'a123456789012345678901234567890123456789' is none"
      ]
    ),
    (
      "[1]", nil, ["1:1: the screen: 'words' has a text for each number, such as {120: 120 bags}"]
    ),
  ]) func `reads the words for numbers`(
    text: String, words: [Double: String]?, faults: [String]
  ) throws {
    let reading = try codec.reading(text)
    #expect(reading.value == words)
    #expect(reading.faults == faults)
  }

  @Test(arguments: [
    ([:], "{}"), ([10: "b", -2: "a", 9.5: "true"], #"{"-2":"a","9.5":"true","10":"b"}"#),
    ([0.1: "a", -0.0: "b"], #"{"0":"b","0.1":"a"}"#),
    ([999_999_999_999_999: "a", 1e15: "b"], #"{"999999999999999":"a","1000000000000000.0":"b"}"#),
  ]) func `writes them in the order of the numbers`(words: [Double: String], json: String) {
    #expect(codec.write(words).compactJSON == json)
  }

  @Test func `describes them`() {
    #expect(codec.syntax == "`{number: text}`")
    #expect(
      codec.schema.compactJSON
        == #"{"type":"object","additionalProperties":{"type":["string","number","boolean"]}}"#)
  }
}
