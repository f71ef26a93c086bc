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
  /// `render` or `play`, and options of `spoken`.
  let arguments: [String]

  /// Runs `spoken` on the screen, and returns its exit status.
  func run() throws(Failure) -> Int32 {
    guard let program = Self.program else { throw .missing }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "first.screen.yaml")
      let text = try ScreenFormat.screen.text(of: screen.screen, for: file.path)
      guard isHeard(text) else { throw Failure.different }
      try Data(text.utf8).write(to: file)
      let process = Process()
      process.executableURL = program
      process.arguments = [arguments[0], file.path] + arguments.dropFirst()
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unwritable("\(error)")
    }
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
