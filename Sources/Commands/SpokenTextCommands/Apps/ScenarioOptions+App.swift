import ArgumentParser
package import ScreenInputs
import SpokenSyntax

extension ScenarioOptions {
  /// Refuses a command without an input and an app, and with both.
  ///
  /// - Parameters:
  ///   - inputs: the inputs of the command line; nil for one that is not there.
  ///   - jobs: how many of them are worked on at once.
  ///   - allowsStrict: whether the command has a meaning of its own for `--strict`.
  /// - Throws: a validation error.
  package func check(
    inputs: [String?], jobs: Int = 1, allowsStrict: Bool = false
  ) throws {
    guard (1...1024).contains(jobs) else {
      throw ValidationError("--jobs is 1 to 1024, not \(jobs)")
    }
    try app.check(inputs: inputs.compactMap { $0 })
    if app.isGiven, from != nil || all {
      throw ValidationError("--from and --all are for captures, and an app is none")
    }
    if !allowsStrict { try app.checkStrict() }
  }

  /// The inputs of a command that takes folders: those that are named, or the current folder without
  /// any and without an app.
  ///
  /// - Parameter paths: the inputs of the command line.
  /// - Returns: the inputs.
  package func inputs(_ paths: [String]) -> [String] {
    paths.isEmpty && !app.isGiven ? ["."] : paths
  }

  /// The app, built if it is a project.
  ///
  /// - Throws: the exit code of an app that cannot be built.
  package func heardApp() throws -> HeardApp {
    try app.app(language: language, followsLinks: followLinks, quiet: quiet)
  }

  /// The input of a command that takes one: a file, or the view of the app.
  ///
  /// - Parameter path: the file; nil for the view that `--preview` names, or the first scene.
  /// - Returns: the input.
  /// - Throws: the exit code of an app that cannot be built or has no such preview.
  package func input(_ path: String?) throws -> CheckInput {
    if let path { return CheckInput(path) }
    return try heardApp().input(preview)
  }

  /// The views of the app: its first scene and all previews, or the one that `--preview` names.
  ///
  /// - Parameters:
  ///   - app: the app, when it is built already.
  ///   - goldens: the folder of the goldens; nil for the usual one.
  /// - Returns: the views.
  /// - Throws: the exit code of an app that cannot be built or has no such preview.
  package func views(of app: HeardApp? = nil, goldens: String? = nil) throws -> [CheckInput] {
    let app = try app ?? heardApp()
    return try preview.map { [try app.input($0, goldens: goldens)] } ?? app.inputs(goldens: goldens)
  }

  /// The same views, each name once: an app finds a preview by its name, so that a second one of the
  /// same name is never heard.
  ///
  /// - Throws: the exit code of an app that cannot be built or has no such preview.
  package func namedViews(of app: HeardApp? = nil) throws -> [CheckInput] {
    var known: Set<String> = []
    return try views(of: app).filter { known.insert($0.path).inserted }
  }

  /// The name of an output after its input: the input itself, or what stands for the app before it is
  /// built.
  ///
  /// - Parameter input: the file; nil for the app.
  /// - Returns: the name.
  package func nameForOutput(of input: String?) -> String {
    if let input { return input }
    let app = app.project ?? app.appProgram ?? ""
    // `.` and `..` name no file.
    let name = app.fileName.withoutExtension
    return (preview ?? (name.starts(withBytes: ".") ? "app" : name)).asFileName
  }
}
