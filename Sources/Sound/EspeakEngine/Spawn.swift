import CSpokenSystem
import Foundation
import SpokenFiles

/// Starts programs whose input and output are one stream, without standard error.
enum Spawn {
  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: the path of the program, and its arguments.
  ///   - stream: the program's end of the stream.
  /// - Returns: the process id.
  /// - Throws: the error of the system.
  static func start(_ arguments: [String], talkingTo stream: Int32) throws(POSIXError) -> pid_t {
    // Copied before the new process exists: in it no memory may be allocated, as a lock may be
    // held.
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    let number = spoken_start(&words, &variables, stream)
    guard number > 0 else { throw .latest }
    return number
  }

  /// Our environment, without reports of the worker's crashes, which are expected.
  private static var environment: [String] {
    ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .map { "\($0)=\($1)" }
  }
}
