import Foundation
import ScreenDocuments
import SpokenSyntax

/// What a call of a tool gives.
struct ToolOutcome: Hashable, Sendable {
  /// A part that the agent, or its user, takes in.
  enum Content: Hashable, Sendable {
    case text(String)
    /// The bytes of a WAV file.
    case sound([UInt8])
  }

  /// The longest text in bytes; what is longer is cut at a line.
  static let longestText = 1 << 20

  /// The parts.
  var content: [Content]
  /// The same as data, an object; nil for none.
  var structure: Document?
  /// Whether the tool could not do what was asked.
  var isError = false
  /// A page that plays the sound; nil for none.
  var page: String?

  /// A fault that the agent can mend.
  init(_ fault: ToolFault) {
    content = [.text(fault.description)]
    isError = true
  }

  /// What a command printed.
  ///
  /// A status below 64 is an answer: something differs or was found.
  init(_ run: CommandRun) {
    isError = run.status >= 64
    let texts = isError ? [run.errors, run.output] : [run.output, run.errors]
    content = texts.filter { !$0.isEmpty }.map { .text(Self.cut($0)) }
    if content.isEmpty {
      content = [.text(isError ? "It failed with status \(run.status)." : "Nothing was printed.")]
    }
  }

  /// A text that is not too long for an answer.
  private static func cut(_ text: String) -> String {
    guard text.utf8.count > longestText else { return text }
    let kept = text.utf8.prefix(longestText)
    let end = kept.lastIndex(of: UInt8(ascii: "\n")).map(text.utf8.index(after:)) ?? kept.endIndex
    let left = text.utf8.count - text.utf8[..<end].count
    return String(decoding: text.utf8[..<end], as: UTF8.self)
      + "… \(left) more bytes are left out; ask for a smaller part\n"
  }

  /// The result as a version of the protocol has it, without what all results have.
  func members(for caller: Caller) -> [(String, Document)] {
    var members: [(String, Document)] = [
      ("content", .list(content.map { Self.document($0, for: caller.version) })),
      ("isError", .flag(isError)),
    ]
    if let structure { members.append(("structuredContent", structure)) }
    return members
  }

  private static func document(_ content: Content, for version: ProtocolVersion) -> Document {
    switch content {
    case .text(let text): return .mapping([("type", .text("text")), ("text", .text(text))])
    case .sound(let bytes):
      let data = Document.text(Data(bytes).base64EncodedString())
      let type = ("mimeType", Document.text("audio/wav"))
      guard version.hasAudio else {
        let resource = Document.mapping([("uri", .text("spoken:sound.wav")), type, ("blob", data)])
        return .mapping([("type", .text("resource")), ("resource", resource)])
      }
      return .mapping([("type", .text("audio")), ("data", data), type])
    }
  }
}
