import Foundation
import SpokenCLibrary
import SpokenSyntax
import Synchronization

/// Temporary names of files in progress, and cleanup of those that killed processes left.
package enum Leftovers {
  private static let ending = ".partial"
  /// The folders that this process has cleaned up.
  private static let visited = Mutex<Set<ExactPath>>([])

  /// A hidden name for a file in progress, with the machine and the process that writes it.
  ///
  /// - Parameter name: the final name, whose end is kept.
  /// - Returns: a name that no other file has.
  package static func name(for name: some StringProtocol) -> String {
    // Only the end of a long name is used, so that there is room for the rest; a number makes the
    // names of one process unique.
    let end = String(String.UnicodeScalarView(name.unicodeScalars.suffix(50)))
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    return ".\(end).\(machine)-\(getpid())-\(number)\(ending)"
  }

  /// Removes files in a folder that ended processes of this machine left, once for each folder.
  package static func remove(from folder: String) {
    // Once, because a render of a folder may create thousands of files there.
    guard visited.withLock({ $0.insert(ExactPath(folder)).inserted }) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isStale(name) { unlink(folder + "/" + name) }
  }

  /// Whether a name belongs to a file of an ended process.
  static func isStale(_ name: String) -> Bool {
    guard name.isHiddenName, let start = name.beginning(beforeBytes: ending) else { return false }
    // The owner is the part after the last dot, since the end of the file's name may have dots too.
    let owner = start.split(atByte: ".").last?.split(atByte: "-") ?? []
    guard owner.count == 3, owner[0] == machine, let process = pid_t(owner[1]), process > 0 else {
      return false
    }
    // Signal 0 only asks. Any other error means that the process exists and belongs to somebody
    // else.
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// The name of this machine in letters and digits: processes of other machines cannot be checked.
  private static let machine: String = {
    // A digest, because a host name may have dots and hyphens, at which the owner is split.
    let name = ProcessInfo.processInfo.hostName
    return String(name.unicodeScalars.reduce(5381 as UInt32) { $0 &* 33 &+ $1.value }, radix: 36)
  }()
}
