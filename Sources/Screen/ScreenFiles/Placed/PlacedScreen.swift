package import ScreenDocuments
package import ScreenTree

/// A screen for another program, with the positions of its nodes and properties.
///
/// A screen file has its positions by being one; the screen of a running app has those of Swift code. Unlike
/// a file it has every property of a node, also one that a later one replaces, and what an app may do wrong,
/// such as two views with one id; and each node has the place where the app's layout puts it.
package struct PlacedScreen: Hashable, Sendable {
  /// The screen.
  package var screen: Screen
  /// The properties that could not be read, and were left out.
  package var findings: [Finding] = []

  /// A screen to be written.
  package init(_ screen: Screen) { self.screen = screen }

  /// The document of a screen.
  ///
  /// Closures are no part of it: what the views do, how they arrange others, and words of charts that
  /// they compute.
  package static func write(_ screen: Screen) -> Document {
    var writer = PlacedWriter()
    let views = writer.nodes(screen.views)
    var pairs: [(String, Document)] = [
      ("title", .text(screen.title)), ("platform", .text(screen.platform.rawValue)),
      ("language", .text(screen.language)), ("direction", .text(screen.direction.rawValue)),
      ("file", .text(screen.file)), ("files", .list(writer.files)), ("views", views),
    ]
    if let app = screen.app { pairs.append(("app", .text(app))) }
    if let device = screen.device { pairs.append(("device", .text(device.name))) }
    return .mapping(pairs)
  }

  /// Reads the document of a screen; nil for one that `write` does not make.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - paths: other names for files of Swift code, such as their paths, by the names in the document.
  package init?(_ document: Document, calling paths: [String: String] = [:]) {
    guard let title = document["title"]?.text, let file = document["file"]?.text,
      let platform = document["platform"]?.text.flatMap(Platform.init),
      let direction = document["direction"]?.text.flatMap(LayoutDirection.init),
      let language = document["language"]?.text, let files = document["files"]?.items,
      let views = document["views"]
    else { return nil }
    let shown = paths[file] ?? file
    var reader = PlacedReader(files: files.compactMap(\.text).map { paths[$0] ?? $0 }, file: shown)
    let nodes = reader.nodes(views, depth: 1)
    guard reader.isSound else { return nil }
    screen = Screen(
      file: shown, title: title, app: document["app"]?.text, platform: platform,
      language: language, direction: direction, views: nodes)
    screen.device = document["device"]?.text.flatMap { Device.named($0) }
    findings = reader.findings
  }

  /// The document of an effect, as a step of a file.
  package static func write(_ effect: Effect) -> Document { ScreenWriter.effect(effect) }

  /// Reads an effect; nil for a document that is none.
  package static func effect(_ document: Document) -> Effect? {
    var reader = NodeReader(file: "")
    let effects = Codec<[Effect]>.effects.read(&reader, document, ValueKey(name: "do", depth: 1))
    return reader.faults.findings.isEmpty ? effects?.first : nil
  }
}
