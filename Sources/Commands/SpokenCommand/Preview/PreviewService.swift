import Foundation
import SpokenFiles
import SpokenPreview
import SpokenScreen
import SpokenServer
import SpokenSound
import SpokenSyntax
import SpokenTextCommands

/// The desk as a site: each request waits for its turn on the desk's thread.
struct PreviewService: PreviewSite {
  let desk: PreviewDesk
  let queue: WorkQueue

  func page(of input: String?) async -> String {
    await queue.perform { [desk] in
      guard let input = desk.input(named: input) ?? desk.inputs.first else { return "" }
      return desk.page(of: input, desk.state(of: input))
    }
  }

  func sound(_ name: String) async -> AnswerBody? {
    let sound = await queue.perform { [desk] in desk.sound(named: name) }
    return sound.map { sound in AnswerBody(count: sound.count) { try sound.read($0) } }
  }

  func screens() async -> String {
    await queue.perform { [desk] in
      struct Listed: Encodable {
        var input: String
        /// Nil for an input that no page has asked for.
        var findings: [PreviewMessage.Finding]?
      }
      let list = desk.inputs.map {
        Listed(input: $0.path, findings: desk.shown[ExactPath($0.path)]?.findings)
      }
      // Texts and truth values can always be written.
      return (try? list.prettyJSON()) ?? ""
    }
  }

  func file(of input: String, version: String?) async -> (name: String, text: String)? {
    await queue.perform { [desk] in
      guard let input = desk.input(named: input), let run = desk.run(of: input, version) else {
        return nil
      }
      do {
        return (Self.name(for: input), try desk.maker.file(of: run))
      } catch {
        Console.error("\(input.path): the page cannot be made: \(error)")
        return nil
      }
    }
  }

  func handle(_ request: PreviewRequest, from page: Int) async {
    await queue.perform { [desk] in desk.handle(request, from: page) }
  }

  func leave(_ page: Int) async {
    // Also in turn: a request of the page may still be waiting.
    await queue.perform { [desk] in desk.visits[page] = nil }
  }

  /// The name of a file for an input: its own with another extension, and plain characters.
  private static func name(for input: CheckInput) -> String {
    let name = input.stem.fileName
    let plain = name.unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      return isPlain || scalar == "-" || scalar == "_" ? Character(scalar) : "-"
    }
    return String(plain) + ".html"
  }
}
