import ScreenDocuments
import Testing

struct DocumentSchemaTests {
  @Test(arguments: [
    (Document.schema(type: "string"), #"{"type":"string"}"#),
    (
      .schema(type: "string", [("pattern", .text("^a"))]), #"{"type":"string","pattern":"^a"}"#
    ),
    (.integerSchema(-1...10), #"{"type":"integer","minimum":-1,"maximum":10}"#),
    (.words(["b", "a"]), #"{"enum":["b","a"]}"#),
    (.array(of: .words(["a"])), #"{"type":"array","items":{"enum":["a"]}}"#),
    (
      .array(of: .words(["a"]), count: 2),
      #"{"type":"array","items":{"enum":["a"]},"minItems":2,"maxItems":2}"#
    ),
    (
      .any(.schema(type: "null"), .words(["a"])), #"{"anyOf":[{"type":"null"},{"enum":["a"]}]}"#
    ),
    (
      .object([("b", .schema(type: "number")), ("a", .words(["x"]))], required: []),
      #"{"type":"object","properties":{"b":{"type":"number"},"a":{"enum":["x"]}},"#
        + #""additionalProperties":false}"#
    ),
    (
      .object([("a", .words(["x"]))], required: ["a"], [("minProperties", .number(1))]),
      #"{"type":"object","properties":{"a":{"enum":["x"]}},"required":["a"],"#
        + #""additionalProperties":false,"minProperties":1}"#
    ),
  ]) func `writes parts of a schema`(schema: Document, json: String) {
    #expect(schema.compactJSON == json)
  }

  @Test(arguments: [
    (Document.schema(type: "string"), #"{"type":["string","null"]}"#),
    (.integerSchema(0...1), #"{"type":["integer","null"],"minimum":0,"maximum":1}"#),
    (
      .mapping([("type", .list(["string", "number"]))]), #"{"type":["string","number","null"]}"#
    ),
    // A schema without a type has another one beside it.
    (.words(["a"]), #"{"anyOf":[{"enum":["a"]},{"type":"null"}]}"#),
    (
      .any(.words(["a"])), #"{"anyOf":[{"anyOf":[{"enum":["a"]}]},{"type":"null"}]}"#
    ),
  ]) func `allows null`(schema: Document, json: String) {
    #expect(schema.orNull.compactJSON == json)
  }

  @Test(
    arguments: [
      ("Keys.", #","description":"Keys.","type":"object"}"#), (nil, #","type":"object"}"#),
    ] as [(String?, String)]) func `names the kind of file that it is a schema of`(
      description: String?, end: String
    ) throws
  {
    let text = Document.schemaJSON(
      of: "box", title: "A box", description: description, [("type", .text("object"))])
    #expect(
      try Document.readJSON(Array(text.utf8)).compactJSON
        == #"{"$schema":"https://json-schema.org/draft/2020-12/schema","#
        + #""$id":"urn:spokenscreen:box","title":"A box""# + end)
  }

  @Test func `puts what a value means first`() {
    #expect(
      Document.integerSchema(0...1).described("A \"bit\".").compactJSON
        == #"{"description":"A \"bit\".","type":"integer","minimum":0,"maximum":1}"#)
  }
}
