import AppProjects
import SpokenFiles
import SpokenSyntax

/// The targets that an app is linked with, each behind those that it imports.
///
/// Who imports what is read from the sources: Package.swift names the same, which the tests of the
/// package enforce.
struct LivePlan {
  /// The targets in the order of building.
  let targets: [LiveTarget]
  /// The program for the macros.
  let macros: LiveTarget?
  /// The targets that each target imports.
  let needs: [String: Set<String>]

  /// A plan of what is needed of some targets.
  ///
  /// - Parameters:
  ///   - all: the targets that there are.
  ///   - imports: the modules that a target imports.
  init(_ all: [LiveTarget], imports: (LiveTarget) -> Set<String> = Self.imports) {
    let known = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    var (ordered, needs): ([LiveTarget], [String: Set<String>]) = ([], [:])
    var open = all.filter(Self.isRoot).reversed().map { ($0, false) }
    while let (next, isDone) = open.popLast() {
      if isDone { ordered.append(next) }
      // A target stands twice in the list: to be opened, and behind those that it needs.
      guard !isDone, needs[next.name] == nil else { continue }
      let own = imports(next).subtracting([next.name]).filter { known[$0] != nil }
      needs[next.name] = own
      open.append((next, true))
      open += own.sorted(by: >).compactMap { known[$0] }.map { ($0, false) }
    }
    (targets, self.needs) = (ordered, needs)
    macros = known[LiveTarget.macros]
  }

  /// Whether apps need a target by itself: a module of Apple's name, or C that nobody imports.
  private static func isRoot(_ target: LiveTarget) -> Bool {
    LiveTarget.names[target.name] != nil
      || (target.isC && target.folder.parentFolder.fileName == "SwiftUI")
  }

  /// The modules that the files of a target import.
  static func imports(_ target: LiveTarget) -> Set<String> {
    guard !target.isC else { return [] }
    return target.files.reduce(into: []) { imports, file in
      let bytes = try? ReadableFile.bytes(of: file, .anywhere, upTo: 4 << 20)
      imports.formUnion(SourceFacts(bytes ?? []).imports)
    }
  }

  /// All files, the headers of targets in C among them, for the digest.
  var files: [String] {
    (targets + [macros].compactMap(\.self)).flatMap { target in
      target.files + (target.isC ? target.headers : [])
    }
  }
}

extension LiveTarget {
  /// The headers of a target in C.
  var headers: [String] {
    let include = "include".path(inFolder: folder)
    return Folder.paths(below: include) { $0.ends(withBytes: ".h") }
      .map { $0.path(inFolder: include) }.sorted { ExactPath($0) < ExactPath($1) }
  }
}
