import Foundation
import ScreenScenarios
import SpokenLive
import SpokenReview

/// Sound, which the installed command `spoken` makes of the first screen.
///
/// It is a separate program, because a package that only tests views should build neither an engine
/// nor sound libraries.
@MainActor
struct SoundCommand {
  /// Why there is no sound.
  enum Failure: Error, CustomStringConvertible {
    case missing
    case different
    case unwritable(String)

    var description: String {
      switch self {
      case .missing:
        "there is no command 'spoken' in PATH, which makes the sound; install it with "
          + "scripts/install of SpokenScreen"
      case .different:
        "the app does something when it opens that a screen file has not, so that its sound would "
          + "differ from its transcript"
      case .unwritable(let reason): "the screen cannot be passed on: \(reason)"
      }
    }
  }

  let screen: LiveScreen
  /// The name of the app.
  let name: String
  /// `render`, `play` or `preview`, and options of `spoken`.
  let arguments: [String]

  /// Runs `spoken` on the screen, and returns its exit status.
  func run() throws(Failure) -> Int32 {
    guard let program = Self.program else { throw .missing }
    let folder = folder
    defer { if !isPreview { try? FileManager.default.removeItem(at: folder) } }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "\(isPreview ? name : "first").screen.yaml")
      let text = try ScreenFormat.screen.text(of: screen.screen, for: file.path)
      guard isHeard(text) else { throw Failure.different }
      try Data(text.utf8).write(to: file, options: .atomic)
      if isPreview { throw replaceProcess(with: program, ["preview", file.relativePath]) }
      let process = Process()
      process.executableURL = program
      process.arguments = [arguments[0], file.relativePath] + arguments.dropFirst()
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unwritable("\(error)")
    }
  }

  /// Continues as `spoken`, so that Control-C reaches it, which runs the app again for each page.
  ///
  /// - Returns: why that failed.
  private func replaceProcess(with program: URL, _ words: [String]) -> Failure {
    let app = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let all = [program.path] + words + arguments.dropFirst() + ["--app", app]
    var pointers = all.map { strdup($0) } + [nil]
    execv(program.path, &pointers)
    return .unwritable("\(program.path): \(String(cString: strerror(errno)))")
  }

  private var isPreview: Bool { arguments[0] == "preview" }

  /// Whether the screen is kept in the folder of the build, where a page finds it again after the next one.
  private var isKept: Bool {
    isPreview && FileManager.default.fileExists(atPath: Self.build)
  }

  /// The folder of SwiftPM in that of the package, in which `swift run` starts programs.
  private static let build = ".build"

  /// The folder for the screen.
  private var folder: URL {
    isKept
      ? URL(filePath: Self.build).appending(path: "spoken-preview")
      : FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  }

  /// Whether a screen file has the transcript of the app.
  private func isHeard(_ text: String) -> Bool {
    guard let written = ScreenReader.read(Array(text.utf8), file: screen.screen.file).value else {
      return false
    }
    return Listened(Scenario(written)).transcript == Listened(Scenario(screen)).transcript
  }

  /// The program `spoken` of the first folder in `PATH` that has it.
  private static var program: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(filePath: "\($0)/spoken") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
