import Foundation
import SpokenCLibrary
import SpokenPreview
import SpokenScreen
import SpokenTextCommands

/// A running app that a page explores: a gesture on each line in, an answer on each line out.
///
/// A class, because it owns the process, which ends with it.
final class AppWalk {
  /// Why the app did not answer.
  struct Silence: Error, CustomStringConvertible {
    /// The cause and the fix, in a sentence.
    let description: String
  }

  /// An answer of the app, and the texts to speak.
  struct Answer: Decodable {
    var spoken: PreviewMessage.Spoken
    var texts: [Text]
    /// The screen as a file, when it is another one than before.
    var screenFile: String?
    /// Why its screen cannot be written as a file; nil when it can.
    var problem: String?
    /// The answer to `why`.
    var why: PreviewMessage.Why?
    /// The answer to `source`.
    var source: PreviewMessage.Source?

    /// A text and its language.
    struct Text: Codable, Hashable {
      var text: String
      var language: String?
    }

    private enum Key: CodingKey { case texts, screenFile, problem, why, source }

    init(from decoder: any Decoder) throws {
      spoken = try PreviewMessage.Spoken(from: decoder)
      let keys = try decoder.container(keyedBy: Key.self)
      texts = try keys.decode([Text].self, forKey: .texts)
      screenFile = try keys.decodeIfPresent(String.self, forKey: .screenFile)
      problem = try keys.decodeIfPresent(String.self, forKey: .problem)
      why = try keys.decodeIfPresent(PreviewMessage.Why.self, forKey: .why)
      source = try keys.decodeIfPresent(PreviewMessage.Source.self, forKey: .source)
    }
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest: [UInt8] = []
  /// What the app showed when it opened.
  private(set) var first: PreviewMessage.Spoken

  /// How long an app may take to answer, in milliseconds.
  private static let patience: Int32 = 5000

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - program: the app.
  ///   - settings: VoiceOver's settings, in the order in which they apply.
  /// - Throws: `Silence` when it cannot be started, or does not answer.
  init(program: String, settings: [Walkthrough.Setting] = []) throws(Silence) {
    first = PreviewMessage.Spoken(lines: [])
    process.executableURL = URL(filePath: program)
    process.arguments =
      ["walk", "--json"] + settings.flatMap { ["--set", "\($0.key)=\($0.value)"] }
    (process.standardInput, process.standardOutput) = (input, output)
    do {
      try process.run()
    } catch {
      throw Silence(description: "\(program) cannot be started: \(error.cause)")
    }
    first = try answer().spoken
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Performs a gesture.
  ///
  /// - Parameter line: the gesture, as a transcript writes it.
  /// - Returns: the answer.
  /// - Throws: `Silence` when the app has ended or hangs.
  func perform(_ line: String) throws(Silence) -> Answer {
    do {
      // One line, whatever the text contains: a second one would be taken for another gesture.
      try input.fileHandleForWriting.write(contentsOf: Data((line.oneLine + "\n").utf8))
    } catch {
      throw Silence(description: "the app has ended")
    }
    return try answer()
  }

  private func answer() throws(Silence) -> Answer {
    // `poll` and `read` instead of Foundation, whose functions would wait for an app that hangs.
    let descriptor = output.fileHandleForReading.fileDescriptor
    // A read may end within a line, or behind several of them.
    while !rest.contains(10) {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, Self.patience) > 0 else {
        process.terminate()
        throw Silence(description: "the app did not answer within 5 seconds and was ended")
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { throw Silence(description: "the app has ended") }
      rest += bytes.prefix(count)
    }
    let line = Data(rest.prefix { $0 != 10 })
    // What follows the line stays for the next answer.
    rest.removeFirst(line.count + 1)
    do {
      return try JSONDecoder().decode(Answer.self, from: line)
    } catch {
      throw Silence(description: "the app answers in another way; build it and spoken again")
    }
  }
}
