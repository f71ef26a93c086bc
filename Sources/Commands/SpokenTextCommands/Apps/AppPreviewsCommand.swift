import AppRuns
import ArgumentParser
import ScreenScenarios
import ScreenTree

struct AppPreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Lists the first scene of an app and its previews, with their files and lines.",
    discussion: """
      The name of a preview is what --preview takes in other commands.

      Example: \(Program.name) previews --app MyApp.xcodeproj
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(help: "The format: text or json.")
  var format = Format.text

  @OptionGroup var app: AppOptions

  @Flag(help: "Follow links that lead out of their folder.")
  var followLinks = false

  @Flag(name: .shortAndLong, help: "Suppress notes on standard error.")
  var quiet = false

  func validate() throws {
    guard app.isGiven else { throw ValidationError("name an app by --app PROJECT") }
  }

  func run() throws {
    let heard = try app.app(language: nil, followsLinks: followLinks, quiet: quiet)
    let scene = heard.scene.map { Row($0, isScene: true) }
    let rows = [scene].compactMap { $0 } + (try heard.previews()).map { Row($0, isScene: false) }
    guard !rows.isEmpty else {
      throw Status.faultyInput.because(
        "\(heard.name) has neither a scene nor a preview; write one with `#Preview`")
    }
    switch format {
    case .text: try Console.output(rows.map { $0.text + "\n" }.joined())
    case .json: try Console.output(try rows.prettyJSON())
    }
  }

  /// A scene or a preview, as it is printed.
  struct Row: Encodable, Hashable {
    var kind: String
    var name: String
    /// Nil where the app does not say it.
    var file: String?
    /// From 1; nil where the app does not say it.
    var line: Int?
    /// The file and the line, or the full name of the provider of a preview.
    var place: String

    init(_ view: AppPreview, isScene: Bool) {
      (kind, name) = (isScene ? "scene" : "preview", view.name)
      file = view.file.isEmpty ? nil : view.file
      line = view.line > 0 ? view.line : nil
      place = view.place
    }

    /// The name and the place, as compilers write it.
    var text: String {
      let called = kind == "scene" ? "\(name) (first scene)" : name
      return [called, place].filter { !$0.isEmpty }.joined(separator: "  ").printedLine
    }
  }
}
