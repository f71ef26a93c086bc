import Foundation
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// What is read of a project: within its folder and within bounds, with the warnings so far.
struct ProjectAccess {
  /// A place that a project names.
  enum Place: Hashable {
    /// The path of a file or a folder that exists.
    case found(String)
    /// There is none.
    case missing
    /// It is not read, for this reason, in a clause.
    case refused(String)
  }

  /// The folder that holds everything.
  let folder: String
  private let naming: Naming
  /// Warnings: the project can be used.
  private(set) var findings: [Finding] = []
  private var entries = ProjectLimits.entries
  private var files = ProjectLimits.files
  // Missing files of one folder are looked for in one listing of it.
  private var listings: [ExactPath: [String]] = [:]

  /// What may be read in a folder, or anywhere when the user allowed links to lead out of it.
  init(folder: String, followsLinks: Bool) {
    self.folder = folder
    naming = followsLinks ? .anywhere : .inFolder(folder)
  }

  /// Adds a warning at a position.
  mutating func warn(_ message: String, in file: String, at position: Position = .unknown) {
    guard findings.count < ProjectLimits.warnings else { return }
    findings.append(Finding(.warning, file: file, position: position, message: message))
  }

  /// Reads a whole file within a limit of bytes.
  ///
  /// - Throws: `ProjectError` when it is missing, too large, or may not or cannot be read.
  func bytes(of path: String, upTo most: Int) throws(ProjectError) -> [UInt8] {
    do throws(FileError) {
      let bytes = try ReadableFile.bytes(of: path, naming, upTo: most + 1)
      guard bytes.count <= most else {
        throw FileError.unreadable("it has more than \(most) bytes")
      }
      return bytes
    } catch {
      switch error {
      case .missing: throw .missing(path)
      case .unreadable(let cause): throw .unreadable(path, cause)
      }
    }
  }

  /// Looks for a place that the project names.
  mutating func find(_ path: String) -> Place {
    guard path.utf8.count <= ProjectLimits.path, !path.utf8.contains(0) else { return .missing }
    if let cause = obstacle(to: path) { return .refused(cause) }
    if FileStatus(path) != nil { return .found(path) }
    guard let other = lookalike(path), obstacle(to: other) == nil else { return .missing }
    return .found(other)
  }

  /// Why a path may not be read, whether it exists or not; nil when it may.
  private func obstacle(to path: String) -> String? {
    var place = path
    while place.resolved == nil, place != ".", place != "/" { place = place.parentFolder }
    return naming.obstacle(to: path, at: place.resolved ?? place)
  }

  /// The path of a file whose names differ in case or Unicode normalization alone.
  ///
  /// Apple's file systems take such names for one, those of Linux do not.
  private mutating func lookalike(_ path: String) -> String? {
    let steps = path.split(atByte: "/").map(String.init)
    var found = path.isAbsolutePath ? "/" : "."
    for step in steps {
      let exact = step.path(inFolder: found)
      if FileStatus(exact) != nil {
        found = exact
      } else {
        let alike = names(in: found).filter { $0.lowercased() == step.lowercased() }
        guard alike.count == 1 else { return nil }
        found = alike[0].path(inFolder: found)
      }
    }
    return found
  }

  private mutating func names(in folder: String) -> [String] {
    if let known = listings[ExactPath(folder)] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    entries -= names.count
    let usable = entries > 0 ? names : []
    listings[ExactPath(folder)] = usable
    return usable
  }

  /// The names in a folder by their bytes, hidden ones left out, counted.
  ///
  /// - Throws: `ProjectError.faulty` when the folders of the project have too many.
  mutating func visibleNames(in folder: String) throws(ProjectError) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    entries -= names.count
    guard entries >= 0 else {
      throw .faulty(
        "its folders hold more than \(ProjectLimits.entries) files; give --app the folder of the "
          + "app alone", in: self.folder)
    }
    return names.filter { !$0.isHiddenName }.sorted { ExactPath($0) < ExactPath($1) }
  }

  /// Counts one more file of a target, whether it exists or not.
  ///
  /// - Throws: `ProjectError.faulty` when the targets of the project have too many.
  mutating func countFile() throws(ProjectError) {
    files -= 1
    guard files >= 0 else {
      throw .faulty(
        "its targets have more than \(ProjectLimits.files) files; give --app a smaller project",
        in: folder)
    }
  }
}

extension ProjectAccess {
  /// An absolute path as it is seen from the folder; the same path for what is not in it.
  func seen(_ path: String) -> String {
    guard let root = folder.resolved, let own = path.resolved else { return path.standardized }
    return own.rest(afterBytes: root.withSlash).map { String($0).placed(in: folder) }
      ?? path.standardized
  }
}
