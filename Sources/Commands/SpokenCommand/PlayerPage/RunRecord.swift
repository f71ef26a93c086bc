import Foundation
import SpokenPage
import SpokenScreen
import SpokenSound
import SpokenTextCommands

/// A run of a walkthrough: the data of its page and its sound, collected while it is rendered.
///
/// A class, because the renderer calls its closures while it collects.
final class RunRecord {
  /// What was spoken, and what was not.
  let log = RenderLog()

  private let scenario: Scenario
  private let sound: EncodedSound?
  private var record: PageRecord
  private var parts: [HeardSegment] = []

  /// Prepares a record.
  ///
  /// - Parameters:
  ///   - scenario: what will be rendered.
  ///   - path: the file that will have the sound inside.
  ///   - sampleRate: the rate of the engine, in hertz.
  ///   - format: how the sound is encoded; nil for none.
  ///   - bitrate: its bit rate; nil for the usual.
  /// - Throws: `OutputError` when the sound cannot be encoded.
  init(
    of scenario: Scenario, for path: String, sampleRate: Int, format: AudioFormat?,
    bitrate: PageBitrate? = nil
  ) throws {
    self.scenario = scenario
    record = PageRecord(of: scenario, sampleRate: sampleRate)
    sound = try format.map {
      try EncodedSound(
        for: path, format: $0, bitrate: bitrate?.kilobits, sampleRate: sampleRate,
        channels: scenario.settings.channels)
    }
  }

  /// Renders the walkthrough, and returns the sound.
  ///
  /// - Parameters:
  ///   - renderer: the renderer.
  ///   - check: is called often, and throws to end the work.
  /// - Returns: the encoded sound; no bytes without a format.
  /// - Throws: what the renderer, the encoder and `check` throw.
  func render(with renderer: Renderer, check: @escaping () throws -> Void) throws -> Data {
    Data(try store(with: renderer, check: check).map { try $0.read(0..<$0.count) } ?? [])
  }

  /// Renders the walkthrough, and leaves the sound on the disk; nil without a format.
  func store(
    with renderer: Renderer, check: @escaping () throws -> Void
  ) throws -> StoredSound? {
    let outputs = Renderer.Outputs(
      samples: { [self] in try sound?.write($0) },
      caption: { [self] in parts.append(HeardSegment($0)) },
      utterance: { [self] in record.utterances.append($0) },
      stop: { [self] _, number, frames in
        // The parts of a stop come before the stop, so all that are collected belong to it.
        record.heard[number] = (frames, parts)
        parts = []
      },
      failure: { Console.error($0.description) })
    try log.run(scenario, with: renderer, to: outputs, check: check)
    record.length = log.length
    return try sound?.store()
  }

  /// What was spoken, in order.
  var utterances: [Utterance] { record.utterances }

  /// The data of the page, after the run; pictures give their screens a size.
  func data(
    titled title: String?, pictures: [Int: ScreenPicture], review: PageReview? = nil
  ) -> PageData {
    record.data(titled: title, pictures: pictures, review: review)
  }
}

extension HeardSegment {
  /// A part that is heard, as captions have it.
  fileprivate init(_ part: Captions.HeardPart) {
    self.init(part.segment, frames: part.frames) { WordTimes($0[...], part.words).words }
  }
}
