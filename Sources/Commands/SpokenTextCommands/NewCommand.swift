import ArgumentParser
import ScreenFiles
import ScreenInputs
import SpokenFiles
import SpokenSyntax

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a first screen file to change, and says what to do next.",
    discussion: """
      The JSON Schema of screen files is written beside it, for editors that complete and check \
      what is typed.

      Example: \(Program.name) new screens/cart.screen.yaml
      """)

  @Argument(
    help: "The file: x.screen.yaml, or x for it. Its folder is created if needed.",
    completion: .file())
  var path = "first.screen.yaml"

  @Flag(name: .shortAndLong, help: "Suppress notes on standard error.")
  var quiet = false

  mutating func validate() throws {
    // A name without an ending is that of a screen, unless it is that of a folder.
    let hasEnding = path.isEmpty || path.hasSlashAtEnd || path.fileName.contains(byte: ".")
    if !hasEnding, !Folder.exists(path) {
      path += ".screen.yaml"
    }
    guard path.ends(withBytes: ".screen.yaml") || path.ends(withBytes: ".screen.yml") else {
      throw ValidationError("a screen is written as YAML; end \(path) in .screen.yaml")
    }
  }

  func run() throws {
    guard FileStatus(path) == nil else {
      throw Status.cannotCreate.because("\(path) is there already; name another file")
    }
    let folder = path.parentFolder
    try OutputFolder.make(folder)
    try endingWithStatus {
      // A schema higher in the project is used, so that a project has one and not one in each
      // folder.
      let schema = SchemaFile(for: path) ?? SchemaFile(inFolder: folder)
      // Nobody named the schema: a link of that name must not lead out of the folder.
      if FileStatus(schema.path) == nil {
        let output = OutputPath(schema.path, .beside(schema.path, followsLinks: false))
        try TextFile.save(output) { ScreenSchema.json }
      }
      try TextFile.save(path) { schema.comment + "\n" + Self.screen }
    }
    guard !quiet else { return }
    Console.errors(Self.steps(after: path, in: folder))
  }

  /// What can be done with a new screen, in the order of a first hour.
  static func steps(after path: String, in folder: String) -> String {
    let stem = CheckInput(path).stem.inShell
    let (path, folder) = (path.inShell, folder.inShell)
    let command = Program.name
    let shown =
      Program.isText
      ? ["player \(path) -o \(stem).html   the same as a page"]
      : [
        "play \(path)   hear it",
        "render \(path) -o \(stem).wav   the same as a file",
        "preview \(folder)   hear it while you edit",
      ]
    let steps =
      ["transcript \(path)   what VoiceOver would say"] + shown + [
        "check --update \(folder)   record it, so that \(command) check finds what changes"
      ]
    return "wrote \(path); next:" + steps.map { "\n  \(command) \($0)" }.joined()
  }

  /// A screen with the parts that most screens have.
  static let screen = """
    # A screen is a list of views, each named by its class. Change them, and listen again.
    screen: Cart
    views:
      - Text: Your cart
        traits: [header]
      - HStack:
        element: combine
        children:
          - Text: Coffee beans
          - Text: $12.50
      - Stepper: Quantity
        value: '2'
      - Button: Pay now
        hint: Opens the payment sheet

    """
}

/// The JSON Schema of screen files in a project, to which the first line of a screen file refers.
struct SchemaFile {
  private static let name = "screen.schema.json"
  /// How many folders above a file are searched.
  private static let most = 16

  /// The path of the schema.
  let path: String
  /// The path as a screen file names it.
  private let reference: String

  /// The schema in a folder, whether it is there yet or not.
  init(inFolder folder: String) {
    path = Self.name.path(inFolder: folder)
    reference = Self.name
  }

  /// The schema beside an output, or in a folder above it up to the root of its repository; nil
  /// when there is none.
  init?(for output: String) {
    guard output != "-" else { return nil }
    let folder = output.parentFolder
    for level in 0..<Self.most {
      let up = String(repeating: "../", count: level)
      if FileStatus("\(folder)/\(up)\(Self.name)") != nil {
        (path, reference) = ("\(folder)/\(up)\(Self.name)", up + Self.name)
        return
      }
      // A schema outside of the repository belongs to another project.
      guard FileStatus("\(folder)/\(up).git") == nil else { return nil }
    }
    return nil
  }

  /// The line that editors with the YAML language server read.
  var comment: String { "# yaml-language-server: $schema=\(reference)" }
}
