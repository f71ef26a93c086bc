import ScreenDocuments
import ScreenTree

/// The format of recording files: its JSON Schema, its reference table, and how a recording is written.
package enum RecordingFile {
  /// The JSON Schema as indented JSON.
  package static var schema: String {
    Document.schemaJSON(
      of: "recording-file", title: "A recording of VoiceOver for SpokenScreen",
      description: "docs/recording.md explains the keys.", Codec.recording.schema.pairs)
  }

  /// The tables of keys as Markdown.
  package static var tables: String {
    [
      table("A recording", Recording.fields), table("A step", Recording.Step.fields),
      table("A part", Recording.Part.fields),
      table("An accepted difference", Recording.Accepted.fields),
    ].joined(separator: "\n")
  }

  private static func table<Record>(_ title: String, _ fields: [RecordField<Record>]) -> String {
    let rows = fields.map { field in
      let need = field.isRequired ? "yes" : ""
      return "| `\(field.name)` | \(need) | \(field.values) | \(field.meaning) |\n"
    }
    return "### \(title)\n\n| key | required | value | meaning |\n|---|---|---|---|\n"
      + rows.joined()
  }

  /// The text of a recording file: one key a line, one step a line.
  package static func json(_ recording: Recording) -> String {
    let lines = Codec.recording.write(recording).pairs.map { key, value in
      guard let items = value.items, !items.isEmpty else {
        return "  \"\(key)\": \(value.compactJSON)"
      }
      return "  \"\(key)\": [\n" + items.map { "    \($0.compactJSON)" }.joined(separator: ",\n")
        + "\n  ]"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}

extension RecordField {
  /// What the value can be, in a few words.
  fileprivate var values: String {
    if let words = schema["enum"]?.items {
      return words.compactMap(\.text).map { "`\($0)`" }.joined(separator: ", ")
    }
    let types = schema["type"].map { $0.items ?? [$0] } ?? []
    let names = types.compactMap { type in
      switch type.text {
      case "string": "text"
      case "array": "list"
      case "boolean": "`true` or `false`"
      case "integer": "whole number"
      case let other: other
      }
    }
    return names.isEmpty ? "`1`" : names.joined(separator: " or ")
  }
}
