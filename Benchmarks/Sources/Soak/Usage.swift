import Foundation

/// What this process and those that it started take of the machine.
struct Usage: CustomStringConvertible {
  /// Memory in KiB that no file lies behind, with that of the workers; what several share is counted once.
  var memory = 0
  /// Open descriptors of this process.
  var descriptors = 0
  /// Workers and their copies, whether they run or have ended and nobody asked for their end.
  var processes = 0

  /// What is taken now.
  static var now: Usage {
    var usage = Usage()
    usage.descriptors =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0
    let own = Int(ProcessInfo.processInfo.processIdentifier)
    let all = [own] + descendants(of: own)
    usage.processes = all.count - 1
    usage.memory = all.reduce(0) { $0 + memory(of: $1) }
    return usage
  }

  var description: String {
    "\(memory >> 10) MiB, \(descriptors) descriptors, \(processes) processes"
  }

  private static func memory(of process: Int) -> Int {
    let file = "/proc/\(process)/smaps_rollup"
    let sums = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let line = sums.split(separator: "\n").first { $0.hasPrefix("Pss_Anon:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private static func descendants(of process: Int) -> [Int] {
    let folder = "/proc/\(process)/task"
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let children = tasks.flatMap { task -> [Int] in
      let text = (try? String(contentsOfFile: "\(folder)/\(task)/children", encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { Int($0) }
    }
    return children + children.flatMap(descendants)
  }
}
