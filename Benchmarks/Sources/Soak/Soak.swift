import EspeakEngine
import Foundation
import SpokenScreen

/// Speaks random texts in all voices, each twice in different order, and looks for differences and leaks.
///
/// Usage: Soak VOICES [COUNT [SEED]]
@main
enum Soak {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 2 else { fatalError("usage: Soak VOICES [COUNT [SEED]]") }
    let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 100_000
    let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1
    let voices = try VoiceCatalog(folders: [arguments[1]]).profiles
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let first = try EspeakSynthesizer(jobs: jobs, memory: 0)
    let second = try EspeakSynthesizer(jobs: jobs, memory: 0)
    var (failures, differences) = (0, 0)
    let batch = 500
    for start in stride(from: 0, to: count, by: batch) {
      let numbers = Array(start..<min(start + batch, count))
      let once = digests(of: numbers, seed, voices, first)
      let again = digests(of: numbers.reversed(), seed, voices, second)
      for number in numbers {
        if once[number] != again[number] {
          differences += 1
          let (text, voice) = order(number, seed, voices)
          print("differs in \(voice.name): \(text.debugDescription)")
        } else if once[number] == .some(nil) {
          failures += 1
        }
      }
      if start % (count / 10 + 1) < batch { print("\(start + numbers.count)\t\(Self.usage)") }
    }
    print(
      "\(count) texts, each twice: \(differences) differ, \(failures) left silent; \(Self.usage)")
    if differences > 0 { exit(1) }
  }

  /// The digest of the sound of each text; nil where the engine could not speak it.
  private static func digests(
    of numbers: [Int], _ seed: UInt64, _ voices: [VoiceProfile], _ engine: EspeakSynthesizer
  ) -> [Int: UInt64?] {
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: numbers.count) { index in
      let (text, voice) = order(numbers[index], seed, voices)
      let digest = (try? engine.speak(text, in: voice))?.digest
      results.put(digest, for: numbers[index])
    }
    return results.all
  }

  /// The text and the voice of a number.
  private static func order(
    _ number: Int, _ seed: UInt64, _ voices: [VoiceProfile]
  ) -> (String, VoiceProfile) {
    var dice = Dice(state: seed &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(number))
    let length = Int(dice.next() % 60) + 1
    let scalars = (0..<length).map { _ in alphabet[Int(dice.next() % UInt64(alphabet.count))] }
    let voice = voices[Int(dice.next() % UInt64(voices.count))]
    return (String(String.UnicodeScalarView(scalars)), voice)
  }

  /// Letters of many scripts, many blanks, digits, and the signs that the engine stumbles over.
  private static let alphabet: [Unicode.Scalar] = Array(
    ("          eeeaaiioonnrrttssllddccuummpphhggbbffyywwkkvvxxzzjjqqEATIN0123456789"
      + "..,,;:!?--''\"\"()[]<>&/_@#%+=*~…°€$£éèüöäßñçœøåąęłżаеионтрсвлкмдпуяызбьгчйхжшюцщэфъ"
      + "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹあいうえおかきくけこ日本語漢字"
      + "लच्छेद\u{1}\u{200d}👍🏽").unicodeScalars)

  /// The memory, the descriptors and the processes that there are now.
  private static var usage: String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let memory = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let children = tasks.reduce(0) { sum, task in
      let path = "/proc/self/task/\(task)/children"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return sum + text.split(separator: " ").count
    }
    return "\(memory), \(files) descriptors, \(children) processes"
  }
}

/// Results that several threads put together.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var digests: [Int: UInt64?] = [:]

  func put(_ digest: UInt64?, for number: Int) {
    lock.withLock { digests[number] = .some(digest) }
  }

  var all: [Int: UInt64?] { lock.withLock { digests } }
}

/// SplitMix64: the same numbers from the same state, anywhere.
private struct Dice {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
