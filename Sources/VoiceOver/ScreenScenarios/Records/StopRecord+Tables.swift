import ScreenDocuments

/// The reference tables of the keys of a stop.
extension StopRecord {
  /// The tables of keys as Markdown: what each means, and which outputs have it.
  package static var tables: String {
    [
      table("A stop", of: StopRecord.self), table("A segment", of: Segment.self),
      table("Words that are not spoken", of: Suppressed.self),
    ].joined(separator: "\n")
  }

  /// The outputs whose keys a form chooses, by the heads of their columns.
  private static let outputs: [(name: String, form: Form)] = [
    ("JSON lines", .lines), ("`explain`", .reasons), ("captions", .captions),
  ]

  private static func table<Part: StopPart>(_ title: String, of part: Part.Type) -> String {
    let heads = outputs.map { " \($0.name) |" }.joined()
    let rows = part.keys.map { row in
      let marks = outputs.map { output in
        part.keys(in: output.form).contains { $0.key == row.key } ? " yes |" : "  |"
      }
      let meaning = row.schema["description"]?.text ?? ""
      return "| `\(row.key.stringValue)` | \(row.schema.valueInWords) |\(marks.joined()) "
        + "\(meaning) |\n"
    }
    let line = String(repeating: "---|", count: outputs.count + 3)
    return "### \(title)\n\n| key | value |\(heads) meaning |\n|\(line)\n" + rows.joined()
  }
}

extension Document {
  /// What a value of the schema can be, in a few words.
  fileprivate var valueInWords: String {
    let types = self["type"].map { $0.items ?? [$0] } ?? []
    return types.compactMap(\.text).map { type in
      switch type {
      case "string": "text"
      case "array": "list of \(self["items"]?.kindOfItems ?? "values")"
      case "boolean": "`true` or `false`"
      case "integer": "whole number"
      // A number, an object and null are called so.
      default: type
      }
    }.joined(separator: " or ")
  }

  /// What the items of a list are, in a word.
  private var kindOfItems: String {
    switch self["type"]?.text {
    case "string": "texts"
    case "integer": "whole numbers"
    case "number": "numbers"
    case "array": "lists"
    default: "objects"
    }
  }
}
