import Foundation
import ScreenDocuments
import ScreenTree
import TestSupport
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

extension Screen {
  /// Each element of a capture on one line: type, label, value, traits and what else there is.
  var elementLines: [String] { views.flatMap(\.elementLines) }

  /// The label of each element of a capture, or a dash.
  var labels: [String] { views.flatMap(\.elements).map { $0.words ?? "-" } }
}

extension Node {
  /// The elements in a node of a capture, itself when it is one.
  var elements: [Node] {
    let inner = (children + members).flatMap(\.elements)
    return kind == .element || (kind == .web && children.isEmpty) ? [self] + inner : inner
  }

  fileprivate var elementLines: [String] { elements.map(\.line) }

  fileprivate var words: String? { self[.label] }

  private var line: String {
    let labels = properties.filter { $0.modifier == .label }
    let others = properties.filter { $0.modifier != .label }
    // The role of web content stands after its name, as in the snapshots of browsers.
    let parts = ((kind == .web ? labels + others : properties)).compactMap(\.dump)
    let type = kind == .web ? [] : [className]
    return (type + parts).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Property {
  /// What the property says in short, or nil for what the lines leave out.
  fileprivate var dump: String? {
    let named: [AnyModifier] = [
      .hint, .placeholder, .webDescription, .current, .checked, .pressed, .level, .heading,
      .invalid, .error,
    ]
    let flags: [Modifier<Bool>] = [.selected, .disabled, .required, .readonly]
    if let text = self[.label] { return "\"\(text)\"" }
    if case .text(let text)? = self[.value] { return "=\(text)" }
    if let text = self[.identifier] { return "#\(text)" }
    if let isOpen = self[.expanded] { return isOpen ? "expanded" : "collapsed" }
    if let role = self[.role] { return role }
    if named.contains(modifier) { return "\(modifier.name) \(written)" }
    if flags.contains(where: { self[$0] == true }) { return modifier.name }
    return list
  }

  private var list: String? {
    if let traits = self[.traits] ?? self[.addTraits] {
      return traits.map(\.rawValue).joined(separator: "+")
    }
    if let actions = self[.actions] {
      return "actions \(actions.map(\.name).joined(separator: "/"))"
    }
    if case .tabBarItem(let place)? = self[.context] { return "tab \(place.number)/\(place.count)" }
    if case .series(let place)? = self[.context] { return "segment \(place.number)/\(place.count)" }
    if let place = self[.place] { return "\(place.number) of \(place.count)" }
    return self[.cell].map { "cell \($0.row ?? -1),\($0.column ?? -1)" }
  }

  /// The text, the number or the state.
  private var written: String {
    if let state = self[.checked] ?? self[.pressed] { return state.rawValue }
    return FileCodec.write(self).text ?? ""
  }
}

/// Reads a capture of a format and gives its screen.
func screen(_ text: String, _ importer: Importer, all: Bool = false) throws -> Screen {
  let reading = importer.read(Array(text.utf8), file: "capture", keepsAll: all)
  return try #require(reading.value, "\(reading.findings)")
}

/// Reads a capture of a format and gives its elements, one line each.
func elements(_ text: String, _ importer: Importer) throws -> [String] {
  try screen(text, importer).elementLines
}

/// What is wrong with a capture, each as `line:column: message`.
func captureFaults(_ text: String, _ importer: Importer) -> [String] {
  importer.read(Array(text.utf8), file: "capture").findings.map { "\($0.position): \($0.message)" }
}

/// The captures that were written for these tests, by the names of their formats.
let fixtures: [URL] = {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.sorted().map { folder.appending(path: $0) }
}()

/// The text of a fixture.
func fixture(_ name: String) throws -> String {
  let url = try #require(fixtures.first { $0.lastPathComponent == name })
  return try String(contentsOf: url, encoding: .utf8)
}

/// The screen of a capture of a real app, its format detected.
func realScreen(_ path: String) throws -> Screen {
  let bytes = Array(try Data(contentsOf: captures.appending(path: path)))
  let importer = try #require(Importer.detect(bytes))
  let reading = importer.read(bytes, file: path)
  return try #require(reading.value, "\(reading.findings)")
}
