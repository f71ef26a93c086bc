import Foundation

/// Measures `spoken` beside its peers and itself: prints a table and writes JSON.
///
/// Usage: Bench FOLDER-OF-SPOKEN FOLDER-OF-BENCHMARKS OUT.json [RUNS]; `ROWS=aj` measures the rows
/// of these letters alone.
@main
enum Bench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else { fatalError("usage: Bench SPOKEN BENCHMARKS OUT.json [RUNS]") }
    let runs = arguments.count > 4 ? Int(arguments[4]) ?? 7 : 7
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let corpus = Corpus(folder: folder.path)
    try corpus.write()
    let rows = Rows(spoken: arguments[1] + "/spoken", tools: arguments[2], corpus: corpus)
    let letters = ProcessInfo.processInfo.environment["ROWS"]
    var results: [Row.Result] = []
    print("what                                          ours s  other s   value          target")
    func add(_ letter: Character, _ more: () throws -> [Row.Result]) rethrows {
      guard letters?.contains(letter) ?? true else { return }
      for result in try more() {
        results.append(result)
        print(result.line)
      }
    }
    for row in rows.all { add(row.letter) { [row.measure(runs: row.isSlow ? 3 : runs)] } }
    add("e") { Growth(curve: rows.tools + "/Curve").results(runs: runs) }
    add("g") { [rows.firstSound(runs: runs)] }
    add("h") { [rows.memory(runs: 3)] }
    #if os(Linux)
      try add("j") { try Apps(spoken: rows.spoken, corpus: corpus).results(runs: 3) }
    #endif
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(results).write(to: URL(filePath: arguments[3]))
  }
}

extension Row.Result {
  /// The row of the table.
  var line: String {
    let end = target.map { String(format: "%7.2f", $0) } ?? "      -"
    return name.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(format: "%8.3f %8.3f %8.3f ", ours, other, value)
      + unit.padding(toLength: 8, withPad: " ", startingAt: 0) + end
  }
}
