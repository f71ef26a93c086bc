package import ScreenDocuments
import ScreenTree

/// The JSON Schema of walkthrough files, made from the words of steps and the table of effects.
package enum WalkthroughSchema {
  /// The schema as indented JSON.
  ///
  /// - Parameter settings: the schemas of VoiceOver's settings by their names.
  /// - Returns: the schema.
  package static func json(settings: [(String, Document)]) -> String {
    let properties: [(String, Document)] = [
      ("walkthrough", Document.schema(type: "string").described("The title.")),
      (
        "screens",
        Document.schema(
          type: "object",
          [("additionalProperties", .schema(type: "string")), ("minProperties", .number(1))]
        ).described("The files of the screens, in the folder of the walkthrough.")
      ),
      ("settings", Document.object(settings, required: []).orNull),
      (
        "steps",
        Document.schema(type: "array", [("items", step)]).orNull.described("What happens.")
      ),
    ]
    return Document.mapping([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .text("urn:spokenscreen:walkthrough-file")),
      ("title", .text("A walkthrough file of SpokenScreen")),
      ("description", .text("docs/walkthrough-file.md explains the keys.")),
      ("type", .text("object")), ("required", .list(["walkthrough", "screens"])),
      ("additionalProperties", .flag(false)), ("properties", .mapping(properties)),
      ("$defs", ScreenSchema.definitions),
    ]).json
  }

  /// A step: a word, or a word and what it needs.
  private static var step: Document {
    let alone =
      StepNames.counted.keys.sorted() + StepNames.plain.keys.sorted() + [
        "scroll", "playAudioGraph",
      ]
    let count = Document.integerSchema(1...10_000).orNull
    let null = Document.schema(type: "null")
    let steps =
      StepNames.counted.keys.sorted().map { ($0, count) }
      + StepNames.plain.keys.sorted().map { ($0, null) } + valued
    let one: [(String, Document)] = [("minProperties", .number(1)), ("maxProperties", .number(1))]
    return .any(.words(alone), .object(steps, required: [], one), .reference("effect"))
  }

  /// The steps that need a value.
  private static var valued: [(String, Document)] {
    let directions = VoiceOverGesture.Direction.allCases.map(\.rawValue)
    return [
      (
        "touch",
        Document.any(.textSchema, point).described(
          "The id of a view, or a place on the screen in points.")
      ),
      ("explore", exploration.described("A drag of one finger along places of the screen.")),
      ("rotor", Document.textSchema.described("The name of a rotor.")),
      ("action", Document.textSchema.described("The name of a custom action.")),
      ("type", Document.textSchema.described("The text.")),
      ("scroll", Document.words(directions)),
      ("wait", time),
      ("expect", expectation),
      (
        "playAudioGraph",
        Document.any(.textSchema, .object([("series", .textSchema)], required: []))
          .described("The name of a series.")
      ),
      ("scrub", scrub.described("A drag over an audio graph, to a place of the x axis.")),
    ]
  }

  /// A text, or one comparison of words at most and what was heard of them.
  private static var expectation: Document {
    let extents = Walkthrough.Expectation.Heard.allCases.map(\.rawValue)
    let fields = StepReader.Comparison.allCases.map { comparison in
      Document.object(
        [(comparison.rawValue, .textSchema), ("heard", .words(extents))], required: [])
    }
    return .mapping([("anyOf", .list([.textSchema] + fields))])
  }

  /// A place on the screen.
  private static var point: Document {
    let places = VoiceOverGesture.Exploration.coordinates
    let number = Document.schema(
      type: "number",
      [("minimum", .number(places.lowerBound)), ("maximum", .number(places.upperBound))])
    return .tuple([number, number])
  }

  /// The places of a drag, possibly with its duration.
  private static var exploration: Document {
    let places = Document.schema(
      type: "array",
      [
        ("items", point), ("minItems", .number(1)),
        ("maxItems", .number(Double(VoiceOverGesture.Exploration.mostPoints))),
      ])
    return .any(places, .object([("along", places), ("in", time)], required: ["along"]))
  }

  private static var time: Document {
    .schema(type: "string", [("pattern", .text("^[0-9.]+(ms|s)$"))])
  }

  private static var scrub: Document {
    .object(
      [("from", .textSchema), ("to", .textSchema), ("in", time)], required: ["to"])
  }
}
