import JSONRPC
package import ScreenDocuments
package import ScreenTree
import SpokenSyntax

/// What a session has, and whether that is what a client asks for.
package struct ServedCapabilities: Hashable, Sendable {
  /// The name of the reader.
  package var name: String
  /// The version of this program.
  package var version: String
  /// The platform whose VoiceOver speaks.
  package var platform: Platform
  /// What is modelled, such as `VoiceOver iOS 27`.
  package var models: String
  /// The system that the program runs on.
  package var host: String

  /// The capabilities that are sent to the client.
  ///
  /// - Parameter wanted: a mapping of those that the session must have.
  /// - Returns: a mapping of them, with what the client named itself.
  /// - Throws: `DriverError` when one does not match.
  package func matched(_ wanted: Document) throws(DriverError) -> Document {
    var pairs = own
    for (key, value) in wanted.pairs {
      if pairs.contains(where: { $0.0 == key }) {
        try check(key, value)
      } else if key.contains(byte: ":"), !SessionOptions.keys.contains(key) {
        let keys = (SessionOptions.keys + own.map(\.0)).sorted().joined(separator: ", ")
        throw .sessionNotCreated("there is no capability '\(key.prefix(80))'; there are \(keys)")
      } else {
        pairs.append((key, value))
      }
    }
    return .mapping(pairs)
  }

  private var own: [(String, Document)] {
    [
      ("atName", .text(name)), ("atVersion", .text(version)),
      ("platformName", .text(platform.rawValue)), ("spoken:models", .text(models)),
      ("spoken:host", .text(host)),
    ]
  }

  private func check(_ key: String, _ value: Document) throws(DriverError) {
    let text = value.string ?? ""
    let isMatch =
      switch key {
      // Some clients write the names of readers with capitals.
      case "atName": text.lowercased() == name.lowercased()
      case "atVersion": VersionCondition(text)?.includes(version) ?? false
      case "platformName": text == platform.rawValue
      case "spoken:models": text == models
      default: text == host
      }
    guard !isMatch else { return }
    throw .sessionNotCreated(
      "\(key) is '\(own.first { $0.0 == key }?.1.text ?? "")' here, not \(value.kind)"
        + (key == "platformName" ? "; spoken:platform chooses another one" : "")
        + (key == "atName" ? "; --at-name gives it another name" : ""))
  }
}
