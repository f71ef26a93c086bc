import ScreenTree
import SpokenFiles
import SpokenSyntax

/// The modules under Apple's names, built once for a compiler.
struct LiveModules: Hashable {
  /// The folder with everything.
  let folder: String
  /// The digest of what they were made of: the compiler and the sources.
  let key: String
  /// The modules that apps can import, by their names.
  let names: Set<String>
  /// The words for the linker: the libraries of the toolchain that they need.
  let libraries: [String]
  /// The folder in which the compiler keeps the modules of C.
  let moduleCache: String

  /// The folder of modules, for `-I`.
  var modules: String { Self.modules.path(inFolder: folder) }
  /// All objects.
  var archive: String { Self.archive.path(inFolder: folder) }

  /// The name of the folder of modules.
  static let modules = "modules"
  /// The name of the archive.
  static let archive = "libLive.a"
  /// The name of the list of modules, which is written last.
  static let list = "modules.txt"
  /// The name of the list of libraries.
  static let libraries = "libraries.txt"

  /// Finished modules in a folder; nil when they are not there.
  init?(in folder: String, key: String, moduleCache: String) {
    func lines(_ name: String) -> [String]? {
      let path = name.path(inFolder: folder)
      guard let bytes = try? ReadableFile.bytes(of: path, .anywhere, upTo: 1 << 20) else {
        return nil
      }
      return String(decoding: bytes, as: UTF8.self).split(atByte: "\n").map(String.init)
    }
    guard let names = lines(Self.list), let libraries = lines(Self.libraries),
      FileStatus(Self.archive.path(inFolder: folder))?.kind == .file
    else { return nil }
    (self.folder, self.key, self.names) = (folder, key, Set(names))
    (self.libraries, self.moduleCache) = (libraries, moduleCache)
  }
}
