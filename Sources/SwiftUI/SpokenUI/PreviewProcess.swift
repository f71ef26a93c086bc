import Foundation

/// This program, run once more for a single preview.
///
/// A view that stops its program, such as one without its object of the environment, then keeps no
/// other preview from being heard.
struct PreviewProcess {
  /// The name of the preview.
  let preview: String
  /// The command with its arguments.
  let arguments: [String]

  /// The exit code for a preview that stopped its program.
  static let stopped: Int32 = 70

  /// Runs it to its end, and returns its exit code.
  func run() throws -> Int32 {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments + ["--preview=\(preview)"]
    process.environment = Self.environment(from: ProcessInfo.processInfo.environment)
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : Self.stopped
  }

  /// The variables for the program, of those of this one.
  static func environment(from own: [String: String]) -> [String: String] {
    // The message says what is missing; the functions of the library below it would only hide it.
    own.merging(["SWIFT_BACKTRACE": "enable=no"]) { own, _ in own }
  }

  private static var program: URL {
    URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
  }
}
