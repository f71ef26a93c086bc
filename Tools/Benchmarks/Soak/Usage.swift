import Foundation

/// The resources of this process and its descendants.
struct Usage: CustomStringConvertible {
  /// Anonymous memory in KiB, including that of the workers; shared memory is counted once.
  var memory = 0
  /// Open descriptors of this process.
  var descriptors = 0
  /// Workers and their copies, running or ended without being waited for.
  var processes = 0

  /// The current usage.
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
