import AppProtocol
import Foundation
import ScreenTree
import SpokenLive
import SpokenSyntax
import SpokenViews
import VoiceOverSpeech

/// The command line of an app, over its first scene or a preview.
@MainActor
struct PreviewsCommand {
  let name: String
  let arguments: [String]
  /// The view of the first scene.
  let first: @MainActor () -> AnyView

  /// The commands and what they do.
  private static let commands = [
    ("transcript", "prints what VoiceOver says from the first element to the last (the default)"),
    ("walk", "performs the lines of standard input, such as next, activate or wait 500ms"),
    ("explain", "explains each word: its rule, and the line of Swift that it comes from"),
    ("lint [FOLDER]", "finds problems; in FOLDER also blocks that only Apple's systems compile"),
    ("check [FILE] [--update]", "compares the transcript with a golden, or records it"),
    ("check --previews", "compares every preview with its golden in the folder Previews"),
    ("previews", "lists the previews of the app, which `--preview NAME` hears instead"),
    ("render -o OUT.wav", "records it, with the command `spoken` and its options"),
    ("play", "plays it, with the command `spoken`"),
    ("preview", "serves a page of it; run it again after a change, and the page connects again"),
    ("… --language TAG", "hears it in another language, such as de or pt-BR"),
    ("… --platform macos", "hears it as on a Mac, or an iPad: ipados"),
    ("… --set KEY=VALUE", "changes a setting of VoiceOver"),
  ]

  /// Runs the command, and returns the exit code of the program.
  func run() -> Int32 {
    do throws(AppArguments.Problem) {
      return run(try AppArguments(arguments))
    } catch {
      return fail(64, [error.description])
    }
  }

  private func run(_ arguments: AppArguments) -> Int32 {
    switch arguments.command {
    case .help: help()
    // Before the first scene is made, which these need not at all or not yet.
    case .previews: list()
    case .serve:
      ServeCommand { () throws(AppAnswer.Refusal) in try screen(arguments) }.run()
    case .check where arguments.checksPreviews: checkAll(arguments)
    case .render, .play, .preview: sound(arguments)
    case .transcript, .walk, .explain, .lint, .check: hear(arguments)
    }
  }

  private func help() -> Int32 {
    print("Hear what VoiceOver would say of \(name).\n")
    for (command, summary) in Self.commands {
      print("  \(command.padding(toLength: 26, withPad: " ", startingAt: 0))\(summary)")
    }
    return 0
  }

  private func hear(_ arguments: AppArguments) -> Int32 {
    do throws(AppAnswer.Refusal) {
      return LiveCommand(name: name, arguments: arguments, screen: try screen(arguments)).run()
    } catch {
      return fail(64, [error.reason, Self.absent])
    }
  }

  private func sound(_ arguments: AppArguments) -> Int32 {
    let failure = SoundCommand(arguments: arguments).run()
    switch failure {
    case .missing: return fail(69, [failure.description])
    case .unusable: return fail(74, [failure.description])
    }
  }

  private func list() -> Int32 {
    for preview in _Previews.all { print("\(preview.name)  \(preview.place)") }
    if let absent = Self.absent { write(absent) }
    return 0
  }

  /// Compares every preview with its golden in the folder Previews, or records it.
  private func checkAll(_ arguments: AppArguments) -> Int32 {
    let previews = _Previews.all.map { (preview: $0, file: Self.file(of: $0.name)) }
    guard !previews.isEmpty else {
      return fail(64, ["there are no previews; write one with `#Preview`", Self.absent])
    }
    if let absent = Self.absent { write(absent) }
    // Before anything is recorded: the second preview would replace the golden of the first.
    for (file, same) in Dictionary(grouping: previews, by: \.file) where same.count > 1 {
      let names = same.map { "'\($0.preview.name)'" }.joined(separator: " and ")
      return fail(64, ["the previews \(names) share the golden \(file); rename one of them"])
    }
    if arguments.isUpdate {
      do {
        try FileManager.default.createDirectory(
          atPath: "Previews", withIntermediateDirectories: true)
      } catch {
        return fail(64, ["cannot create the folder Previews: \(error.localizedDescription)"])
      }
    }
    let options = arguments.others.filter { $0 != "--previews" }
    // Every preview is checked, also after one differs, so that a run shows all differences.
    return previews.map { check($0.preview.name, ["check", $0.file] + options) }.max() ?? 0
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

  /// The golden of a preview.
  private static func file(of name: String) -> String {
    "Previews/\(name.asFileName).transcript"
  }

  /// The first scene or the preview that the arguments name.
  private func screen(_ arguments: AppArguments) throws(AppAnswer.Refusal) -> LiveScreen {
    LiveScreen(
      try view(arguments.preview), app: name, platform: arguments.platform,
      language: arguments.language, settings: arguments.settings.resolver)
  }

  private func view(_ wanted: String?) throws(AppAnswer.Refusal) -> AnyView {
    guard let wanted else { return first() }
    let all = _Previews.all
    if let preview = all.first(where: { $0.name == wanted }) { return preview.view }
    let nearest = Suggestion.nearest(to: wanted, among: all.map(\.name))
    let advice = nearest.map { "did you mean '\($0)'?" } ?? "`previews` lists them"
    throw AppAnswer.Refusal("there is no preview '\(wanted)'; \(advice)", isOfPreview: true)
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

  private func fail(_ code: Int32, _ messages: [String?]) -> Int32 {
    for message in messages { message.map(write) }
    return code
  }

  private func write(_ message: String) {
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
  }
}
