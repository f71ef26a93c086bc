import Foundation
import ScreenDocuments
import ScreenFiles
import ScreenScenarios
import ScreenTree
import SpokenLive
import VoiceOverElements

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

  /// Continues as `spoken` on the screen, so that Control-C, keys and the exit status are its own.
  ///
  /// - Returns: why that failed.
  func run() -> Failure {
    guard let program = Self.program else { return .missing }
    do {
      let written = screen.screen.withWrittenWords
      // `spoken` reads the screen as a file, which has no code; what `onAppear` announces would be
      // missing.
      guard isHeard(written) else { return .different }
      let text = ScreenWriter.yaml(written.masked)
      let words = isPreview ? try kept(text) : [arguments[0], try passed(text)]
      return replaceProcess(with: program, words + arguments.dropFirst())
    } catch {
      return .unwritable("\(error)")
    }
  }

  /// The words of `preview`, which watches a file and runs the app again for each page.
  private func kept(_ text: String) throws -> [String] {
    let folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "\(name).screen.yaml")
    try Data(text.utf8).write(to: file, options: .atomic)
    let app = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return ["preview", file.relativePath, "--app", app]
  }

  /// The path of an open file without a name, which the program inherits and nobody has to remove.
  private func passed(_ text: String) throws -> String {
    guard let file = tmpfile() else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    // The program that takes over shares the place in the file, and would start reading at its end.
    rewind(file)
    let number = fileno(file)
    // Some systems close it when another program takes over.
    _ = fcntl(number, F_SETFD, 0)
    return "/dev/fd/\(number)"
  }

  /// Runs another program in this process.
  ///
  /// - Returns: why that failed.
  private func replaceProcess(with program: URL, _ words: [String]) -> Failure {
    var pointers = ([program.path] + words).map { strdup($0) } + [nil]
    // The words are never freed: on success nothing of this program is left, and otherwise it ends
    // soon.
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

  /// Whether a screen has the transcript of the app when it is read as a file.
  private func isHeard(_ written: Screen) -> Bool {
    // As JSON, which is the same document: a reader of YAML would be built with every app.
    guard let document = try? Document.readJSON(Array(ScreenWriter.json(written).utf8)),
      let read = ScreenReader.read(document, file: screen.screen.file).value
    else { return false }
    return Listened(Scenario(read)).transcript == Listened(Scenario(screen)).transcript
  }

  /// The program `spoken` of the first folder in `PATH` that has it.
  private static var program: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(filePath: "\($0)/spoken") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
