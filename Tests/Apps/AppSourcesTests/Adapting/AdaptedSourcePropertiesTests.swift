import Foundation
import TestSupport
import Testing

@testable import AppSources

/// What is true of every copy, whatever the source is.
struct AdaptedSourcePropertiesTests {
  /// Pieces that begin, end or hide what is adapted.
  private static let pieces = [
    "#if os(iOS)", "#if os(macOS)", "#if swift(>=6) && os(iOS)", "#elseif os(macOS)",
    "#elseif arch(arm64)", "#else", "#endif", "\n", "\n", "\n", "\r\n", "\r", " ", "@objc",
    "@objc(a:b:)", "@IBOutlet", "dynamic", "var a", "func f()", "class", "let", "=", "case",
    "#selector(", "#selector(getter: A.b)", "#keyPath(A.b.c)", "#keyPath(", "(", ")", "{", "}", "[",
    "]", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "/*", "*/", "//", "/", "#/", "/#", "`", "é",
    "食", "\u{301}", "\\", "#", "@", "import A", "a", "1.5", ".", ",", ":", ";", "?", "@main",
  ]

  private static let source = """
    import SwiftUI
    final class A: UIViewController {
      @objc dynamic var count = 0
      @IBOutlet private weak var name: UILabel!
      #if os(iOS) && DEBUG
        let title = "a \\(b ? "c" : #keyPath(A.name)) @objc"
      #elseif os(macOS)
        let title = #"x"#
      #else
        /* none /* at all */ */
      #endif
      func load() {
        button.addTarget(self, action: #selector(A.tap(_:)), for: .touchUpInside)
        let r = a.contains(/[a-z]"/) // #selector(b)
      }
      @objc(tap:) func tap(_ sender: Any) {}
    }
    """

  /// A source with pieces put in, and bytes taken out or changed.
  private static func mutation(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Bool.random(using: &random) ? Array(source.utf8) : []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
        bytes.removeSubrange(place..<end)
      case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      default:
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
        }
      }
    }
    return bytes
  }

  /// What must be true, each with its name.
  private func faults(of source: [UInt8]) -> [String] {
    let adapted = SourceAdapter().adapted(source)
    var faults: [String] = []
    if adapted.bytes.count != source.count { faults.append("other length") }
    let breaks = zip(source, adapted.bytes).allSatisfy { $0.isLineBreak == $1.isLineBreak }
    if !breaks { faults.append("other lines") }
    let again = SourceAdapter().adapted(adapted.bytes)
    if again.bytes != adapted.bytes || !again.adaptations.isEmpty { faults.append("not at rest") }
    if again.imports != adapted.imports { faults.append("other imports") }
    if again.conditionsLeft != adapted.conditionsLeft { faults.append("other conditions") }
    var copy = source
    for change in adapted.adaptations {
      if change.after.utf8.count != change.range.count { faults.append("other columns") }
      copy.replaceSubrange(change.range, with: change.after.utf8)
    }
    if copy != adapted.bytes { faults.append("untold changes") }
    return faults
  }

  @Test(arguments: 0..<20)
  func `keeps lines and columns, and is at rest`(seed: UInt64) {
    var random = SeededGenerator(seed)
    for _ in 0..<100 {
      let source = Self.mutation(&random)
      let faults = faults(of: source)
      #expect(faults.isEmpty, "\(String(decoding: source, as: UTF8.self).debugDescription)")
      _ = DeclaredNames(of: source)
      _ = ViewSignature(of: "A", in: source).map { StandIn(for: $0) }
    }
  }

  @Test(arguments: [
    "@objc ", "#if os(iOS)\n", "#if X\n#else\n#endif\n", "#selector(", "dynamic var a\n",
  ])
  func `takes time in proportion to the length`(part: String) {
    let source = Array(String(repeating: part, count: 4000).utf8)
    let time = ContinuousClock().measure { #expect(faults(of: source).isEmpty) }
    #expect(time < .seconds(20))
  }

  @Test func `sources that speak of the words stay as they are`() throws {
    // The words stand in their texts and comments alone.
    let folder = root.appending(path: "Sources/Apps/AppSources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.count > 20)
    for name in names {
      let bytes = try [UInt8](Data(contentsOf: folder.appending(path: name)))
      #expect(SourceAdapter().adapted(bytes).bytes == bytes, "\(name)")
    }
  }
}
