import EspeakEngine
import Foundation
import ScreenAudio
import SpokenScreen

/// All that the files of a run are made of, but for the inputs: program, engine, voices, sounds and options.
struct RenderKey: Sendable {
  private let base: String

  /// Creates the key of a run.
  ///
  /// - Parameters:
  ///   - command: what was asked for.
  ///   - reader: what reads the inputs, with the options of the command line.
  ///   - ensemble: the voices and sounds that there are.
  ///   - engine: what speaks.
  /// - Throws: `UnreadableFile` when a file of the engine or the program itself cannot be read.
  init(
    _ command: RenderCommand, _ reader: StoryReader, _ ensemble: VoiceOptions.Ensemble,
    _ engine: EspeakSynthesizer
  ) throws(UnreadableFile) {
    let engine = try engine.digest()
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    guard case (let written?, let size?) = EarlierRender.attributes(of: path) else {
      throw UnreadableFile(path: path, cause: "it is not there any more")
    }
    var digester = Digester()
    digester.add("\(engine)")
    // Another program has another time or length; to read all of it would take longer than the rest.
    digester.add("\(written.timeIntervalSince1970)")
    digester.add(size)
    let voices = command.voiceOptions
    let options = [
      voices.voice, voices.rate.map(String.init), command.sampleRate.map(String.init),
    ]
    // The voice may be a file of the user's.
    let voice = try? voices.voice.map(ensemble.catalog.profile(named:))
    // All that a value holds, whatever it tells of itself; a dictionary would tell it in any order.
    var values = ""
    dump(reader, to: &values)
    dump(options, to: &values)
    dump(voice, to: &values)
    dump(SoundLibraries.versions, to: &values)
    dump(ensemble.catalog, to: &values)
    for (_, recipe) in ensemble.theme.recipes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      dump(recipe, to: &values)
    }
    digester.add(values)
    base = "\(digester.digest())"
  }

  /// The key of an output: what it is made of, and its format, which its name ends with.
  ///
  /// - Parameters:
  ///   - path: the output.
  ///   - sources: the bytes of the input's files by their names.
  /// - Returns: the key.
  func key(of path: String, from sources: [String: [UInt8]]) -> String {
    var digester = Digester()
    digester.add(base)
    digester.add((path as NSString).pathExtension)
    for (name, bytes) in sources.sorted(by: { $0.key < $1.key }) {
      digester.add(name)
      digester.add(bytes.count)
      bytes.withUnsafeBytes { digester.add($0) }
    }
    return "\(digester.digest())"
  }
}
