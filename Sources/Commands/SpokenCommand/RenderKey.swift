import EspeakEngine
import Foundation
import SpokenFiles
import SpokenScreen
import SpokenSound
import SpokenSyntax

/// A digest of everything but the inputs that a file depends on: program, engine, voices, sounds
/// and options.
struct RenderKey: Sendable {
  private let base: String

  /// Reads the engine's files for the digest.
  ///
  /// - Throws: `UnreadableFile` when a file of the engine or the program itself cannot be read.
  init(
    _ command: RenderCommand, _ reader: ScenarioReader, _ ensemble: Ensemble,
    _ engine: EspeakSynthesizer
  ) throws(UnreadableFile) {
    // Another program has another time or length; reading it whole would take too long.
    guard let path = Executable.path, let program = FileStatus(path) else {
      throw UnreadableFile(Arguments.program, "it is not there any more")
    }
    let options = command.voiceOptions
    // The voice may be a user's file.
    let voice = try? options.voice.map(ensemble.catalog.profile(named:))
    let recipes = ensemble.theme.recipes.sorted { $0.key.rawValue < $1.key.rawValue }
    // All properties of a value, whatever its description is; a dictionary has no fixed order.
    var values = ""
    dump(reader, to: &values)
    dump((options.voice, options.rate, command.sampleRate, command.narrate, voice), to: &values)
    dump((SoundLibraries.versions, ensemble.catalog, recipes.map(\.value)), to: &values)
    dump(engine.japanese.dictionaryName, to: &values)
    base = "\(Digest(of: ["\(try engine.digest())", "\(program)", values]))"
  }

  /// The key of an output: a digest of its inputs and its format, which is the extension of its
  /// name.
  ///
  /// - Parameters:
  ///   - path: the output.
  ///   - sources: the bytes of the input files by their names.
  /// - Returns: the key.
  func key(of path: String, from sources: [String: [UInt8]]) -> String {
    // A dictionary has another order in each run.
    let files = sources.sorted { $0.key < $1.key }
      .flatMap { [$0.key, "\(Digest(of: [], Data($0.value)))"] }
    return "\(Digest(of: [base, path.fileExtension] + files))"
  }
}
