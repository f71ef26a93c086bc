import ScreenCaptures
import ScreenFiles
import SpokenSyntax

/// Quick checks on the bytes of an input that rule out formats.
///
/// A thorough check costs half as much as reading a small screen file, and most inputs are small
/// screen files.
package enum InputHints {
  /// The endings of the names of walkthroughs.
  package static let walkthroughEndings = [".walk.yaml", ".walk.yml", ".walk.json"]

  /// Whether a file is read as a walkthrough: it has the key, or only the name and nothing of a
  /// screen, so that an error in the key is reported as one.
  static func isWalkthrough(_ bytes: [UInt8], named name: String) -> Bool {
    if mayBeWalkthrough(bytes), WalkthroughReader.recognizes(bytes) { return true }
    return walkthroughEndings.contains { name.ends(withBytes: $0) } && !isScreen(bytes)
      && Importer.detect(bytes) == nil
  }

  /// Whether it can be a walkthrough: the keyword occurs near the beginning.
  package static func mayBeWalkthrough(_ bytes: [UInt8]) -> Bool {
    // The beginning has to do: captures may be large, and this is only a hint.
    let word = Array("walkthrough".utf8)
    let head = bytes.prefix(1 << 16)
    // One byte is compared first, which spares a slice at most positions.
    return head.indices.contains { head[$0] == word[0] && head[$0...].starts(with: word) }
  }

  /// Whether it is certainly a screen file: a line at its top begins with `screen:`.
  package static func isScreen(_ bytes: [UInt8]) -> Bool {
    let key = Array("screen:".utf8)
    var isStart = true
    let head = bytes.prefix(1 << 16)
    for index in head.indices {
      if isStart, head[index] == key[0], head[index...].starts(with: key) { return true }
      isStart = head[index] == UInt8(ascii: "\n") || head[index] == UInt8(ascii: "\r")
    }
    return false
  }
}
