import ScreenDocuments
import ScreenTree
import ScreenYAML
import SpokenFiles
package import VoiceOverSpeech

/// Reads voice files: keys and values, nothing nested.
package enum VoiceFile {
  /// The most bytes of a file.
  private static let longest = 8192
  /// The gain in decibels that brings most voices to -16 LUFS.
  fileprivate static let usualGain = 5.5

  /// Reads a voice from a file.
  static func profile(
    path: String, _ naming: Naming = .byUser
  ) throws(VoiceError) -> VoiceProfile {
    try profile(try bytes(of: path, naming), path: path)
  }

  /// Reads the voice that the bytes of a file describe.
  ///
  /// - Throws: `VoiceError` with the first error; misspelled keys come before missing ones.
  package static func profile(
    _ bytes: [UInt8], path: String
  ) throws(VoiceError) -> VoiceProfile {
    var reader = FieldReader(file: path, subject: "")
    let profile: VoiceProfile?
    do throws(Document.Fault) {
      profile = Codec.voice.read(&reader, try Document.read(bytes), ValueKey(name: "voice"))
    } catch {
      throw fault(error.message, at: error.position, in: path)
    }
    if let first = reader.faults.findings.first {
      throw fault(first.message, at: first.position, in: path)
    }
    guard let profile else { throw fault("this is no voice", at: .unknown, in: path) }
    return profile
  }

  private static func bytes(of path: String, _ naming: Naming) throws(VoiceError) -> [UInt8] {
    let data: [UInt8]
    do throws(FileError) {
      data = try ReadableFile.bytes(of: path, naming, upTo: longest + 1)
    } catch {
      throw .missing(path: path, cause: error.cause)
    }
    guard data.count <= longest else {
      throw fault("a voice has \(longest) bytes at most", at: .unknown, in: path)
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

extension Codec where Value == VoiceProfile {
  /// A voice.
  fileprivate static var voice: Codec {
    .record(
      VoiceProfile(name: "", language: "", engineVoice: "", rate: 180, gain: VoiceFile.usualGain),
      findsAll: true,
      [
        .required("name", \.name, .engineText), .required("language", \.language, .language),
        .required("engineVoice", \.engineVoice, .engineText),
        .optional("variant", \.variant, .engineText),
        .usual("rate", \.rate, 180, .integer(VoiceProfile.rates)),
        .usual("pitch", \.pitch, 50, .integer(VoiceProfile.pitches)),
        .usual("range", \.range, 50, .integer(VoiceProfile.pitches)),
        .usual("volume", \.volume, 100, .integer(VoiceProfile.volumes)),
        // 24 decibels are a factor of 15.8; from 16 on the limiter would examine each sample.
        .usual("gain", \.gain, VoiceFile.usualGain, .number(-24...24)),
        .optional("description", \.remark, .text),
      ])
  }
}

extension Codec where Value == String {
  /// A text that travels to the worker, terminated by a zero.
  fileprivate static var engineText: Codec {
    Codec("text", schema: .textSchema) { reader, document, key in
      guard let text = reader.text(document, key.name) else { return nil }
      return reader.found(
        text.isEmpty || text.utf8.contains(0) ? nil : text, in: document,
        else: text.isEmpty
          ? "'\(key.name)' needs a text"
          : "'\(key.name)' holds a zero character; write the name alone")
    } write: {
      .text($0)
    }
  }
}

extension VoiceProfile {
  /// What a file says for its readers, of which a voice has no need.
  fileprivate var remark: String? {
    get { nil }
    set {}
  }
}
