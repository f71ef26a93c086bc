import Foundation
import Synchronization
import TestSupport

/// Kills, stops and ends `spoken` and its workers at random moments, and checks the files
/// afterwards: the old file or the whole new one, the same bytes or a report, and nothing else.
///
/// Usage: Kill SPOKEN [COUNT [SEED]]
@main
enum Kill {
  /// The disturbance of a run.
  enum Blow: CaseIterable {
    case kill, terminate, stop, killWorker, stopWorker
  }

  /// How many runs are in progress at the same time.
  private static let together = 8
  /// How many of the stops last long.
  private static let longStops = 20

  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 1 else { fatalError("usage: Kill SPOKEN [COUNT [SEED]]") }
    let count = words.count > 2 ? Int(words[2]) ?? 1000 : 1000
    var random = SeededGenerator(words.count > 3 ? UInt64(words[3]) ?? 1 : 1)
    let commands = try Command.all(words[1])
    let trials = (0..<count).map { number in
      Trial(
        number: number, command: commands[number % commands.count],
        blow: Blow.allCases[number / commands.count % Blow.allCases.count],
        moment: Double.random(in: 0...1.05, using: &random))
    }
    // The long ones in parallel, and beside the others.
    let stops = trials.filter { $0.blow == .stop || $0.blow == .stopWorker }.prefix(longStops)
    let long = Set(stops.map(\.number))
    let faults = Mutex<[String]>([])
    let group = DispatchGroup()
    for trial in stops {
      Thread.detach(in: group) { report(trial.run(stopFor: 60), faults) }
    }
    let others = trials.filter { !long.contains($0.number) }
    let next = Mutex(0)
    for _ in 0..<together {
      Thread.detach(in: group) {
        while true {
          let index = next.withLock { value in
            defer { value += 1 }
            return value
          }
          guard index < others.count else { return }
          report(others[index].run(stopFor: 2), faults)
        }
      }
    }
    group.wait()
    let found = faults.withLock { $0 }
    for blow in Blow.allCases { print("\(blow): \(trials.count { $0.blow == blow })") }
    print("\(count) runs, \(found.count) faults, \(stops.count) stops of 60 s")
    exit(found.isEmpty ? 0 : 1)
  }

  private static func report(_ fault: String?, _ faults: borrowing Mutex<[String]>) {
    guard let fault else { return }
    print(fault)
    faults.withLock { $0.append(fault) }
  }
}

extension Thread {
  /// Runs work on a thread that a group waits for.
  static func detach(in group: DispatchGroup, _ work: @escaping @Sendable () -> Void) {
    group.enter()
    Thread.detachNewThread {
      work()
      group.leave()
    }
  }
}
