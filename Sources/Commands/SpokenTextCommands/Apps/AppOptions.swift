package import AppBuilds
import AppSources
package import ArgumentParser
import ScreenTree
import SpokenFiles

/// The options that name an app instead of a file.
package struct AppOptions: ParsableArguments {
  @Option(
    name: .customLong("app"),
    help: ArgumentHelp(
      """
      An app instead of a file: an .xcodeproj, an .xcworkspace, a package or a folder of Swift files. Compiling it \
      runs nothing of it; hearing it runs the app's code.
      """, valueName: "project"), completion: .file())
  package var project: String?

  @Option(
    help: ArgumentHelp(
      "The target of the app (default: the first application).", valueName: "name"))
  package var target: String?

  @Flag(
    help: "Refuse an app of which files are left out; lint exits with status 1 on warnings, too.")
  package var strict = false

  @Option(
    help: ArgumentHelp(
      "Write what was adapted in the copies of the app's files, and what is left out, as JSON; - is standard output.",
      valueName: "file.json"), completion: .file())
  package var appReport: String?

  @Option(
    help: ArgumentHelp(
      "A finished program of an app instead of its project.", valueName: "program",
      visibility: .hidden), completion: .file())
  package var appProgram: String?

  package init() {}

  /// Whether the command hears an app.
  package var isGiven: Bool { project != nil || appProgram != nil }

  package func validate() throws {
    if project != nil, appProgram != nil {
      throw ValidationError("--app builds a program, and --app-program is a finished one; name one")
    }
    guard project == nil else { return }
    if target != nil { throw ValidationError("--target names a target of --app") }
    if appReport != nil { throw ValidationError("--app-report is about the files of --app") }
  }

  /// Refuses a command without an input and an app, and with both.
  ///
  /// - Parameter inputs: the inputs of the command line.
  /// - Throws: a validation error.
  package func check(inputs: [String]) throws {
    if isGiven, let first = inputs.first {
      throw ValidationError("--app takes the place of an input; leave out '\(first.shown(in: 80))'")
    }
    guard !isGiven else { return }
    if inputs.isEmpty { throw ValidationError("name an input, or an app by --app PROJECT") }
  }

  /// Refuses `--strict` without an app, of a command that has no meaning of its own for it.
  ///
  /// - Throws: a validation error.
  package func checkStrict() throws {
    if strict, !isGiven { throw ValidationError("--strict is about the files of --app") }
  }

  /// What is built.
  ///
  /// - Parameters:
  ///   - language: the language of the screen; nil for English.
  ///   - followsLinks: whether links may lead out of the folder of the project.
  /// - Returns: the request; nil without a project.
  func request(language: String?, followsLinks: Bool) -> AppBuildRequest? {
    guard let project else { return nil }
    var request = AppBuildRequest(path: project)
    (request.target, request.isStrict, request.followsLinks) = (target, strict, followsLinks)
    request.language = language ?? request.language
    return request
  }

  /// Builds the app, says on standard error how much of it is heard, and writes the report.
  ///
  /// - Parameters:
  ///   - language: the language of the screen; nil for English.
  ///   - followsLinks: whether links may lead out of the folder of the project.
  ///   - quiet: whether notes are suppressed.
  /// - Returns: the app.
  /// - Throws: the exit code of an app that cannot be built, and of a report that cannot be written.
  package func app(language: String?, followsLinks: Bool, quiet: Bool) throws -> HeardApp {
    let builder = AppBuilder(note: { if !quiet { Console.error($0) } })
    if let appProgram { return HeardApp(program: appProgram, builder) }
    guard let request = request(language: language, followsLinks: followsLinks) else {
      throw ValidationError("name an app by --app PROJECT")
    }
    let built = try endingWithStatus { try builder.build(request) }
    if !quiet { Console.error(built.summary) }
    try writeReport(of: built)
    return HeardApp(built, of: request, builder)
  }

  /// Writes what was adapted and left out, if that is wanted.
  ///
  /// - Throws: the exit code of a failed write.
  package func writeReport(of app: BuiltApp) throws {
    guard let appReport else { return }
    let text = try app.adaptations.json()
    guard appReport != "-" else { return try Console.output(text) }
    try endingWithStatus { try TextFile.save(appReport) { text } }
  }
}

extension AppBuildError: CommandError {
  package var status: Status { .faultyInput }

  /// Reports all findings, one a line.
  package func reported() -> ExitCode { status.because(lines: description) }
}
