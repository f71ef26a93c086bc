import Foundation
import ScreenTree

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A node of a capture in XML: its type, its attributes, its place.
struct CaptureNode: Sendable {
  /// The XCUIElementType without its prefix, such as `Button`.
  var type: String
  var attributes: [String: String]
  var children: [CaptureNode]
  var position: Position

  subscript(_ name: String) -> String? { attributes[name] }

  /// The label, or nil when there is nothing to speak.
  var label: String? { attributes["label"]?.spoken }

  /// The rectangle in points; a setting of the driver adds an exact one.
  var frame: Frame? {
    if let native = attributes["nativeFrame"], let frame = Frame(native) { return frame }
    let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
    guard numbers.count == 4 else { return nil }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).finite
  }

  /// The labels of the texts inside, in the order of the capture.
  var texts: [String] {
    children.flatMap { child in
      child.type == "StaticText" ? [child.label].compactMap { $0 } : child.texts
    }
  }

  /// The last alert or sheet inside that is seen, which covers everything else.
  var cover: CaptureNode? {
    for child in children.reversed() {
      if ["Alert", "Sheet"].contains(child.type), child["visible"] != "false" { return child }
      if let inner = child.cover { return inner }
    }
    return nil
  }

  var traits: Set<String> {
    Set((attributes["traits"] ?? "").split(separator: ",").map { $0.filter { $0 != " " } })
  }
}

extension Frame {
  /// Reads `{{x, y}, {width, height}}`.
  init?(_ text: String) {
    let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).finite
  }
}

/// Reads XML into capture nodes; entities from outside are never followed.
final class CaptureParser: NSObject, XMLParserDelegate {
  private var open: [CaptureNode] = []
  private(set) var root: CaptureNode?
  private(set) var count = 0
  private(set) var deepest = 0
  private var refusal: Finding?
  private let file: String

  private init(file: String) { self.file = file }

  /// The root of a document, or what is wrong with it.
  static func parse(_ text: String, file: String) -> (parser: CaptureParser, fault: Finding?) {
    let parser = XMLParser(data: Data(text.utf8))
    let nodes = CaptureParser(file: file)
    parser.shouldResolveExternalEntities = false
    parser.delegate = nodes
    if text.contains("<!DOCTYPE") || text.contains("<!ENTITY") {
      return (nodes, nodes.fault("a capture has no DOCTYPE; take it out", .unknown))
    }
    let isWhole = parser.parse()
    if let refusal = nodes.refusal { return (nodes, refusal) }
    guard !isWhole || nodes.root == nil else { return (nodes, nil) }
    let place = Position(line: parser.lineNumber, column: parser.columnNumber)
    return (
      nodes, nodes.fault("the XML is broken off or not well formed here; capture it again", place)
    )
  }

  private func fault(_ message: String, _ position: Position) -> Finding {
    Finding(.error, file: file, position: position, message: message)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += 1
    deepest = max(deepest, open.count + 1)
    let place = Position(line: parser.lineNumber, column: 0)
    if open.count >= Limits.depth || count > 200_000 {
      refusal = fault(
        "the capture has more than 200000 nodes or \(Limits.depth) levels; capture a smaller part",
        place)
      parser.abortParsing()
      return
    }
    let type = name.hasPrefix("XCUIElementType") ? String(name.dropFirst(15)) : name
    open.append(CaptureNode(type: type, attributes: attributes, children: [], position: place))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let node = open.popLast() else { return }
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }
}
