import Foundation
import ScreenDocuments
import ScreenTree
import ScreenYAML
import SpokenFiles
package import VoiceOverSpeech

/// A voice file: keys and values, nothing nested.
package struct VoiceFile {
  /// The required keys.
  private static let required = ["name", "language", "engineVoice"]
  /// The optional keys.
  private static let optional = [
    "variant", "rate", "pitch", "range", "volume", "gain", "description",
  ]
  /// The gain in decibels that brings most voices to -16 LUFS.
  private static let usualGain = 5.5
  /// The most bytes of a file.
  private static let longest = 8192

  private let path: String
  private let document: Document

  /// Reads a voice from a file.
  static func profile(
    path: String, _ naming: Naming = .byUser
  ) throws(VoiceError) -> VoiceProfile {
    try profile(try bytes(of: path, naming), path: path)
  }

  /// Reads the voice that the bytes of a file describe.
  package static func profile(
    _ bytes: [UInt8], path: String
  ) throws(VoiceError) -> VoiceProfile {
    try VoiceFile(bytes, path: path).profile()
  }

  private init(_ bytes: [UInt8], path: String) throws(VoiceError) {
    do throws(Document.Fault) {
      document = try Document.read(bytes)
    } catch {
      throw VoiceFile.fault(error.message, at: error.position, in: path)
    }
    self.path = path
    guard document.entries != nil else {
      throw fault(at: nil, "a voice is written as lines such as 'name: en-US'")
    }
  }

  private func profile() throws(VoiceError) -> VoiceProfile {
    // Misspelled keys come first: otherwise a required one would be reported as missing without a
    // hint.
    try checkKeys()
    let profile = VoiceProfile(
      name: try text("name"), language: try text("language"),
      engineVoice: try text("engineVoice"),
      variant: document["variant"] == nil ? nil : try text("variant"),
      rate: try number("rate", else: 180), pitch: try number("pitch", else: 50),
      range: try number("range", else: 50), volume: try number("volume", else: 100),
      gain: try decibels("gain"))
    guard LanguageTag(profile.language) != nil else {
      throw fault(
        at: document["language"]?.position,
        "'\(profile.language)' is not a language; write a BCP 47 tag such as 'en-US'")
    }
    if let excess = profile.excess {
      throw fault(at: document[excess.key]?.position, excess.message)
    }
    return profile
  }

  private func checkKeys() throws(VoiceError) {
    let allowed = VoiceFile.required + VoiceFile.optional
    for entry in document.entries ?? [] where !allowed.contains(entry.key) {
      let name = entry.key
      let guess = nearest(to: name, in: allowed).map { " (did you mean '\($0)'?)" } ?? ""
      throw fault(
        at: entry.position,
        "unknown key '\(name)'\(guess); a voice has \(allowed.joined(separator: ", "))")
    }
    for key in VoiceFile.required where document[key] == nil {
      throw fault(at: nil, "the key '\(key)' is missing")
    }
  }

  private func text(_ key: String) throws(VoiceError) -> String {
    guard let value = document[key]?.text, !value.isEmpty else {
      throw fault(at: document[key]?.position, "'\(key)' needs a text")
    }
    return value
  }

  private func number(_ key: String, else standard: Int) throws(VoiceError) -> Int {
    guard let value = document[key] else { return standard }
    guard let number = value.text.flatMap({ Int($0) }) else {
      throw fault(at: value.position, "'\(key)' needs a whole number")
    }
    return number
  }

  private func decibels(_ key: String) throws(VoiceError) -> Double {
    guard let value = document[key] else { return VoiceFile.usualGain }
    // 24 decibels are a factor of 15.8; from 16 on the limiter would examine each sample.
    guard let number = value.text.flatMap({ Double($0) }), (-24...24).contains(number) else {
      throw fault(at: value.position, "'\(key)' needs a number of decibels from -24 to 24")
    }
    return number
  }

  private func fault(at position: Position?, _ message: String) -> VoiceError {
    VoiceFile.fault(message, at: position ?? .unknown, in: path)
  }
}

extension VoiceFile {
  private static func bytes(of path: String, _ naming: Naming) throws(VoiceError) -> [UInt8] {
    let data: [UInt8]
    do throws(FileError) {
      data = try ReadableFile.bytes(of: path, naming, upTo: longest + 1)
    } catch {
      throw .missing(path: path, cause: error.cause)
    }
    guard data.count <= longest else {
      throw .faulty(
        file: path, line: 1, column: 1, message: "a voice has \(longest) bytes at most")
    }
    return data
  }

  /// An error at a position; at the start of the file if unknown.
  private static func fault(
    _ message: String, at position: Position, in path: String
  ) -> VoiceError {
    .faulty(
      file: path, line: max(Int(position.line), 1), column: max(Int(position.column), 1),
      message: message)
  }
}
