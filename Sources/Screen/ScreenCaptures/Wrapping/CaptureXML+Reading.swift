import ScreenDocuments
import ScreenTree
import SpokenSyntax

extension CaptureXML {
  /// The root of a capture, whose entities the tool may have escaped twice.
  static func read(_ text: CaptureText) throws(Document.Fault) -> CaptureNode {
    var root = try read(text.bytes)
    if text.bytes.isEscapedTwice { root.unescape() }
    return root
  }
}

extension [UInt8] {
  /// Whether each entity of a text, with at least one, is the `&` of another one.
  ///
  /// A text of the app that contains an entity leaves those around it single.
  fileprivate var isEscapedTwice: Bool {
    guard firstRange(of: Array("&amp;amp;".utf8)) != nil else { return false }
    var rest = self[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      guard rest[sign...].starts(with: "&amp;".utf8) else { return false }
      rest = rest[sign...].dropFirst(5)
      let isEntity = ["amp;", "lt;", "gt;", "quot;", "apos;", "#"].contains {
        rest.starts(with: $0.utf8)
      }
      guard isEntity else { return false }
    }
    return true
  }
}

extension CaptureNode {
  /// Decodes the remaining entities in texts once more.
  fileprivate mutating func unescape() {
    for index in attributes.indices where attributes[index].value.utf8.contains(0x26) {
      attributes[index].value =
        attributes[index].value.replacing(bytes: "&#10;", with: "\n").withoutEntities
    }
    for index in children.indices { children[index].unescape() }
  }
}
