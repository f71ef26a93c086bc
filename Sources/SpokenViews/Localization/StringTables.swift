import Foundation
import ScreenTree
import Synchronization

/// The tables of localized strings that bundles have, read when they are first needed.
enum StringTables {
  private struct Name: Hashable {
    let bundle: String?
    let table: String
  }

  private static let known = Mutex<[Name: [StringTable]]>([:])

  /// The tables of a name in a bundle, or in those of the program, in the order of look-ups.
  ///
  /// An app has its strings in the main bundle. A package built by SwiftPM has no such bundle but one
  /// for each target with resources, beside the program.
  ///
  /// - Parameters:
  ///   - name: the name; nil for `Localizable`.
  ///   - bundle: the path of the bundle; nil for those of the program.
  /// - Returns: the tables; none if the bundle has no file of the name.
  static func tables(_ name: String?, in bundle: String?) -> [StringTable] {
    let name = Name(bundle: bundle, table: name ?? "Localizable")
    if let tables = known.withLock({ $0[name] }) { return tables }
    let folders = bundle.map { [URL(filePath: $0)] } ?? ownFolders
    let tables = folders.flatMap { read(name.table, in: $0) }
    known.withLock { $0[name] = tables }
    return tables
  }

  /// The folder of the program, and the resources of the targets beside it.
  private static let ownFolders: [URL] = {
    let main = Bundle.main.bundleURL
    let resources = files(in: main).filter { $0.pathExtension == "resources" }
    return [Bundle.main.resourceURL ?? main] + resources
  }()

  private static func files(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  /// The catalog of a folder, and the table of its folders `.lproj`.
  private static func read(_ table: String, in folder: URL) -> [StringTable] {
    var tables: [StringTable] = []
    let catalog = folder.appending(path: "\(table).xcstrings")
    if let bytes = bytes(of: catalog) {
      tables.append(.catalog(bytes, file: catalog.path))
    }
    let languages = files(in: folder).filter { $0.pathExtension == "lproj" }
    var strings = StringTable(file: folder.appending(path: "\(table).strings").path)
    for language in languages {
      let file = language.appending(path: "\(table).strings")
      guard let bytes = bytes(of: file) else { continue }
      let name = language.deletingPathExtension().lastPathComponent
      strings.add(
        strings: bytes, file: file.path, language: name == "Base" ? strings.sourceLanguage : name)
    }
    guard !strings.entries.isEmpty || !strings.findings.isEmpty else { return tables }
    strings.finish()
    return tables + [strings]
  }

  /// The content of a file, and a byte too many of one that is too large; nil if it is not there.
  private static func bytes(of file: URL) -> [UInt8]? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: StringTable.mostBytes + 1) else { return nil }
    return [UInt8](data)
  }
}
