import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// What files of others may cost, by the peak memory of a process of its own: 64 MiB and 250 bytes for
/// each byte of the file, and in proportion to its size.
///
/// Files that are refused have 1, 4 and 16 MB. Those that are read have it when `SPOKEN_RELEASE` names
/// a release of the command, and then the promised time of the processor is held as well; a command
/// that is not optimized would take minutes, and reads 1, 4 and 16 times 4 KB or less. What a run does
/// again and again, such as removing views and editing texts, is cut off by bounds.
@Suite(.timeLimit(.minutes(20))) struct PromisedCostTests {
  /// A file that grows by a part again and again, and the command that reads it.
  struct Growing: CustomTestStringConvertible {
    var name: String
    var file: String
    var head = ""
    var part: @Sendable (_ number: Int) -> String
    var tail = ""
    var words: [String] = ["inspect", "--stage", "screen", "--quiet"]
    /// What the command may end with.
    var statuses: [Int32] = [0]
    /// The file that is given to the command, when it is another one.
    var read: String?
    /// The other files, for so many parts.
    var beside: @Sendable (_ count: Int) -> [String: String] = { _ in [:] }
    /// The smallest size for a command that is not optimized.
    var unit = 4 << 10
    /// The smallest size for a release: 1 MB, unless four or sixteen times as much is refused.
    var released = 1_000_000
    /// How many seconds of a release a run may take within its bounds, whatever the size.
    var allowance = 0.0
    var testDescription: String { name }

    /// All files: the one that grows with so many bytes, more or less.
    func files(_ size: Int) -> [String: String] {
      var (text, number) = (head, 0)
      while text.utf8.count < size {
        text += part(number)
        number += 1
      }
      return beside(number).merging([file: text + tail]) { $1 }
    }
  }

  /// What one run cost.
  struct Cost {
    var status: Int32
    var memory: Int
    var seconds: Double
  }

  private static let release = ProcessInfo.processInfo.environment["SPOKEN_RELEASE"]
  private static let node = #"<node class="android.widget.TextView" text="A" bounds="[0,0][9,9]"/>"#

  /// Files that are read.
  static let readable = [
    Growing(
      name: "a screen in YAML, and its transcript", file: "a.screen.yaml",
      head: "screen: S\nviews:\n", part: { "  - Text: Row \($0)\n" }, words: ["transcript"]),
    Growing(
      name: "a screen in JSON", file: "a.json", head: #"{"screen": "S", "views": ["#,
      part: { #"{"Text": "Row \#($0)"},"# }, tail: #"{"Text": "End"}]}"#),
    Growing(
      name: "a capture in XML", file: "a.xml", head: #"<hierarchy rotation="0">"#,
      part: { _ in node }, tail: "</hierarchy>", statuses: [0, 65]),
    Growing(
      name: "a golden", file: "b.transcript", head: "# S · ios · en-US\n> open\n",
      part: { "Row \($0), Button\n" }, words: ["check"], statuses: [1], read: "b.screen.yaml"),
    Growing(
      name: "a golden of three dots", file: "b.transcript", head: "# S · ios · en-US\n> open\n",
      part: { _ in "...\n" }, words: ["check"], statuses: [1], read: "b.screen.yaml"),
    Growing(
      name: "a golden of regular expressions", file: "b.transcript",
      head: "# S · ios · en-US\n> open\n", part: { "/Row \($0 % 500)+, Button/\n" },
      words: ["check"], statuses: [1], read: "b.screen.yaml"),
    Growing(
      name: "a recording that differs at every stop", file: "r.heard.json",
      head: #"{"heard": 1, "steps": [{"do": "current", "heard": "X"}"#,
      part: { #", {"do": "next", "heard": "Other \#($0)"}"# }, tail: "]}",
      words: ["verify", "--against", "r.screen.yaml"], statuses: [1],
      beside: { ["r.screen.yaml": screen(of: $0) { "  - Text: Row \($0)\n" }] }, released: 200_000),
    Growing(
      name: "views that are removed one after another", file: "w.walk.yaml", head: story,
      part: { "  - remove: v\($0)\n" }, words: ["transcript"], statuses: [0, 1],
      beside: {
        ["s.screen.yaml": screen(of: $0) { "  - Text: Row \($0)\n    id: v\($0)\n" }]
      }, unit: 512, allowance: 10),
    Growing(
      name: "a text that is typed again and again", file: "w.walk.yaml",
      head: story + "  - activate\n", part: { _ in "  - type: \(letters)\n" },
      words: ["transcript"], statuses: [0, 1], beside: { _ in ["s.screen.yaml": field] },
      allowance: 10),
    Growing(
      name: "a long text of which letters are deleted", file: "w.walk.yaml",
      head: story + "  - activate\n", part: { _ in "  - delete: 1\n" }, words: ["transcript"],
      statuses: [0, 1], beside: { _ in ["s.screen.yaml": field + "    value: \(longText)\n"] },
      allowance: 10),
  ]

  private static let story =
    "walkthrough: W\nscreens: { s: s.screen.yaml }\nsteps:\n  - open: s\n"
  private static let field = "screen: S\nviews:\n  - TextField: Name\n"
  private static let letters = String(repeating: "a", count: 1_000)
  private static let longText = String(repeating: "a", count: 16_000)

  /// A screen of so many views.
  private static func screen(of count: Int, _ view: (Int) -> String) -> String {
    "screen: S\nviews:\n  - Text: First\n" + (0..<count).map(view).joined()
  }

  /// Files that are refused; what is refused early has to be read first.
  static let refused = [
    Growing(
      name: "lists in lists in JSON", file: "a.json", part: { _ in lists }, statuses: [65]),
    Growing(
      name: "a text to type that is too long", file: "w.walk.yaml", head: story + "  - type: ",
      part: { _ in letters }, tail: "\n", words: ["transcript"], statuses: [65],
      beside: { _ in ["s.screen.yaml": field] }),
    Growing(
      name: "elements in elements in XML", file: "a.xml", head: #"<hierarchy rotation="0">"#,
      part: { _ in elements }, statuses: [65]),
  ]

  private static let lists = String(repeating: "[", count: 1 << 16)
  private static let elements = String(repeating: "<node>", count: 1 << 13)

  private let scratch: Scratch
  private let peak: String?

  init() throws {
    scratch = try Scratch(["b.screen.yaml": "screen: S\nviews:\n  - Text: Open\n"])
    let source = root.appending(path: "Tests/Commands/Faults/peak.c").path
    let made = scratch.path("peak")
    let run = try CommandTests.shell(
      "cc -O1 -o \(made) \(source) || clang -O1 -o \(made) \(source)", in: scratch.folder)
    peak = run.status == 0 ? made : nil
  }

  private func cost(of growing: Growing, _ size: Int, by peak: String) throws -> Cost {
    for (name, text) in growing.files(size) { try scratch.create(name, text) }
    let command = Self.release ?? program
    let run = try run(
      URL(filePath: peak),
      [scratch.path("cost"), command] + growing.words + [growing.read ?? growing.file],
      in: scratch.folder)
    let numbers = try String(decoding: scratch.bytes("cost"), as: UTF8.self)
      .split { !$0.isNumber }.compactMap { Int($0) }
    try #require(numbers.count == 2, "\(run.status): \(run.errors)")
    return Cost(status: run.status, memory: numbers[0], seconds: Double(numbers[1]) / 1e6)
  }

  /// Reads a file in three sizes, and compares what they cost.
  private func expectBounded(_ growing: Growing, unit: Int) throws {
    let peak = try #require(peak, "no C compiler: no peak is measured")
    let units = [1, 4, 16].map { $0 * unit }
    let costs = try units.map { try cost(of: growing, $0, by: peak) }
    // A promise counts every file that is read.
    let sizes = units.map { growing.files($0).values.reduce(0) { $0 + $1.utf8.count } }
    for (size, cost) in zip(sizes, costs) {
      #expect(growing.statuses.contains(cost.status), "\(growing.name) of \(size) bytes")
      #expect(cost.memory <= 64 << 20 + 250 * size, "\(growing.name) of \(size) bytes: \(cost)")
      if Self.release != nil {
        let promised = 1 + 2 * Double(size) / 1e6 + growing.allowance
        #expect(cost.seconds <= promised, "\(growing.name) of \(size): \(cost)")
      }
    }
    // What the program takes without a file is in each of them, so that what they have more counts:
    // five times as much in proportion to the size, seventeen times to its square.
    let (small, large) = (costs[1].memory - costs[0].memory, costs[2].memory - costs[0].memory)
    #expect(large <= 8 * max(small, 2 << 20), "\(growing.name): \(costs.map(\.memory))")
  }

  @Test(arguments: readable)
  func `a file that is read costs no more than promised`(growing: Growing) throws {
    try expectBounded(growing, unit: Self.release == nil ? growing.unit : growing.released)
  }

  @Test(arguments: refused)
  func `a file that is refused costs no more than promised`(growing: Growing) throws {
    try expectBounded(growing, unit: 1_000_000)
  }

  /// What a check prints about a golden, line by line.
  private func check(golden lines: [String]) throws -> (status: Int32, lines: [String]) {
    try scratch.create(
      "b.transcript", "# S · ios · en-US\n> open\n" + lines.joined(separator: "\n"))
    let run = try spoken("check", "b.screen.yaml", in: scratch.folder)
    return (run.status, run.output.split(separator: "\n").map(String.init))
  }

  @Test func `a golden has 500 different regular expressions, on any number of lines`() throws {
    let most = try check(golden: (0..<2_000).map { "/Row \($0 % 500)+/" })
    #expect(most.status == 1, "\(most.lines.prefix(3))")
    let more = try check(golden: (0..<501).map { "/Row \($0)+/" })
    #expect(more.status == 65)
    #expect(
      more.lines == [
        "b.transcript:503:1: error: a golden has at most 500 different regular expressions; "
          + "write the other lines as they are said"
      ])
  }

  @Test func `the first 1,000 errors of a golden are reported`() throws {
    let faulty = try check(golden: Array(repeating: "/(/", count: 1_200))
    #expect(faulty.status == 65 && faulty.lines.count == 1_000)
    #expect(faulty.lines.last?.hasPrefix("b.transcript:1002:1: error: ") == true)
  }
}
