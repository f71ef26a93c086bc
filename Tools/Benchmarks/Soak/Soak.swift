import EspeakEngine
import Foundation
import SpokenScreen
import TestSupport

/// Speaks random texts in all voices, each twice in different order, and looks for differences and leaks.
///
/// The second time each text is spoken in a copy of the worker's process, which no earlier text can
/// have changed; the first time as in a release, which restores the engine's memory where that is
/// linked in.
///
/// Usage: Soak VOICES [COUNT [SEED]]
@main
enum Soak {
  /// The result of a text.
  private enum Outcome: Hashable {
    /// It was spoken; a digest of its sound.
    case spoken(UInt64)
    /// It was answered, but could not be spoken.
    case silent(String)
    /// It was not answered.
    case unanswered(String)
  }

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 2 else { fatalError("usage: Soak VOICES [COUNT [SEED]]") }
    let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 100_000
    let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1
    // An eighth language, one that the engine stumbles in.
    let danish = VoiceProfile(name: "da", language: "da", engineVoice: "gmq/da")
    let voices = try VoiceCatalog(folders: [arguments[1]]).profiles + [danish]
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let copying = try copyingWorker()
    defer { try? FileManager.default.removeItem(atPath: copying) }
    let engines = try [nil, copying].map { worker in
      try EspeakSynthesizer(worker: worker, jobs: jobs, memory: 0)
    }
    var tally = Tally()
    // The usage while both engines run: after the first texts, and after the latest.
    var (start, end): (Usage?, Usage) = (nil, Usage())
    let batch = 500
    for first in stride(from: 0, to: count, by: batch) {
      let numbers = Array(first..<min(first + batch, count))
      let once = outcomes(of: numbers, seed, voices, engines[0])
      let again = outcomes(of: numbers.reversed(), seed, voices, engines[1])
      for number in numbers {
        let (text, voice) = order(number, seed, voices)
        let verdict = tally.add(once[number], again[number])
        if let verdict { tell("\(voice.name): \(text.debugDescription) \(verdict)") }
      }
      end = Usage.now
      start = start ?? end
      if first % (count / 10 + 1) < batch { tell("\(first + numbers.count)\t\(end)") }
    }
    let before = start ?? end
    tell("\(count) texts in \(voices.count) voices, each twice: \(tally)")
    tell("after the first \(batch) \(before); at the end \(end)")
    // For each job of both engines a worker, its copy that has set a voice, and one that is about
    // to end.
    let hasGrown =
      end.memory > before.memory + 16 << 10 || end.descriptors > before.descriptors
      || end.processes > 6 * jobs
    if hasGrown { tell("that is more than at the start") }
    if tally.different + tally.unanswered > 0 || hasGrown { exit(1) }
  }

  /// Writes a program that starts the worker so that it speaks each text in a copy of its process.
  private static func copyingWorker() throws -> String {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
    let worker = program.deletingLastPathComponent().path + "/spoken-espeak-worker"
    let path = NSTemporaryDirectory() + "/spoken-soak-\(ProcessInfo.processInfo.processIdentifier)"
    try Data("#!/bin/sh\nexec '\(worker)' \"$@\" copies\n".utf8).write(
      to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    return path
  }

  /// How many texts failed.
  private struct Tally: CustomStringConvertible {
    var (silent, unanswered, different) = (0, 0, 0)

    /// Counts the results of a text, and reports what is wrong.
    mutating func add(_ one: Outcome?, _ other: Outcome?) -> String? {
      switch (one, other) {
      case (.unanswered(let cause)?, _), (_, .unanswered(let cause)?):
        unanswered += 1
        return "is not answered: \(cause)"
      case (let one?, let other?) where one != other:
        different += 1
        return "differs"
      case (.silent(let cause)?, _):
        silent += 1
        return "is silent: \(cause)"
      case (.spoken?, _): return nil
      case (nil, _):
        unanswered += 1
        return "is not answered"
      }
    }

    var description: String {
      "\(different) differ, \(silent) left silent, \(unanswered) not answered"
    }
  }

  /// Prints a line without buffering.
  private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// The results of the texts, several at once.
  private static func outcomes(
    of numbers: [Int], _ seed: UInt64, _ voices: [VoiceProfile], _ engine: EspeakSynthesizer
  ) -> [Int: Outcome] {
    let results = Results<Outcome>()
    DispatchQueue.concurrentPerform(iterations: numbers.count) { index in
      let (text, voice) = order(numbers[index], seed, voices)
      let outcome: Outcome
      do {
        outcome = .spoken(try engine.speak(text, in: voice).digest)
      } catch let failure as SynthesisFailure {
        outcome = .silent(failure.cause)
      } catch {
        outcome = .unanswered("\(error)")
      }
      results.put(outcome, for: numbers[index])
    }
    return results.all
  }

  /// The text and the voice with a number.
  private static func order(
    _ number: Int, _ seed: UInt64, _ voices: [VoiceProfile]
  ) -> (String, VoiceProfile) {
    var dice = SeededGenerator(seed &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(number))
    let length = Int(dice.next() % 60) + 1
    let scalars = (0..<length).map { _ in alphabet[Int(dice.next() % UInt64(alphabet.count))] }
    let voice = voices[Int(dice.next() % UInt64(voices.count))]
    return (String(String.UnicodeScalarView(scalars)), voice)
  }

  /// Letters of many scripts, many spaces, digits, and characters that the engine has trouble with.
  private static let alphabet: [Unicode.Scalar] = Array(
    ("          eeeaaiioonnrrttssllddccuummpphhggbbffyywwkkvvxxzzjjqqEATIN0123456789"
      + "..,,;:!?--''\"\"()[]<>&/_@#%+=*~…°€$£éèüöäßñçœøåąęłżаеионтрсвлкмдпуяызбьгчйхжшюцщэфъ"
      + "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹあいうえおかきくけこ日本語漢字"
      + "लच्छेद\u{1}\u{200d}👍🏽").unicodeScalars)
}

/// Results that several threads collect.
private final class Results<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Int: Result] = [:]

  func put(_ result: Result, for number: Int) { lock.withLock { results[number] = result } }

  var all: [Int: Result] { lock.withLock { results } }
}
