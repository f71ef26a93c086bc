import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Starting a program whose input and output are one stream, and whose complaints nobody reads.
enum Spawn {
  /// Starts a program and returns 0, or the number of the error.
  static func start(
    _ arguments: [String], talkingTo stream: Int32, _ identifier: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, stream, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, stream, STDOUT_FILENO)
    // The engine prints remarks on voice files that mean nothing to a user.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    return posix_spawn(&identifier, arguments[0], &actions, nil, &words, &variables)
  }

  /// Our environment, in which a crash of the worker is not reported: it is expected.
  private static var environment: [String] {
    ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .map { "\($0)=\($1)" }
  }
}
