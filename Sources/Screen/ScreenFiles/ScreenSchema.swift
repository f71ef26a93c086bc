import ScreenDocuments
import ScreenTree

/// The JSON Schema of screen files, and the tables of their reference page, generated from the
/// tables of modifiers and classes.
package enum ScreenSchema {
  /// The schema as indented JSON.
  package static var json: String {
    Document.schemaJSON(
      of: "screen-file", title: "A screen file of SpokenScreen",
      description: "YAML and JSON have the same keys; docs/screen-file.md explains them.",
      [
        ("type", .text("object")), ("required", .list(["screen"])),
        ("additionalProperties", .flag(false)),
        ("properties", .mapping(ScreenReader.fields.map(\.property))), ("$defs", definitions),
      ])
  }

  /// The parts that the schema of walkthroughs has too.
  static var definitions: Document {
    .mapping([
      ("language", language), ("trait", .words(Node.Trait.names)),
      (
        "nodes",
        .any(
          .schema(type: "null"), .array(of: .reference("node")))
      ),
      ("node", node), ("effect", effect),
    ])
  }

  private static let language = Document.schema(
    type: "string", [("pattern", .text("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"))])

  private static var node: Document {
    let keys = AnyModifier.all.flatMap { modifier -> [(String, Document)] in
      guard let key = FileCodec.keys[modifier.name] else { return [] }
      let schema = key.schema.described(modifier.meaning)
      let synonym = modifier.synonym.map { [($0, schema)] } ?? []
      return [(modifier.name, schema)] + synonym
    }
    let title = Document.any(.textSchema.orNull, .reference("nodes"))
    let classes = ViewClass.all.filter { $0 != .view }.map { viewClass in
      (viewClass.name, title.described("\(viewClass.example) is heard as \"\(viewClass.heard)\"."))
    }
    return .schema(
      type: "object",
      [
        (
          "properties",
          .mapping(keys + [("views", .reference("nodes").described("The views inside."))] + classes)
        ),
        ("patternProperties", .mapping([("^[A-Z]", title)])),
        ("additionalProperties", .flag(false)),
      ])
  }

  private static var effect: Document {
    let cases = Effect.cases.map { ($0.name, $0.schema) }
    // These effects need no value, so the word alone is a step.
    let alone = ["close", "screenChanged", "layoutChanged"].map { word in
      Document.mapping([("const", .text(word))])
    }
    let one: [(String, Document)] = [
      ("minProperties", .number(1)), ("maxProperties", .number(1)),
    ]
    return .mapping([("anyOf", .list(alone + [.object(cases, required: [], one)]))])
  }

  /// The tables of classes and keys as Markdown.
  package static var tables: String {
    let classes = ViewClass.all.filter { $0 != .view }.map { viewClass in
      "| `\(viewClass.name)` | `\(viewClass.example)` | \(viewClass.heard) |\n"
    }
    let head = "### Classes\n\n| class | example | heard |\n|---|---|---|\n"
    return ([head + classes.joined()] + AnyModifier.Topic.allCases.map(table))
      .joined(separator: "\n")
  }

  private static func table(_ topic: AnyModifier.Topic) -> String {
    let rows = AnyModifier.all.filter { $0.topic == topic }.map { modifier in
      let names = [modifier.name] + [modifier.synonym].compactMap { $0 }
      let syntax = FileCodec.keys[modifier.name]?.syntax ?? ""
      return "| \(names.map { "`\($0)`" }.joined(separator: ", ")) | \(syntax) "
        + "| \(modifier.meaning) |\n"
    }
    return "### \(topic.title)\n\n| key | value | meaning |\n|---|---|---|\n" + rows.joined()
  }
}

extension AnyModifier {
  /// The meaning, and whether any of it is spoken.
  fileprivate var meaning: String { isSilent ? "\(summary) Never spoken." : summary }
}

extension AnyModifier.Topic {
  /// The heading of its table.
  fileprivate var title: String {
    switch self {
    case .words: "Words"
    case .traits: "Traits and states"
    case .elements: "Elements, groups and order"
    case .content: "Actions, content, rotors, containers"
    case .app: "What the app does"
    case .speech: "How it is spoken"
    case .web: "Web content"
    }
  }
}
