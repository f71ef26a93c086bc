import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names that files have while they are written, and what killed processes left under such names.
package enum Leftovers {
  private static let ending = ".partial"
  /// The folders that this process has looked through already.
  private static let visited = Mutex<Set<ExactPath>>([])

  /// A name for a file while it is written: hidden, and with the machine and the process that writes it.
  ///
  /// - Parameter name: the name that it will have, of which the end is kept.
  /// - Returns: a name that no other file has.
  package static func name(for name: some StringProtocol) -> String {
    // The end of a long name, so that there is room for the rest, and a number of its own: several files
    // of one process may end alike.
    let end = String(String.UnicodeScalarView(name.unicodeScalars.suffix(50)))
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    return ".\(end).\(machine)-\(getpid())-\(number)\(ending)"
  }

  /// Removes what processes of this machine that are no more left in a folder, once for each folder.
  package static func remove(from folder: String) {
    guard visited.withLock({ $0.insert(ExactPath(folder)).inserted }) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isStale(name) { unlink(folder + "/" + name) }
  }

  /// Whether a name is of a file that nobody writes any more.
  static func isStale(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return false }
    let owner = name.dropLast(ending.count).split(separator: ".").last?.split(separator: "-") ?? []
    guard owner.count == 3, owner[0] == machine, let process = pid_t(owner[1]), process > 0 else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// The name of this machine in letters and digits: processes of others cannot be asked after.
  private static let machine: String = {
    let name = ProcessInfo.processInfo.hostName
    return String(name.unicodeScalars.reduce(5381 as UInt32) { $0 &* 33 &+ $1.value }, radix: 36)
  }()
}
