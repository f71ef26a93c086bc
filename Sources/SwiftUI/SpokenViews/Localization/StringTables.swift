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
  /// - Parameters:
  ///   - name: the name; nil for `Localizable`.
  ///   - bundle: the path of the bundle; nil for those of the program.
  /// - Returns: the tables; none if the bundle has no file of the name.
  static func tables(_ name: String?, in bundle: String?) -> [StringTable] {
    let name = Name(bundle: bundle, table: name ?? "Localizable")
    if let tables = known.withLock({ $0[name] }) { return tables }
    // Files are read outside the lock. Two threads may then read the same ones, and get equal
    // tables.
    let folders = bundle.map { [URL(filePath: $0)] } ?? OwnResources.folders
    let tables = folders.flatMap { read(name.table, in: $0) }
    // Empty results are kept too, or a missing table would be looked for at each text.
    known.withLock { $0[name] = tables }
    return tables
  }

  private static func files(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    // A folder lists its files in no certain order, but the first table with a key wins.
    return (files ?? []).sorted { $0.path < $1.path }
  }

  /// The catalog of a folder, and the table of its folders `.lproj`.
  private static func read(_ table: String, in folder: URL) -> [StringTable] {
    let catalog = folder.appending(path: "\(table).xcstrings")
    var tables: [StringTable] = []
    switch bytes(of: catalog) {
    case .absent: break
    case .bytes(let bytes): tables.append(.catalog(bytes, file: catalog.path))
    case .unreadable(let finding): tables.append(StringTable(file: catalog.path, finding))
    }
    var strings = StringTable(file: folder.appending(path: "\(table).strings").path)
    for language in files(in: folder) where language.pathExtension == "lproj" {
      strings.add(table, in: language)
    }
    guard !strings.entries.isEmpty || !strings.findings.isEmpty else { return tables }
    strings.finish()
    return tables + [strings]
  }

  fileprivate enum Content {
    case bytes([UInt8])
    /// There is no file.
    case absent
    case unreadable(Finding)
  }

  /// The content of a file, and a byte too many of one that is too large.
  fileprivate static func bytes(of file: URL) -> Content {
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      return .bytes([UInt8](try handle.read(upToCount: StringTable.mostBytes + 1) ?? Data()))
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return .absent
    } catch {
      // The cause is in the error of the system; Foundation's says only that there is one.
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      let words = cause.map { String(cString: strerror(Int32($0.code))) } ?? "\(error)"
      return .unreadable(
        Finding(
          .error, file: file.path, position: .unknown,
          message: "the words in this file are not heard, because it cannot be read: \(words). "
            + "Make it a file that this user may read."))
    }
  }
}

extension StringTable {
  /// A table of a file that cannot be read.
  fileprivate init(file: String, _ finding: Finding) {
    self.init(file: file)
    findings = [finding]
  }

  /// Adds the files of a folder `.lproj`; a `.stringsdict` comes last, because its words count first.
  fileprivate mutating func add(_ table: String, in folder: URL) {
    let name = folder.deletingPathExtension().lastPathComponent
    // `Base.lproj` has the words of the language in which the app is developed.
    let language = name == "Base" ? sourceLanguage : name
    for kind in [StringFile.strings, .stringsdict] {
      let file = folder.appending(path: "\(table).\(kind)")
      switch StringTables.bytes(of: file) {
      case .absent: break
      case .bytes(let bytes): add(bytes, of: kind, file: file.path, language: language)
      case .unreadable(let finding): findings.append(finding)
      }
    }
  }
}
