package import ScreenDocuments
import ScreenFiles
import VoiceOverSpeech

/// The JSON Schema of VoiceOver's settings, made from their table.
package enum SettingsSchema {
  /// The schemas of the settings by their names.
  package static var properties: [(String, Document)] {
    SpeechSettings.kinds.map { setting in
      let start = setting.meaning.prefix(1).uppercased() + setting.meaning.dropFirst()
      return (setting.key, schema(setting.kind).described("\(start): \(setting.kind)."))
    }
  }

  /// The schema of a file with settings and other parts, as indented JSON.
  ///
  /// - Parameters:
  ///   - kind: the last word of its name, such as `settings-file`.
  ///   - title: its title.
  ///   - properties: the schemas of the keys at the top of the file.
  /// - Returns: the schema.
  package static func json(
    _ kind: String, title: String, properties: [(String, Document)]
  ) -> String {
    Document.schemaJSON(
      of: kind, title: title,
      [
        // An empty YAML file is null.
        ("type", .list(["object", "null"])), ("additionalProperties", .flag(false)),
        ("properties", .mapping(properties)),
      ])
  }

  private static func schema(_ kind: SettingKind) -> Document {
    switch kind {
    case .flag: .schema(type: "boolean")
    case .choice(let words): .words(words)
    case .list(let words):
      .any(
        .schema(type: "string", [("pattern", .text(pattern(words)))]),
        .array(of: .words(words)))
    case .number(let range): .integerSchema(range)
    case .time: .schema(type: "string", [("pattern", .text("^[0-9.]+(ms|s)$"))])
    case .parts(let words, _):
      words.isEmpty
        ? .schema(type: "array")
        : .any(
          // The pattern is loose: it only keeps a misspelled word from passing; the reader checks
          // the rest.
          .words(words), .schema(type: "object"), .schema(type: "array"),
          .schema(type: "string", [("pattern", .text("^\\{|,|^[0-9.]+m?s$"))]))
    }
  }

  /// Words separated by commas, or `nothing`.
  private static func pattern(_ words: [String]) -> String {
    let one = "(\(words.joined(separator: "|")))"
    return "^(nothing|\(one)(,\(one))*)$"
  }
}
