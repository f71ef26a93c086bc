import FuzzTargets
import ScreenDocuments
import ScreenFiles
import ScreenTree
import ScreenYAML
import Testing

/// Screen files that are made from the JSON Schema.
struct SchemaDocumentsTests {
  /// The targets that such files are for.
  private static let names = ["screen-yaml", "screen-json"]

  private func texts(_ name: String, _ count: Int) throws -> [[UInt8]] {
    var documents = try SchemaDocuments(seed: 1)
    return (0..<count).map { _ in
      let document = documents.next()
      return Array((name == "screen-yaml" ? document.yaml : document.json).utf8)
    }
  }

  @Test(arguments: names)
  func `about two thirds of the files are accepted`(name: String) throws {
    let readings = try texts(name, 1000).map { ScreenReader.read($0, file: "made") }
    let accepted = readings.filter { $0.value != nil }.count
    let reasons = Dictionary(
      grouping: readings.flatMap { $0.findings.prefix(1) }.map(\.message), by: { $0.prefix(40) })
    #expect((500...900).contains(accepted), "\(reasons.mapValues(\.count))")
  }

  @Test(arguments: names)
  func `every file is read as it must be`(name: String) throws {
    let target = try #require(FuzzTarget.silent.first { $0.name == name })
    for text in try texts(name, 500) {
      do {
        try target.check(text)
      } catch {
        Issue.record("\(error)\n\(String(decoding: text, as: UTF8.self))")
      }
    }
  }

  @Test func `the same seed makes the same files`() throws {
    #expect(try texts("screen-json", 20) == texts("screen-json", 20))
  }
}
