package import ArgumentParser
import EspeakEngine
import Foundation
import SpokenFiles
import SpokenScreen
import SpokenSound
import SpokenSyntax
package import SpokenTextCommands

struct EarconsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earcons", abstract: "Lists the sounds of a theme, plays them, or writes them.",
    discussion: "Example: spoken earcons --play")

  /// The sample rate in hertz; together with speech, sounds have the rate of the speech.
  private static let sampleRate = 48_000
  /// The silence between two sounds, in milliseconds.
  private static let pause = 400

  @Argument(help: "The names of sounds, such as 'item focused' (default: all).")
  var names: [String] = []

  @Option(
    help: "The theme: the name of a built-in one, or the path of a folder, with a slash.",
    completion: Self.themes)
  var theme = EarconTheme.standard

  @Flag(help: "Play the sounds.")
  var play = false

  @OptionGroup var player: DeviceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write each sound into a folder as WAV.", valueName: "folder"),
    completion: .directory)
  var output: String?

  func validate() throws { _ = try chosen() }

  func run() throws {
    let theme = try Self.theme(theme)
    let earcons = theme.earcons(at: Self.sampleRate)
    let sounds = try chosen()
    let loudspeaker = try endingWithStatus {
      play
        ? try Loudspeaker(device: player.device, sampleRate: Self.sampleRate, channels: 2) : nil
    }
    for sound in sounds {
      guard let recipe = theme.recipes[sound] else { continue }
      let origin = theme.borrowed.contains(sound) ? "\t(of the default theme)" : ""
      try Console.output(
        "\(sound.rawValue)\t\(Int(recipe.length.rounded())) ms\t\(recipe.description.printedLine)"
          + "\(origin)\n")
      try endingWithStatus {
        try write(earcons[sound], of: sound)
        // One write for each, so that a sound and its name in the list appear together.
        try loudspeaker?.write(earcons[sound] + Self.silence)
      }
    }
    try endingWithStatus { try loudspeaker?.finish() }
  }

  /// The requested sounds.
  private func chosen() throws -> [Sound] {
    guard !names.isEmpty else { return Sound.allCases }
    return try names.map { name in
      guard let sound = Sound(rawValue: name.replacing(bytes: "-", with: " ")) else {
        throw ValidationError(
          "there is no sound '\(name)'; there are "
            + Sound.allCases.map(\.rawValue).joined(separator: ", "))
      }
      return sound
    }
  }

  private func write(_ samples: [Int16], of sound: Sound) throws {
    guard let output else { return }
    try OutputFolder.make(output)
    let name = Earcon.fileName(of: sound).withoutExtension + ".wav"
    let file = try AudioFile(
      path: "\(output)/\(name)", .inFolder(output), sampleRate: Self.sampleRate, channels: 2)
    try file.write(samples)
    try file.finish(tags: AudioTags(title: sound.rawValue))
  }

  private static let silence = [Int16](repeating: 0, count: 2 * sampleRate * pause / 1000)

  /// The folders of themes.
  private static var folders: [String] { EarconTheme.folders(in: VoiceOptions.folders) }

  /// Completes the name of an installed theme.
  static let themes = CompletionKind.custom { _, _, _ in EarconTheme.names(in: folders) }

  /// Reads a theme from the folders of voices.
  ///
  /// - Throws: the exit code for a theme that is missing or invalid.
  static func theme(_ name: String) throws -> EarconTheme {
    try endingWithStatus { try EarconTheme(named: name, in: folders) }
  }
}

extension EarconError: CommandError {
  /// That of a file which is missing or faulty, or of an option that names no theme.
  package var status: Status {
    switch self {
    case .missing: .noInput
    case .faulty: .faultyInput
    case .unknown: .wrongUse
    }
  }

  /// Reports all findings, one a line.
  package func reported() -> ExitCode { status.because(lines: description) }
}
