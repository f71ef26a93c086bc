import CEngineMemory
import EspeakEngine
import EspeakProtocol
import EspeakService
import SpokenCLibrary
import VoiceOverSpeech

/// The engine as the worker uses it, in this process, so that a wrong access is seen at once.
enum InProcessEngine {
  /// Loads the engine, and sends what it says nowhere; false when it cannot be loaded.
  private static let isReady: Bool = {
    let nowhere = open("/dev/null", O_WRONLY)
    return nowhere >= 0 && dup2(nowhere, STDOUT_FILENO) >= 0 && Engine.start(bufferLength: 200)
  }()

  /// Speaks a text as the worker does, and puts the engine's memory back where that is possible.
  static func speak(_ text: String, in voice: VoiceProfile) throws {
    guard isReady else { fatalError("eSpeak NG cannot be loaded") }
    try Engine.prepare(VoiceParameters(voice))
    guard engine_memory_save() == 0 else { return }
    for segment in SpeakableText(text).pieces {
      _ = try Engine.speak(Array(segment.utf8))
      engine_memory_restore()
    }
  }
}
