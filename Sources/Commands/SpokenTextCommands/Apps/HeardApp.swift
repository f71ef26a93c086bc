package import AppBuilds
import AppProjects
package import AppRuns
import AppSources
package import ScreenInputs
import ScreenScenarios
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// An app that is heard: one that was built, or a finished program.
package struct HeardApp: Sendable {
  /// The program.
  private var program: String
  /// What was built; nil for a finished program.
  package private(set) var built: BuiltApp?
  /// The files of an app that is built again before a view is opened, as they may have changed.
  private var followed: FollowedFiles?
  private var request: AppBuildRequest?
  private let builder: AppBuilder

  /// An app that was built.
  init(_ built: BuiltApp, of request: AppBuildRequest, _ builder: AppBuilder) {
    (program, self.built, self.request, self.builder) = (built.program, built, request, builder)
  }

  /// A finished program.
  init(program: String, _ builder: AppBuilder) { (self.program, self.builder) = (program, builder) }

  /// Has the app built again before a view is opened; a finished program is none that is built.
  package mutating func follow() {
    followed = built.map { FollowedFiles(leftOut: $0.leftOut) }
  }

  /// The name of the app, which its first scene has.
  package var name: String { built?.target ?? program.fileName }

  /// The folder of the goldens: beside the project, or in the working folder for a program.
  package var goldens: String { "Previews".path(inFolder: built?.project.folder ?? ".") }

  /// The previews, in the order of their files and lines.
  ///
  /// - Throws: the exit code of a program that does not answer.
  package func previews() throws -> [AppPreview] {
    try endingWithStatus { try program(for: nil).previews() }
  }

  /// The first scene, or a preview.
  ///
  /// - Parameters:
  ///   - preview: the name of the preview; nil for the first scene.
  ///   - goldens: the folder of the goldens; nil for the usual one.
  /// - Returns: the input.
  /// - Throws: the exit code for a preview that there is not, and of a program that does not answer.
  package func input(_ preview: String?, goldens: String? = nil) throws -> CheckInput {
    guard let preview else {
      guard hasScene else {
        throw Status.wrongUse.because(
          "\(name) has no first screen that can be heard; name a preview by --preview; "
            + "`\(listing)` lists them")
      }
      return CheckInput(view(nil), goldens: goldens ?? self.goldens)
    }
    let all = try previews()
    guard let found = all.first(where: { $0.name == preview }) else {
      let nearest = Suggestion.nearest(to: preview, among: all.map(\.name))
      let advice = nearest.map { "did you mean '\($0)'?" } ?? "`\(listing)` lists them"
      throw Status.wrongUse.because("there is no preview '\(preview.shown(in: 80))'; \(advice)")
    }
    return CheckInput(view(found), goldens: goldens ?? self.goldens)
  }

  /// The first scene, then the previews, of which several may have one name.
  ///
  /// - Throws: the exit code of a program that does not answer.
  package func inputs(goldens: String? = nil) throws -> [CheckInput] {
    let previews = try previews()
    let scene = hasScene ? [view(nil, named: sceneName(beside: previews))] : []
    let inputs = (scene + previews.map { view($0) }).map {
      CheckInput($0, goldens: goldens ?? self.goldens)
    }
    guard !inputs.isEmpty else {
      throw Status.faultyInput.because(
        "\(name) has neither a scene nor a preview that can be heard; write one with `#Preview`")
    }
    return inputs
  }

  /// The name of the first scene, which no preview has, so that each has a golden.
  private func sceneName(beside previews: [AppPreview]) -> String {
    let own = name.asFileName.lowercased()
    let isTaken = previews.contains { $0.name.asFileName.lowercased() == own }
    return isTaken ? "\(name) (first scene)" : name
  }

  /// Whether there is a first scene; a finished program has one.
  private var hasScene: Bool { built?.hasScene ?? true }

  /// Where the first scene is declared, under the name of the app; nil where no file does.
  package var scene: AppPreview? {
    guard let built, built.hasScene else { return nil }
    let target = built.project.targets.first { $0.name == built.target }
    for source in target?.sources ?? [] {
      let bytes = (try? InputFile.bytes(of: source.path, .anywhere)) ?? []
      let found = DeclaredNames(of: bytes).declarations.first { declaration in
        declaration.inherits.contains { Self.entries.contains($0) }
      }
      if let found { return AppPreview(name: name, file: source.path, line: found.line) }
    }
    return nil
  }

  /// The protocols of types whose screens an app begins with.
  private static let entries: Set<String> = [
    "App", "SwiftUI.App", "UIApplicationDelegate", "UIWindowSceneDelegate",
  ]

  /// The command that lists the previews.
  private var listing: String {
    "\(Program.name) previews " + (request.map { "--app \($0.path.inShell)" } ?? "--app PROJECT")
  }

  /// A view: the first scene, or a preview.
  private func view(_ preview: AppPreview?, named title: String? = nil) -> AppView {
    let file = preview.flatMap { $0.file.isEmpty ? nil : $0.file } ?? built.map(\.project.path)
    return AppView(title ?? preview?.name ?? name, in: file) { reader throws(ScenarioError) in
      try open(preview?.name, by: reader)
    }
  }

  /// The program, by which a view is heard.
  private func program(for preview: String?) -> AppProgram {
    var program = AppProgram(program, preview: preview)
    program.files = files
    return program
  }

  /// The user's files by the names that the compiler gives them: the module and the last name.
  private var files: [String: String] {
    let pairs = (built?.project.targets ?? []).flatMap { target in
      target.sources.map { ("\(target.module)/\($0.path.fileName)", $0.path) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension HeardApp {
  /// Opens a view from its beginning.
  private func open(
    _ preview: String?, by reader: ScenarioReader
  ) throws(ScenarioError) -> ScenarioReader.Reading {
    let app = try current(for: reader.language)
    let settings = try reader.ownSettings()
    do throws(AppSilence) {
      let scenario = try Scenario(
        app.program(for: preview), platform: reader.platform ?? .ios,
        language: reader.language ?? "en-US",
        settings: settings)
      return app.reading(of: scenario)
    } catch {
      throw .faulty([
        Finding(
          .error, file: preview ?? app.name, position: .unknown, message: error.description)
      ])
    }
  }

  /// The app as its files are now, or as it is in another language.
  private func current(for language: String?) throws(ScenarioError) -> HeardApp {
    guard var request else { return self }
    let language = language ?? request.language
    guard followed != nil || language != request.language else { return self }
    (request.language, request.leftOutBefore) = (language, followed?.leftOut)
    do throws(AppBuildError) {
      var app = self
      let built = try builder.build(request)
      followed?.note(leftOut: built.leftOut)
      (app.built, app.program, app.request) = (built, built.program, request)
      return app
    } catch {
      throw .faulty(error.findings)
    }
  }

  private func reading(of scenario: Scenario) -> ScenarioReader.Reading {
    var scenario = scenario
    scenario.leftOut = (built?.leftOut ?? []).map { "\($0.path.fileName) (\($0.reason))" }
    let findings = scenario.appFindings
    let note = ScenarioReader.note(on: scenario.language, in: scenario.file)
    var reading = ScenarioReader.Reading(
      scenario: scenario, remarks: findings.map(\.description) + [note].compactMap { $0 },
      sources: sources)
    reading.findings = findings
    return reading
  }

  /// The bytes of the user's files; one that is gone meanwhile has none.
  private var sources: [String: [UInt8]] {
    (built?.sources ?? []).reduce(into: [:]) { sources, path in
      sources[path] = try? InputFile.bytes(of: path, .anywhere)
    }
  }
}

extension AppSilence: CommandError {
  package var status: Status {
    switch kind {
    case .unusable: .noInput
    case .ended: .faultyInput
    case .unknownPreview: .wrongUse
    }
  }
}
