import ScreenDocuments
import ScreenFiles
import Testing

/// What the reader takes beside the tables of keys and classes, which `SchemaTests` compares.
struct ScreenSchemaTests {
  private let schema: Document

  init() throws { schema = try Document.readJSON(Array(ScreenSchema.json.utf8)) }

  @Test func `has the keys of the file and the parts of a view`() {
    #expect(
      schema["properties"]?.pairs.map(\.0) == [
        "screen", "app", "platform", "device", "language", "direction", "settings", "capture",
        "views",
      ])
    #expect(schema["required"]?.compactJSON == #"["screen"]"#)
    #expect(schema["additionalProperties"]?.compactJSON == "false")
    #expect(
      schema["$defs"]?.pairs.map(\.0) == ["language", "trait", "nodes", "node", "effect"])
  }

  @Test func `a class that is not in the table begins with a capital letter`() {
    let node = schema["$defs"]?["node"]
    #expect(
      node?["patternProperties"]?.compactJSON
        == ##"{"^[A-Z]":{"anyOf":[{"type":["string","number","boolean","null"]},"##
        + ##"{"$ref":"#/$defs/nodes"}]}}"##)
    #expect(node?["additionalProperties"]?.compactJSON == "false")
    #expect(node?["properties"]?["View"] == nil)
  }

  @Test(arguments: [
    (
      "identifier",
      #"{"description":"The identifier for UI tests. Never spoken.","#
        + #""type":["string","number","boolean"]}"#
    ),
    (
      "symbol",
      #"{"description":"The name of an SF Symbol.","type":["string","number","boolean"]}"#
    ),
    // The other name of the key means the same.
    (
      "systemName",
      #"{"description":"The name of an SF Symbol.","type":["string","number","boolean"]}"#
    ),
    ("views", ##"{"description":"The views inside.","$ref":"#/$defs/nodes"}"##),
    (
      "Text",
      ##"{"description":"{Text: Balance} is heard as \"Balance\".","##
        + ##""anyOf":[{"type":["string","number","boolean","null"]},{"$ref":"#/$defs/nodes"}]}"##
    ),
  ]) func `describes a key of a view`(key: String, json: String) {
    #expect(schema["$defs"]?["node"]?["properties"]?[key]?.compactJSON == json)
  }

  @Test func `an effect is one key, or a word that needs no value`() {
    let forms = schema["$defs"]?["effect"]?["anyOf"]?.items ?? []
    #expect(
      forms.dropLast().map(\.compactJSON) == [
        #"{"const":"close"}"#, #"{"const":"screenChanged"}"#, #"{"const":"layoutChanged"}"#,
      ])
    #expect(
      forms.last?["properties"]?.pairs.map(\.0) == [
        "open", "close", "update", "remove", "show", "announce", "focus", "screenChanged",
        "layoutChanged", "pageScrolled",
      ])
    #expect(forms.last?["minProperties"]?.compactJSON == "1")
    #expect(forms.last?["maxProperties"]?.compactJSON == "1")
  }

  @Test(arguments: [
    "### Classes\n\n| class | example | heard |\n|---|---|---|\n| `Text` | `{Text: Balance}` | Balance |\n",
    "\n\n### Words\n\n| key | value | meaning |\n|---|---|---|\n"
      + "| `id` | text | The name of the view in this file and in explanations; unique. Never spoken. |\n"
      + "| `label` | text | What it is called; replaces the title. |\n",
    "\n| `symbol`, `systemName` | text | The name of an SF Symbol. |\n",
    "\n\n### Web content\n\n| key | value | meaning |\n|---|---|---|\n| `role` | text |",
  ]) func `prints a table of the classes and one of each topic`(part: String) {
    #expect(ScreenSchema.tables.contains(part))
  }
}
