import Foundation
import SpokenScreen

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Prints how long captures take to be recognized and read into screens beside Foundation's own
/// reading of their XML or JSON.
///
/// The two take turns, and the medians of 75 turns count. Arguments are captures; without any, all of
/// the folder that SPOKEN_CAPTURES names, and a large one that is made up.
@main
enum Import {
  /// The cost of some runs: elapsed time, and processor time.
  private struct Times {
    var wall: [Duration] = []
    var processors: [Duration] = []

    mutating func measure(_ body: () -> Void) {
      let start = clock()
      wall.append(ContinuousClock().measure(body))
      processors.append(.seconds(Double(clock() - start) / Double(CLOCKS_PER_SEC)))
    }
  }

  static func main() throws {
    print("bytes\tFoundation ms\timport ms\tagainst Foundation\tby CPU\tcapture")
    for (name, data) in try inputs() {
      let bytes = Array(data)
      guard Importer.detect(bytes) != nil, let parse = foundation(data) else { continue }
      var (parsed, read) = (Times(), Times())
      for _ in 0..<75 {
        parsed.measure(parse)
        read.measure { _ = Importer.detect(bytes)?.read(bytes, file: name) }
      }
      let times = [parsed, read].map { median($0.wall) / .milliseconds(1) }
      let ratio = median(read.wall) / median(parsed.wall)
      let columns = times + [ratio, median(read.processors) / median(parsed.processors)]
      let numbers = columns.map { String(format: "%.3f", $0) }.joined(separator: "\t")
      print("\(data.count)\t\(numbers)\t\(name)")
    }
  }

  private static func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }

  /// The captures, the largest last.
  private static func inputs() throws -> [(name: String, data: Data)] {
    let given = CommandLine.arguments.dropFirst()
    let folder = ProcessInfo.processInfo.environment["SPOKEN_CAPTURES"]
    let found = folder.map { folder in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".xml") }.map {
        "\(folder)/\($0)"
      }
    }
    let files = given.isEmpty ? found ?? [] : Array(given)
    let read = try files.map { ($0, try Data(contentsOf: URL(filePath: $0))) }
    return (read + (given.isEmpty ? [made] : [])).sorted { $0.1.count < $1.1.count }
  }

  /// A page source with a long list, which needs no file.
  private static var made: (String, Data) {
    let rows = (0..<2000).map { number in
      """
      <XCUIElementTypeCell type="XCUIElementTypeCell" name="Row \(number)" label="Row \(number)" \
      enabled="true" visible="true" accessible="true" traits="Button" x="0" y="\(number % 700)" \
      width="390" height="44" index="\(number)"><XCUIElementTypeStaticText label="Row \(number)" \
      name="Row \(number)" enabled="true" visible="true" accessible="false" x="16" \
      y="\(number % 700)" width="300" height="44" index="0"/></XCUIElementTypeCell>
      """
    }
    let text =
      "<AppiumAUT><XCUIElementTypeApplication label=\"A\" x=\"0\" y=\"0\" width=\"390\" height=\"844\">"
      + rows.joined(separator: "\n") + "</XCUIElementTypeApplication></AppiumAUT>"
    return ("a page source that is made up", Data(text.utf8))
  }

  /// Foundation's reader for the same bytes: XML or JSON by the first character.
  private static func foundation(_ data: Data) -> (() -> Void)? {
    switch data.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "<"):
      return {
        let parser = XMLParser(data: data)
        // Without a delegate Foundation hands nothing over.
        let delegate = Counter()
        parser.delegate = delegate
        _ = parser.parse()
      }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return { _ = try? JSONSerialization.jsonObject(with: data) }
    default: return nil
    }
  }
}

/// Receives the elements of XML from Foundation, and only counts them.
private final class Counter: NSObject, XMLParserDelegate {
  private var count = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += attributes.count
  }
}
