import AppSources
import ScreenTree
import SpokenSyntax

/// Decides which files of a module are left out, one round of errors after the other.
struct LeavingOut: Sendable {
  /// Why a file is left out.
  struct Reason: Hashable, Codable, Sendable {
    /// In a few words.
    var text: String
    /// The place; line 0 for the whole file.
    var line = 0
    var column = 0
    /// How to change that, as a clause.
    var fix = ""
    /// The module that is missing.
    var module: String?
    /// The file that it needs, which is left out.
    var needs: String?
  }

  /// The files.
  let files: [UnitFile]
  /// Why files are left out, by their paths.
  private(set) var reasons: [String: Reason] = [:]
  /// The files whose stand-ins cannot be compiled either.
  private(set) var bare: Set<String> = []

  private let graph: SourceGraph
  private let index: [String: UnitFile]
  /// The files that declare a type.
  private let declarers: [String: [String]]
  /// The views of each file for which there can be a stand-in.
  private let views: [String: [ViewSignature]]

  /// A decision that leaves nothing out.
  init(_ files: [UnitFile]) {
    self.files = files
    graph = SourceGraph(files.map { ($0.path, $0.names) })
    index = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    declarers = files.reduce(into: [:]) { declarers, file in
      for name in file.names.types { declarers[name, default: []].append(file.path) }
    }
    views = files.reduce(into: [:]) { views, file in
      views[file.path] = file.names.declarations.filter { $0.kind == .struct }
        .compactMap { ViewSignature(of: $0.name, in: file.adapted.bytes) }
        .filter { StandIn(for: $0) != nil }
    }
  }

  /// Whether a file is compiled.
  func isIn(_ file: UnitFile) -> Bool { reasons[file.path] == nil }

  /// Leaves out the files that import a module that is not here.
  mutating func leaveOut(withoutModulesIn available: Set<String>) {
    for file in files {
      guard let missing = file.missingModule(among: available) else { continue }
      reasons[file.path] = Reason(
        text: missing.module, line: missing.line, column: missing.column,
        fix: "there is no module of that name here", module: missing.module)
    }
    leaveOutDependents()
  }

  /// Leaves files out again that were left out before, for what the compiler found then.
  ///
  /// - Parameters:
  ///   - before: the reasons of that time, by paths.
  ///   - changed: the files that are others now, with their text.
  mutating func keep(_ before: [String: Reason], changed: [UnitFile]) {
    let isOther = Set(changed.map(\.path))
    for (path, reason) in before where index[path] != nil && reasons[path] == nil {
      // A change that names what was missing may have brought it.
      let message = CompilerMessage(path: path, line: 0, column: 0, text: reason.text)
      let names = message.names.map { Array($0.utf8) }.filter { !$0.isEmpty }
      let isHopeful = changed.contains { file in
        names.contains { file.adapted.bytes.firstRange(of: $0) != nil }
      }
      let hasModule = reason.module == nil && !isOther.contains(path) && !isHopeful
      if hasModule, reason.needs == nil { reasons[path] = reason }
    }
    leaveOutDependents()
  }

  /// Leaves out the files in which the compiler found errors.
  ///
  /// A file whose errors are all about what another file with errors declares waits for the next
  /// round: that one may get a stand-in.
  ///
  /// - Returns: whether anything is other than before.
  mutating func take(_ errors: [CompilerMessage]) -> Bool {
    let all = Dictionary(grouping: errors.filter { index[$0.path] != nil }, by: \.path)
    let fresh = all.filter { reasons[$0.key] == nil }
    let faulty = Set(fresh.keys)
    var guilty = fresh.filter { path, messages in
      !messages.allSatisfy { isAbout(faulty.subtracting([path]), $0) }
    }
    // In a circle nobody may wait for all others.
    if guilty.isEmpty { guilty = fresh }
    for (path, messages) in guilty {
      guard let first = messages.first else { continue }
      reasons[path] = reason(of: first)
    }
    let failed = Set(all.keys).subtracting(faulty).subtracting(bare)
    bare.formUnion(failed)
    leaveOutDependents()
    return !guilty.isEmpty || !failed.isEmpty
  }

  private func isAbout(_ faulty: Set<String>, _ message: CompilerMessage) -> Bool {
    message.names.contains { name in
      declarers[name, default: []].contains { faulty.contains($0) }
    }
  }

  private func reason(of message: CompilerMessage) -> Reason {
    // What another file declares, which is left out, is the better reason.
    let gone = message.names.lazy.compactMap { name in
      declarers[name]?.first { reasons[$0] != nil && $0 != message.path }.map { (name, $0) }
    }.first
    guard let (name, source) = gone else {
      return Reason(text: message.text, line: message.line, column: message.column)
    }
    return Reason(
      text: "needs '\(name)' of \(source.fileName)", line: message.line, column: message.column,
      needs: source)
  }

  /// Leaves out what needs a type of a file that is left out, unless a view stands for it.
  private mutating func leaveOutDependents() {
    let words = files.flatMap { $0.names.declarations.filter { !$0.kind.isType }.map(\.name) }
    let standing = views.filter { !bare.contains($0.key) }.values.flatMap { $0.map(\.name) } + words
    for dependent in graph.dependents(of: Set(reasons.keys), standIns: Set(standing)) {
      reasons[dependent.file] = Reason(
        text: "needs '\(dependent.name)' of \(dependent.source.fileName)",
        needs: dependent.source)
    }
  }

  /// The views that stand for those of a file that is left out.
  func standIns(of file: UnitFile) -> [StandIn] {
    guard !isIn(file), !bare.contains(file.path) else { return [] }
    return views[file.path, default: []].compactMap { StandIn(for: $0, isKnown: isKnown) }
  }

  /// Whether a type is declared by a file that is compiled.
  private func isKnown(_ type: String) -> Bool {
    declarers[type, default: []].contains { reasons[$0] == nil }
  }

  /// The text that is compiled in the place of a file: its copy, or stand-ins on the lines of what
  /// they stand for.
  func text(of file: UnitFile) -> [UInt8] {
    if isIn(file) { return file.adapted.bytes }
    let standing = standIns(of: file)
    guard !standing.isEmpty else { return Array("// Left out.\n".utf8) }
    var (text, line) = ("import SwiftUI\n", 2)
    for each in standing {
      let wanted = file.names.declarations.first { $0.name == each.name }?.line ?? 0
      let gap = max(wanted - line, 0)
      text += String(repeating: "\n", count: gap) + each.text
      line += gap + each.text.utf8.count { $0 == 0x0A }
    }
    return Array(text.utf8)
  }
}
