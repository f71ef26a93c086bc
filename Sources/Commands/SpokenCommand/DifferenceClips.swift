import EspeakEngine
import Foundation
import SpokenFiles
import SpokenScreen
import SpokenSound
import SpokenSyntax
import SpokenTextCommands

/// Writes the changed stops as sound files, before and after.
struct DifferenceClips {
  private let folder: String
  private let synthesizer: EspeakSynthesizer
  private let voices: VoiceOptions

  /// Prepares a folder and creates it if needed.
  ///
  /// - Throws: the exit code when the folder cannot be created or the engine is missing.
  init(folder: String, _ voices: VoiceOptions) throws {
    self.folder = folder.withSlash
    self.voices = voices
    synthesizer = try EngineOptions.synthesizer()
    try OutputFolder.make(folder)
  }

  /// Writes the clips of one input, whose name is the prefix of their names.
  ///
  /// - Throws: the exit code for a transcript, which has no voice, and for a failed write.
  func write(
    _ name: String, _ difference: HeardDifference, _ before: LoadedTranscript,
    _ after: LoadedTranscript
  ) throws {
    guard !difference.changes.isEmpty else { return }
    var olds: [Int: String] = [:]
    var news: [Int: String] = [:]
    let digits = max(3, String(difference.touched.count).count)
    for (index, pair) in difference.touched.enumerated() {
      let old = pair.old.flatMap { before.heard?.stops[$0] }
      let new = pair.new.flatMap { after.heard?.stops[$0] }
      // Leading zeros keep the files of a folder in the order of the stops.
      let number = String(index + 1)
      let place = String(repeating: "0", count: max(0, digits - number.count)) + number
      let stem =
        "\(Self.plain(name, most: 100))-\(place)-\(Self.plain((new ?? old)?.name ?? "", most: 40))"
      if let old { olds[old.number] = stem + "-before.wav" }
      if let new { news[new.number] = stem + "-after.wav" }
    }
    try write(before, olds)
    try write(after, news)
  }

  /// The letters, digits and hyphens of a text, for the name of a file.
  private static func plain(_ text: String, most: Int) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return String(words.prefix(most))
  }

  /// Renders a scenario and writes the requested stops, by their numbers from 0.
  private func write(_ hearing: LoadedTranscript, _ names: [Int: String]) throws {
    guard let scenario = hearing.heard?.scenario else {
      throw Status.wrongUse.because(
        "\(hearing.file): a transcript has no sound; compare the screens for --audio")
    }
    guard !names.isEmpty else { return }
    var choice = voices.choice()
    choice.theme = nil
    let renderer = try endingWithStatus { try scenario.renderer(synthesizer, choice) }
    var waiting: [Int16] = []
    var position = 0
    try endingWithStatus {
      _ = try renderer.render(
        scenario,
        to: Renderer.Outputs(
          samples: { waiting += $0 },
          stop: { _, number, samples in
            // Samples are counted rather than all kept: a walkthrough may last hours, a stop only
            // seconds.
            let end = position + waiting.count
            let clip = waiting.suffix(min(max(end - samples.lowerBound, 0), waiting.count))
            (waiting, position) = ([], end)
            guard let name = names[number - 1] else { return }
            let file = try AudioFile(
              path: folder + name, .inFolder(folder), sampleRate: synthesizer.sampleRate)
            try file.write(Array(clip))
            try file.finish()
          },
          failure: { Console.error($0.description) }))
    }
  }
}
