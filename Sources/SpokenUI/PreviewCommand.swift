import Foundation
import SpokenLive
import SpokenViews

/// The command line of an app, over its first scene or a preview.
@MainActor
struct PreviewCommand {
  let name: String
  let arguments: [String]
  /// The language of the screen as a BCP 47 tag.
  var language = "en-US"
  /// The view of the first scene.
  let first: @MainActor () -> AnyView

  /// Runs the command, and returns the exit code of the program.
  func run() -> Int32 {
    if let option = arguments.firstIndex(of: "--language") { return run(inLanguageAt: option) }
    if arguments.first == "previews" { return list() }
    if arguments.first == "check", arguments.contains("--previews") { return checkAll() }
    guard let option = arguments.firstIndex(of: "--preview") else {
      return LiveCommand(name: name, arguments: arguments, screen: screen(first())).run()
    }
    guard arguments.indices.contains(option + 1) else {
      return fail("--preview needs the name of a preview; `\(name) previews` lists them")
    }
    let wanted = arguments[option + 1]
    guard let preview = _Previews.all.first(where: { $0.name == wanted }) else {
      return fail("there is no preview '\(wanted)'; `\(name) previews` lists them")
    }
    var rest = arguments
    rest.removeSubrange(option...(option + 1))
    return LiveCommand(name: name, arguments: rest, screen: screen(preview.view)).run()
  }

  /// Runs the command without the option `--language TAG`, in that language.
  private func run(inLanguageAt option: Int) -> Int32 {
    guard arguments.indices.contains(option + 1) else {
      return fail("--language needs the tag of a language, such as de or pt-BR")
    }
    var rest = arguments
    rest.removeSubrange(option...(option + 1))
    return PreviewCommand(
      name: name, arguments: rest, language: arguments[option + 1], first: first
    ).run()
  }

  private func list() -> Int32 {
    for preview in _Previews.all { print("\(preview.name)  \(preview.place)") }
    return 0
  }

  /// Compares every preview with its golden in the folder Previews, or records it.
  private func checkAll() -> Int32 {
    let update = arguments.contains("--update") ? ["--update"] : []
    try? FileManager.default.createDirectory(
      atPath: "Previews", withIntermediateDirectories: true)
    let codes = _Previews.all.map { preview in
      let file = preview.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
      return LiveCommand(
        name: preview.name, arguments: ["check", "Previews/\(String(file)).transcript"] + update,
        screen: screen(preview.view)
      ).run()
    }
    return codes.max() ?? 0
  }

  private func screen(_ view: AnyView) -> LiveScreen {
    LiveScreen(view, app: name, language: language)
  }

  private func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
    return 64
  }
}
