import Foundation
import SpokenCLibrary

/// The state of a process at one moment.
struct ProcessSight: Hashable, Sendable {
  /// The activity of a process.
  enum Condition: Hashable, Sendable {
    /// It runs, wants to run, or waits for a disk.
    case working
    /// It waits for another process, or for something that never comes.
    case waiting
    /// A signal stopped it.
    case stopped
    /// It has ended.
    case ended
  }

  /// The process id.
  var number: Int32
  var condition: Condition
  /// Its processor time in nanoseconds.
  var processorTime: Int

  /// The states of a process and all its descendants; nil where the system does not show them.
  static func family(of number: Int32) -> [ProcessSight]? {
    guard let parent = ProcessSight(number), let children = children(of: number) else { return nil }
    // A child may end between the two reads.
    return [parent] + children.compactMap(family).flatMap(\.self)
  }

  /// Parses the system's letter for the activity of a process.
  static func condition(_ letter: Character) -> Condition {
    conditions[letter] ?? .waiting
  }

  // Waiting for a disk counts as work: no time limit would make the disk faster.
  private static let conditions: [Character: Condition] = [
    "R": .working, "D": .working, "T": .stopped, "t": .stopped, "Z": .ended, "X": .ended,
  ]

  private init?(_ number: Int32) {
    // The name of the program comes before the letter, and may contain spaces and parentheses.
    guard let line = Self.text("/proc/\(number)/stat"), let end = line.lastIndex(of: ")"),
      let letter = line[line.index(after: end)...].first(where: { $0 != " " }),
      let time = Self.processorTime(of: number)
    else { return nil }
    self.number = number
    condition = Self.condition(letter)
    processorTime = time
  }

  /// The state of a process.
  init(number: Int32, condition: Condition, processorTime: Int) {
    (self.number, self.condition, self.processorTime) = (number, condition, processorTime)
  }

  private static func children(of number: Int32) -> [Int32]? {
    text("/proc/\(number)/task/\(number)/children")?.split(separator: " ").compactMap { Int32($0) }
  }

  private static func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private static func processorTime(of number: Int32) -> Int? {
    #if os(Linux)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(number, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    #else
      return nil
    #endif
  }
}
