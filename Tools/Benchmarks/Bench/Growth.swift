import Foundation

/// How the time to resolve and phrase a screen, without its layout, grows with its views, as `Curve`
/// measures it.
struct Growth {
  /// The program `Curve`.
  let curve: String

  /// The columns of a line of `Curve` that are used here.
  private struct Line {
    var nodes: Double
    var yaml: Double
    var ours: Double

    init?(_ text: Substring) {
      let columns = text.split(separator: "\t").compactMap { Double($0) }
      guard columns.count >= 5 else { return nil }
      (nodes, yaml, ours) = (columns[0], columns[1], columns[3] + columns[4])
    }
  }

  /// Each size beside a YAML parser, and the cost of a view in the largest beside the smallest.
  ///
  /// `Curve` takes the best of three; the largest size takes a minute, and is measured in one run.
  func results(runs: Int) -> [Row.Result] {
    let sizes = [(1_000, runs), (10_000, runs), (100_000, runs), (1_000_000, 1)]
    var perView: [Double] = []
    var results = sizes.map { size, runs in
      let lines = (0..<runs).map { _ in measure(size) }
      let (ours, yaml) = (lines.map(\.ours).median, lines.map(\.yaml).median)
      perView.append(lines.map { $0.ours / $0.nodes }.median)
      return Row.Result(
        name: "(e) resolve, phrase \(size) views, against Yams", runs: runs, ours: ours,
        other: yaml, value: ours / yaml, target: 0.45, unit: "of it")
    }
    let (small, large) = (perView[0] * 1_000_000, perView[3] * 1_000_000)
    results.append(
      Row.Result(
        name: "(e) µs a view of 1,000,000, against 1,000", runs: 1, ours: large, other: small,
        value: large / small, target: 1.5, unit: "of it"))
    return results
  }

  private func measure(_ size: Int) -> Line {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: curve)
    process.arguments = ["\(size)"]
    process.standardOutput = output
    guard (try? process.run()) != nil else { fatalError("cannot start \(curve)") }
    let text = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    let last = String(decoding: text, as: UTF8.self).split(separator: "\n").last
    guard process.terminationStatus == 0, let line = last.flatMap(Line.init) else {
      fatalError("\(curve) \(size) ended with \(process.terminationStatus)")
    }
    return line
  }
}
