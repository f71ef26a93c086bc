import Foundation

/// A command line of `spoken`, and its results without disturbance.
struct Command: Sendable {
  let program: String
  let words: [String]
  /// The files of the folder before, without those of the cache.
  let old: [String: Data]
  /// The same afterwards.
  let new: [String: Data]
  /// How long it takes, in seconds.
  let seconds: Double

  /// A render of one file, one of a folder, and a check that records.
  static func all(_ program: String) throws -> [Command] {
    try [
      ["render", "long.screen.yaml", "-o", "x.wav", "--transcript", "x.txt", "--no-cache"],
      ["render", "in", "-o", "out/", "--no-cache"], ["check", "in", "--update"],
    ].map { try Command(program, $0) }
  }

  private init(_ program: String, _ words: [String]) throws {
    (self.program, self.words) = (program, words)
    let folder = try Workplace()
    old = folder.files
    let start = ContinuousClock.now
    let run = try Start(program, words, in: folder)
    run.process.waitUntilExit()
    seconds = (ContinuousClock.now - start) / .seconds(1)
    guard run.process.terminationStatus == 0 else { fatalError("\(words): \(run.errors)") }
    new = folder.files
  }
}

/// A running command.
struct Start {
  let process = Process()
  private let log: URL

  init(_ program: String, _ words: [String], in folder: Workplace) throws {
    process.executableURL = URL(filePath: program)
    process.arguments = words + ["--quiet"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_CACHE_HOME": folder.url.path + "/.cache", "TMPDIR": folder.url.path + "/tmp",
    ]) { $1 }
    log = folder.url.appending(path: ".cache/errors")
    try Data().write(to: log)
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  var errors: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// The processes that the command has started.
  var workers: [Int32] {
    let number = process.processIdentifier
    let path = "/proc/\(number)/task/\(number)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int32($0) }
  }
}

/// A folder with inputs, and with old files where the outputs come; removed at the end.
final class Workplace: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "kill-\(UUID().uuidString)")

  init() throws {
    for name in ["in", "out", "tmp", ".cache"] {
      try FileManager.default.createDirectory(
        at: url.appending(path: name), withIntermediateDirectories: true)
    }
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: url.appending(path: name))
    }
    let rows = (0..<60).map { "  - Button: Send number \($0) to a friend\n" }.joined()
    try write("long.screen.yaml", "screen: Long\nviews:\n" + rows)
    try write("x.wav", "old")
    try write("x.txt", "old")
    for number in 0..<20 {
      let text = "screen: S\(number)\nviews:\n  - Text: Open \(number)\n  - Button: Save\n"
      try write("in/s\(number).screen.yaml", text)
      // Half of the goldens are there and differ.
      if number.isMultiple(of: 2) { try write("in/s\(number).transcript", "# S\n\nold\n") }
      if number.isMultiple(of: 3) { try write("out/s\(number).wav", "old") }
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// All files below the folder except those of the cache, with their contents.
  ///
  /// Manifests are excluded: they list the outcomes of a run, which differ when it is disturbed.
  var files: [String: Data] {
    var files: [String: Data] = [:]
    let names = FileManager.default.enumerator(atPath: url.path)
    while let name = names?.nextObject() as? String {
      if name == ".cache" { names?.skipDescendants() }
      if name.hasPrefix(".cache") || name.hasSuffix("manifest.jsonl") { continue }
      var isFolder: ObjCBool = false
      let path = url.appending(path: name).path
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[name] = FileManager.default.contents(atPath: path) ?? Data()
    }
    return files
  }
}
