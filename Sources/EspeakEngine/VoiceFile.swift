import Files
import Foundation
import ScreenSpeech
import Yams

/// A file that describes a voice: keys and values, nothing nested.
struct VoiceFile {
  /// The keys that every file has.
  private static let required = ["name", "language", "engineVoice"]
  /// The keys that a file may leave out.
  private static let optional = [
    "variant", "rate", "pitch", "range", "volume", "gain", "description",
  ]
  /// The gain in decibels that brings most voices to -16 LUFS.
  private static let usualGain = 5.5
  /// The most bytes that are read.
  private static let longest = 8192
  /// The most asterisks in a file: aliases of aliases could stand for more than fits anywhere.
  private static let mostAsterisks = 16

  private let path: String
  private let mapping: Node.Mapping

  /// Reads the voice that a file describes.
  static func profile(
    path: String, _ naming: Naming = .byUser
  ) throws(VoiceFault) -> VoiceProfile {
    try VoiceFile(path: path, naming).profile()
  }

  private init(path: String, _ naming: Naming) throws(VoiceFault) {
    let text = try VoiceFile.text(of: path, naming)
    let node: Node?
    do {
      node = try compose(yaml: text)
    } catch {
      throw VoiceFile.fault(error, in: path)
    }
    guard let mapping = node?.mapping else {
      throw .faulty(
        file: path, line: 1, column: 1, message: "a voice is written as lines such as 'name: en-US'"
      )
    }
    self.path = path
    self.mapping = mapping
  }

  private func profile() throws(VoiceFault) -> VoiceProfile {
    try checkKeys()
    let profile = VoiceProfile(
      name: try text("name"), language: try text("language"),
      engineVoice: try text("engineVoice"),
      variant: mapping["variant"] == nil ? nil : try text("variant"),
      rate: try number("rate", else: 180), pitch: try number("pitch", else: 50),
      range: try number("range", else: 50), volume: try number("volume", else: 100),
      gain: try decibels("gain"))
    guard LanguageTag(profile.language) != nil else {
      throw fault(
        at: mapping["language"],
        "'\(profile.language)' is not a language; write a BCP 47 tag such as 'en-US'")
    }
    if let excess = profile.excess { throw fault(at: mapping[excess.key], excess.message) }
    return profile
  }

  private func checkKeys() throws(VoiceFault) {
    let allowed = VoiceFile.required + VoiceFile.optional
    for (key, _) in mapping where !allowed.contains(key.scalar?.string ?? "") {
      let name = key.scalar?.string ?? ""
      let guess = nearest(to: name, in: allowed).map { " (did you mean '\($0)'?)" } ?? ""
      throw fault(
        at: key, "unknown key '\(name)'\(guess); a voice has \(allowed.joined(separator: ", "))")
    }
    for key in VoiceFile.required where mapping[key] == nil {
      throw fault(at: nil, "the key '\(key)' is missing")
    }
  }

  private func text(_ key: String) throws(VoiceFault) -> String {
    guard let value = mapping[key]?.scalar?.string, !value.isEmpty else {
      throw fault(at: mapping[key], "'\(key)' needs a text")
    }
    return value
  }

  private func number(_ key: String, else standard: Int) throws(VoiceFault) -> Int {
    guard let node = mapping[key] else { return standard }
    guard let number = node.scalar.flatMap({ Int($0.string) }) else {
      throw fault(at: node, "'\(key)' needs a whole number")
    }
    return number
  }

  private func decibels(_ key: String) throws(VoiceFault) -> Double {
    guard let node = mapping[key] else { return VoiceFile.usualGain }
    guard let number = node.scalar.flatMap({ Double($0.string) }), (-24...24).contains(number)
    else {
      throw fault(at: node, "'\(key)' needs a number of decibels from -24 to 24")
    }
    return number
  }

  private func fault(at node: Node?, _ message: String) -> VoiceFault {
    .faulty(
      file: path, line: node?.mark?.line ?? 1, column: node?.mark?.column ?? 1, message: message)
  }
}

extension VoiceFile {
  private static func text(of path: String, _ naming: Naming) throws(VoiceFault) -> String {
    let data: [UInt8]
    do throws(FileFault) {
      data = try ReadableFile.bytes(of: path, naming, upTo: longest + 1)
    } catch {
      throw .missing(path: path, cause: error.cause)
    }
    guard data.count <= longest else {
      throw .faulty(
        file: path, line: 1, column: 1, message: "a voice has \(longest) bytes at most")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .faulty(file: path, line: 1, column: 1, message: "the file is not UTF-8")
    }
    guard text.utf8.count(where: { $0 == UInt8(ascii: "*") }) <= mostAsterisks else {
      throw .faulty(
        file: path, line: 1, column: 1,
        message: "there are more than \(mostAsterisks) asterisks; a voice needs no aliases")
    }
    return text
  }

  private static func fault(_ error: any Error, in path: String) -> VoiceFault {
    let place: (mark: Mark, message: String)? =
      switch error as? YamlError {
      case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
        .composer(_, let problem, let mark, _):
        (mark, problem)
      case .duplicatedKeysInMapping(let keys, let context):
        (context.mark, "twice the same key: \(keys.joined(separator: ", "))")
      default: nil
      }
    return .faulty(
      file: path, line: place?.mark.line ?? 1, column: place?.mark.column ?? 1,
      message: "not YAML: \(place?.message ?? "\(error)")")
  }
}
