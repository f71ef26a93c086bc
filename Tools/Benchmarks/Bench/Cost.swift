import Foundation
import SpokenCLibrary

/// The cost of running a program.
struct Cost {
  /// The elapsed time in seconds.
  var wall: Double
  /// The time of the processor in seconds, for the program and those that it ran to their ends.
  var processor: Double
  /// The peak memory in MiB.
  var memory: Double

  /// Runs a program without reading its output; a failing program ends the benchmark.
  static func of(_ arguments: [String]) -> Cost {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var number: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawnp(&number, arguments[0], &actions, nil, &words, environ) == 0 else {
      fatalError("cannot start \(arguments[0])")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(number, &status, 0, &usage) < 0, errno == EINTR {}
    precondition(status == 0, "\(arguments) ended with \(status)")
    #if canImport(Darwin)
      let memory = Double(usage.ru_maxrss) / 1_048_576
    #else
      let memory = Double(usage.ru_maxrss) / 1024
    #endif
    let processor = [usage.ru_utime, usage.ru_stime].reduce(0.0) { sum, time in
      sum + Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
    return Cost(
      wall: (ContinuousClock.now - start) / .seconds(1), processor: processor, memory: memory)
  }
}

extension [Double] {
  /// The median.
  var median: Double { sorted()[count / 2] }
}
