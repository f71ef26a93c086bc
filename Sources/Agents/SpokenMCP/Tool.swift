import ScreenDocuments

/// A tool of the server: what a client gets to know of it, and the command that does its work.
struct Tool: Sendable {
  /// What a tool does beside reading.
  enum Effect: Hashable, Sendable {
    /// Nothing.
    case none
    /// It may write a file that did not exist.
    case creates
    /// It replaces goldens.
    case replaces
  }

  /// How a command prints the same as data.
  enum Structure: Hashable, Sendable {
    /// With these words, as one object.
    case object([String])
    /// With these words, as one object a line.
    case lines([String])
    /// Only whether it succeeded.
    case status
  }

  /// The name by which it is called.
  var name: String
  /// The name that a person sees.
  var title: String
  /// What it does and gives, for the agent.
  var description: String
  /// The words with which its command begins.
  var command: [String]
  /// What it reads.
  var inputs: [ToolInput]
  /// Its own options, besides those that all tools have.
  var parameters: [ToolParameter] = []
  /// What it does beside reading.
  var effect = Effect.none
  /// How its command prints data; nil when it prints none.
  var structure: Structure?

  /// The name of the tool whose result is a sound.
  static let render = "render"
  /// The key of the file that `render` writes.
  static let outputKey = "output"
  /// The key of the transcript that a text is compared with.
  static let goldenKey = "golden"

  /// Whether a view of an app can take the place of an input.
  var takesApp: Bool { inputs.contains { $0.canBeApp } }

  /// All parameters that stand for options.
  var options: [ToolParameter] { parameters + (takesApp ? Self.ofApps : []) + Self.ofAll }

  /// Whether a text has a name of its own.
  var namesText: Bool { inputs.count == 1 && inputs[0].text != nil && !comparesText }

  /// Whether a text is compared with a transcript that is given too.
  var comparesText: Bool { command == ["check"] }

  /// The parameters that stand for no option, in their order.
  private var properties: [(String, Document)] {
    var properties = inputs.flatMap(\.properties)
    if namesText {
      properties.append(
        (
          ToolInput.nameKey,
          ToolInput.string("The name of the text in what is printed, such as login.xml.")
        ))
    }
    if comparesText {
      properties.append(
        (
          Self.goldenKey,
          ToolInput.string(
            "With text: the transcript that it must have, as the tool transcript prints it.")
        ))
    }
    if name == Self.render {
      properties.append(
        (
          Self.outputKey,
          ToolInput.string(
            "A new file in the folder: .wav, .flac, .ogg, .opus or .mp3, or .html for a page that "
              + "plays. Without it the sound is in the result.")
        ))
    }
    return properties
  }

  /// The names of all parameters.
  var parameterNames: [String] { properties.map(\.0) + options.map(\.name) }

  /// What `tools/list` says of it.
  var document: Document {
    let schema = Document.mapping([
      ("type", .text("object")),
      ("properties", .mapping(properties + options.map { ($0.name, $0.schema) })),
      ("additionalProperties", .flag(false)),
    ])
    var members: [(String, Document)] = [
      ("name", .text(name)), ("title", .text(title)), ("description", .text(description)),
      ("inputSchema", schema), ("annotations", annotations),
    ]
    if name == Self.render {
      members.append(
        ("_meta", .mapping([("ui", .mapping([("resourceUri", .text(PlayerApp.address))]))])))
    }
    return .mapping(members)
  }

  private var annotations: Document {
    .mapping([
      ("title", .text(title)), ("readOnlyHint", .flag(effect == .none)),
      ("destructiveHint", .flag(effect == .replaces)),
      ("idempotentHint", .flag(effect != .creates)),
      ("openWorldHint", .flag(false)),
    ])
  }
}
