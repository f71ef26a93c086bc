import Foundation
import VoiceOverSpeech

/// The command `espeak-ng`, which knows nothing of our worker.
enum Command {
  private static let path = "/usr/bin/espeak-ng"

  /// Whether the command is there.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// The samples of the WAV file that the command writes.
  static func samples(of text: String, in voice: VoiceProfile) throws -> [Int16] {
    let file = try Engine.scratch() + "/command.wav"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    let name = [voice.engineVoice, voice.variant].compactMap(\.self).joined(separator: "+")
    process.arguments = [
      "-v", name, "-s", "\(voice.rate)", "-p", "\(voice.pitch)",
      "-a", "\(voice.volume)", "-w", file, "--", text,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let data = try Data(contentsOf: URL(fileURLWithPath: file)).dropFirst(44)
    return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }
}
