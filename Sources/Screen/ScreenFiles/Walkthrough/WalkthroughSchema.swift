package import ScreenDocuments

/// The JSON Schema of walkthrough files, made from the lists of keys, of steps and of effects.
package enum WalkthroughSchema {
  /// The schema as indented JSON.
  ///
  /// - Parameter settings: the schemas of VoiceOver's settings by their names.
  /// - Returns: the schema.
  package static func json(settings: [(String, Document)]) -> String {
    let properties = Document.mapping(WalkthroughReader.fields.map(\.property))
      .replacing("settings") { _ in .object(settings, required: []).orNull }
    return Document.schemaJSON(
      of: "walkthrough-file", title: "A walkthrough file of SpokenScreen",
      description: "docs/walkthrough-file.md explains the keys.",
      [
        ("type", .text("object")), ("required", .list(["walkthrough", "screens"])),
        ("additionalProperties", .flag(false)), ("properties", properties),
        ("$defs", ScreenSchema.definitions),
      ])
  }

  /// A step: a word, or a word and what it needs.
  static var step: Document {
    let one: [(String, Document)] = [("minProperties", .number(1)), ("maxProperties", .number(1))]
    return .any(
      .words(StepWord.all.filter(\.isAlone).map(\.word)),
      .object(StepWord.all.map { ($0.word, $0.schema) }, required: [], one), .reference("effect"))
  }
}
