import Foundation
import SpokenFiles
package import VoiceOverSpeech

/// The files of the engine's data that a voice needs, and checks for damage.
///
/// The engine checks little of this: with a truncated file of sounds it is silent, or crashes. The
/// layout of the files is that of eSpeak NG 1.51 and 1.52, `src/libespeak-ng/synthdata.c` and
/// `dictionary.c` in https://github.com/espeak-ng/espeak-ng.
package struct EngineData: Hashable, Sendable {
  /// The folder of the data.
  package let folder: String

  /// The data in a folder.
  package init(folder: String) { self.folder = folder }

  /// The first damage to a file that a voice needs, in a clause; nil if none is visible.
  package func fault(for voice: VoiceProfile) -> String? {
    do throws(Fault) {
      try checkSounds()
      let language = try bytes(of: "lang/" + voice.engineVoice)
      if let variant = voice.variant { _ = try bytes(of: "voices/!v/" + variant) }
      try checkDictionary(Self.dictionary(of: String(decoding: language, as: UTF8.self)))
      return nil
    } catch {
      return "\(folder)/\(error.file) \(error.cause)"
    }
  }

  /// Damage to the tables and sounds that all voices share, in a clause; nil if none is visible, or
  /// one is missing, which the engine itself reports.
  ///
  /// With truncated tables the engine reads the memory after them, so that a text is sometimes
  /// silent and sometimes not.
  var faultOfSounds: String? {
    do throws(Fault) {
      try checkSounds()
      return nil
    } catch {
      let path = "\(folder)/\(error.file)"
      return FileStatus(path) == nil ? nil : "\(path) \(error.cause)"
    }
  }

  /// The version of the layout, at the start of the file of sounds.
  static let version: [UInt8] = [1, 0x48, 1, 0]

  /// Damage to a file.
  struct Fault: Error, Hashable {
    var file: String
    var cause: String
  }

  /// The dictionary of a language file: the one that it names, or its language's.
  static func dictionary(of language: String) -> String {
    let lines = language.split(whereSeparator: \.isNewline).map { $0.split(separator: " ") }
    func value(of key: Substring) -> Substring? {
      lines.first { line in line.count > 1 && line[0] == key }?[1]
    }
    if let name = value(of: "dictionary") { return "\(name)_dict" }
    let name = value(of: "language") ?? ""
    return "\(name.prefix { $0 != "-" })_dict"
  }

  private func checkSounds() throws(Fault) {
    let tables = try bytes(of: "phontab")
    let programs = try bytes(of: "phonindex")
    let sounds = try bytes(of: "phondata")
    // Another version of the engine may have another layout.
    guard sounds.starts(with: Self.version) else { return }
    guard let longest = PhonemeFiles.lastProgram(in: tables) else {
      throw Fault(file: "phontab", cause: "is cut short or damaged")
    }
    // Each file is measured by what the one before refers to: none of them has its own length.
    guard longest < programs.count / 2, let last = PhonemeFiles.lastSound(in: programs) else {
      throw Fault(file: "phonindex", cause: "is cut short or damaged")
    }
    guard last < sounds.count else {
      throw Fault(file: "phondata", cause: "is cut short: it has \(sounds.count) of \(last) bytes")
    }
    // A record of 68 bytes for each tune.
    guard try bytes(of: "intonations").count.isMultiple(of: 68) else {
      throw Fault(file: "intonations", cause: "is cut short")
    }
  }

  private func checkDictionary(_ name: String) throws(Fault) {
    guard DictionaryFile.isWhole(try bytes(of: name)) else {
      throw Fault(file: name, cause: "is cut short or damaged")
    }
  }

  /// The bytes of a file, which is never empty.
  private func bytes(of file: String) throws(Fault) -> [UInt8] {
    let path = folder + "/" + file
    guard let status = FileStatus(path) else { throw Fault(file: file, cause: "is missing") }
    guard status.kind == .file else { throw Fault(file: file, cause: "is no file") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Fault(file: file, cause: "cannot be read")
    }
    guard !data.isEmpty else { throw Fault(file: file, cause: "is empty") }
    return Array(data)
  }
}
