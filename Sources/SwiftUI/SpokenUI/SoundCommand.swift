import Foundation
import SpokenLive

/// The installed command `spoken` over this program, for sound and the page.
///
/// It is a separate program, because a package that only tests views should build neither an engine
/// nor sound libraries.
struct SoundCommand {
  /// Why there is no sound.
  enum Failure: Error, CustomStringConvertible {
    case missing
    case unusable(String)

    var description: String {
      switch self {
      case .missing:
        "there is no command 'spoken' in PATH, which makes the sound; install it with "
          + "scripts/install of SpokenScreen"
      case .unusable(let reason): reason
      }
    }
  }

  /// The command and its options, those of `spoken`.
  let arguments: AppArguments

  /// Continues as `spoken`, so that Control-C, keys and the exit status are its own.
  ///
  /// - Returns: why that failed.
  func run() -> Failure {
    guard let program = Self.program else { return .missing }
    var pointers = ([program.path] + words).map { strdup($0) } + [nil]
    // The words are never freed: on success nothing of this program is left, and otherwise it ends
    // soon.
    execv(program.path, &pointers)
    return .unusable("\(program.path) cannot be run: \(String(cString: strerror(errno)))")
  }

  /// The words for `spoken`, which runs this program again and asks it for its screens.
  var words: [String] {
    let app = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return [arguments.command.rawValue, "--app-program", app] + arguments.others
  }

  /// The program `spoken` of the first folder in `PATH` that has it.
  private static var program: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(filePath: "\($0)/spoken") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
