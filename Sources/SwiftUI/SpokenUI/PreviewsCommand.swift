import Foundation
import ScreenTree
import SpokenLive
import SpokenViews

/// The command line of an app, over its first scene or a preview.
@MainActor
struct PreviewsCommand {
  let name: String
  let arguments: [String]
  /// The view of the first scene.
  let first: @MainActor () -> AnyView

  /// Runs the command, and returns the exit code of the program.
  func run() -> Int32 {
    do throws(AppArguments.Problem) {
      return run(try AppArguments(arguments))
    } catch {
      return fail("\(error)")
    }
  }

  private func run(_ arguments: AppArguments) -> Int32 {
    let rest = arguments.rest
    // Before the first scene is made, which these two commands do not need.
    if rest.first == "previews" { return list() }
    if rest.first == "check", rest.contains("--previews") { return checkAll(arguments) }
    guard let wanted = arguments.preview else { return run(rest, on: first(), arguments) }
    let all = _Previews.all
    guard let preview = all.first(where: { $0.name == wanted }) else {
      let nearest = Suggestion.nearest(to: wanted, among: all.map(\.name))
      let advice = nearest.map { "did you mean '\($0)'?" } ?? "`\(name) previews` lists them"
      return fail(["there is no preview '\(wanted)'; \(advice)", Self.absent])
    }
    return run(rest, on: preview.view, arguments)
  }

  private func run(_ rest: [String], on view: AnyView, _ arguments: AppArguments) -> Int32 {
    LiveCommand(name: name, arguments: rest, screen: screen(view, arguments)).run()
  }

  private func list() -> Int32 {
    for preview in _Previews.all { print("\(preview.name)  \(preview.place)") }
    if let absent = Self.absent { write(absent) }
    return 0
  }

  /// Compares every preview with its golden in the folder Previews, or records it.
  private func checkAll(_ arguments: AppArguments) -> Int32 {
    let update = arguments.rest.contains("--update") ? ["--update"] : []
    let previews = _Previews.all.map { (preview: $0, file: Self.file(of: $0.name)) }
    guard !previews.isEmpty else {
      return fail(["there are no previews; write one with `#Preview`", Self.absent])
    }
    if let absent = Self.absent { write(absent) }
    // Before anything is recorded: the second preview would replace the golden of the first.
    for (file, same) in Dictionary(grouping: previews, by: \.file) where same.count > 1 {
      let names = same.map { "'\($0.preview.name)'" }.joined(separator: " and ")
      return fail("the previews \(names) share the golden \(file); rename one of them")
    }
    if !update.isEmpty {
      do {
        try FileManager.default.createDirectory(
          atPath: "Previews", withIntermediateDirectories: true)
      } catch {
        return fail("cannot create the folder Previews: \(error.localizedDescription)")
      }
    }
    // Every preview is checked, also after one differs, so that a run shows all differences.
    return previews.map { preview, file in
      check(
        preview.name,
        ["check", file] + update + [
          "--language=\(arguments.language)", "--platform=\(arguments.platform.rawValue)",
        ])
    }.max() ?? 0
  }

  /// Checks a preview in a program of its own, and returns the exit code of that.
  private func check(_ preview: String, _ arguments: [String]) -> Int32 {
    do {
      let code = try PreviewProcess(preview: preview, arguments: arguments).run()
      if code == PreviewProcess.stopped { write("the preview '\(preview)' stopped the program") }
      return code
    } catch {
      write("the preview '\(preview)' cannot be heard: \(error.localizedDescription)")
      return 74
    }
  }

  /// The golden of a preview: its name with a hyphen for what is no letter or digit.
  private static func file(of name: String) -> String {
    "Previews/\(String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })).transcript"
  }

  private func screen(_ view: AnyView, _ arguments: AppArguments) -> LiveScreen {
    LiveScreen(view, app: name, platform: arguments.platform, language: arguments.language)
  }

  /// The note that a release build lacks some previews, because the compiler removes types to which
  /// nothing refers; nil in a debug build.
  private static var absent: String? {
    #if DEBUG
      nil
    #else
      "a release build leaves out the views of a `PreviewProvider`; use `#Preview` or a debug build"
    #endif
  }

  private func fail(_ message: String) -> Int32 {
    fail([message])
  }

  private func fail(_ messages: [String?]) -> Int32 {
    for message in messages { message.map(write) }
    return 64
  }

  private func write(_ message: String) {
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
  }
}
