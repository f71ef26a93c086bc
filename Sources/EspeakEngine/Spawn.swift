import CSystem
import Files
import Foundation

/// Starting a program whose input and output are one stream, and whose complaints nobody reads.
enum Spawn {
  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: the path of the program, and its arguments.
  ///   - stream: the program's end of the stream.
  /// - Returns: the number of the process.
  /// - Throws: the error of the system.
  static func start(_ arguments: [String], talkingTo stream: Int32) throws(POSIXError) -> pid_t {
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    let number = spoken_start(&words, &variables, stream)
    guard number > 0 else { throw .latest }
    return number
  }

  /// Our environment, in which a crash of the worker is not reported: it is expected.
  private static var environment: [String] {
    ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .map { "\($0)=\($1)" }
  }
}
