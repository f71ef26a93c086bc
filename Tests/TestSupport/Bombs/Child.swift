import Foundation
import SpokenCLibrary

/// The cost of a process that read a file.
package struct Child {
  /// Its processor time in seconds.
  package var seconds: Double
  /// Its peak memory in bytes, or that of its parent if that had more.
  package var memory: Double
  /// The signal that ended it; nil when it exited.
  package var signal: Int32?

  /// Runs a program that is ended when it takes too long.
  ///
  /// - Parameters:
  ///   - arguments: the program and its arguments.
  ///   - seconds: the longest processor time.
  ///   - space: the largest address space, in KiB.
  /// - Returns: its cost.
  package static func run(
    _ arguments: [String], atMost seconds: Int, space: Int = 8_000_000
  ) -> Child {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // The program replaces the shell, so that only the program is measured.
    let limit = "ulimit -t \(seconds); ulimit -v \(space); exec \"$0\" \"$@\""
    var words = (["/bin/sh", "-c", limit] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var number: pid_t = 0
    guard posix_spawnp(&number, "/bin/sh", &actions, nil, &words, environ) == 0 else {
      fatalError("cannot start \(arguments[0])")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(number, &status, 0, &usage) < 0, errno == EINTR {}
    #if canImport(Darwin)
      let memory = Double(usage.ru_maxrss)
    #else
      let memory = Double(usage.ru_maxrss) * 1024
    #endif
    return Child(
      seconds: usage.ru_utime.seconds + usage.ru_stime.seconds, memory: memory,
      signal: status & 0x7F == 0 ? nil : status & 0x7F)
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
