import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file or a folder cannot be read.
package struct UnreadableFile: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or the folder.
  package var path: String
  /// What is wrong with it.
  package var cause: String

  /// Creates an error.
  package init(path: String, cause: String) {
    self.path = path
    self.cause = cause
  }

  /// The file and the cause.
  package var description: String { "\(path) cannot be read: \(cause)" }
}

/// What lies at a path, read for a digest.
///
/// Only files are read: a pipe or a device might never end, or never begin.
struct FileBytes {
  /// What lies there.
  enum Kind: Int { case nothing, file, folder, other }

  let path: String
  let kind: Kind
  private let size: Int

  /// The longest file that is read, which is more than any voice has.
  static let longest = 1 << 30
  /// The most files and folders that are looked at below a folder.
  static let most = 100_000

  /// Looks at what lies at a path, behind any links.
  init(_ path: String) throws(UnreadableFile) {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0 else {
      // A link that leads nowhere, or the folder of which somebody just took it.
      guard errno == ENOENT || errno == ELOOP else { throw Self.unreadable(path) }
      (kind, size) = (.nothing, 0)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(status.st_size)
  }

  /// Adds the kind, and of a file its length and its bytes.
  func add(to digester: inout Digester) throws(UnreadableFile) {
    digester.add(kind.rawValue)
    guard kind == .file else { return }
    guard size <= Self.longest else {
      throw UnreadableFile(path: path, cause: "it is longer than \(Self.longest >> 20) MiB")
    }
    digester.add(size)
    // What took the file's place meanwhile may be a pipe that nobody writes into.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Self.unreadable(path) }
    defer { close(file) }
    var left = size
    var bytes = [UInt8](repeating: 0, count: min(max(size, 1), 1 << 18))
    while left > 0 {
      let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, min($0.count, left)) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.unreadable(path) }
      guard count > 0 else { throw UnreadableFile(path: path, cause: "it became shorter") }
      bytes.withUnsafeBytes { digester.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      left -= count
    }
  }

  /// The paths of all that lies below a folder, from there, sorted; links to folders are followed.
  static func names(below folder: String) throws(UnreadableFile) -> [String] {
    var names: [String] = []
    var waiting = [""]
    while let name = waiting.popLast() {
      guard let inside = Self.names(in: folder + "/" + name) else {
        throw unreadable(folder + "/" + name)
      }
      for own in inside {
        let path = name.isEmpty ? own : name + "/" + own
        names.append(path)
        if try FileBytes(folder + "/" + path).kind == .folder { waiting.append(path) }
        guard names.count <= most else {
          throw UnreadableFile(path: folder, cause: "it holds more than \(most) files")
        }
      }
    }
    return names.sorted()
  }

  /// The names in a folder, in any order; nil when it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let list = opendir(folder) else { return nil }
    defer { closedir(list) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(list) else { return errno == 0 ? names : nil }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }

  private static func unreadable(_ path: String) -> UnreadableFile {
    UnreadableFile(path: path, cause: String(cString: strerror(errno)))
  }
}
