import Foundation
import ScreenDocuments
import SpokenATDriver
import TestSupport
import Testing

/// Conversations as files of text: what a client sends after an arrow to the right, what it gets
/// after one to the left.
///
/// What it gets has at least the members that the line has; sounds, hints and corrections are left
/// out.
struct DriverConversationTests {
  private static let folder = root.appending(
    path: "Tests/Agents/SpokenATDriverTests/Conversations")

  @Test(arguments: ["errors", "intents", "keys"])
  func `goes as written`(name: String) throws {
    let file = Self.folder.appending(path: "\(name).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    var client = try Client()
    var waiting: [DriverMessage] = []
    for line in lines where !line.hasPrefix("#") {
      let text = String(line.dropFirst(2))
      if line.hasPrefix("→") {
        #expect(waiting == [], "before \(text)")
        waiting = client.send(text).filter(Self.isMain)
        continue
      }
      let wanted = try Document.readJSON(Array(text.utf8))
      guard !waiting.isEmpty else {
        Issue.record("nothing comes, not \(text)")
        continue
      }
      let message = waiting.removeFirst()
      let told = try Document.readJSON(Array(message.text.utf8))
      #expect(Self.has(told, wanted), "\(message.text)\n\(text)")
    }
    #expect(waiting == [])
  }

  @Test func `each file is a conversation of the test`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(files == ["errors.txt", "intents.txt", "keys.txt"])
  }

  /// Whether a message is compared.
  private static func isMain(_ message: DriverMessage) -> Bool {
    guard case .event(let method, let params) = message else { return true }
    if method == DriverOutput.idle { return true }
    return method == DriverOutput.captured && params["spoken:part"]?.text == "description"
  }

  /// Whether a value has all members of another one.
  private static func has(_ value: Document, _ wanted: Document) -> Bool {
    if let entries = wanted.entries {
      return entries.allSatisfy { entry in value[entry.key].map { has($0, entry.value) } ?? false }
    }
    if let items = wanted.items {
      let mine = value.items ?? []
      return mine.count == items.count && zip(mine, items).allSatisfy { has($0, $1) }
    }
    return value.compactJSON == wanted.compactJSON
  }
}
