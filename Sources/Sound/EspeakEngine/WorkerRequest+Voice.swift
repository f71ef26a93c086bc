package import EspeakProtocol
package import VoiceOverSpeech

extension WorkerRequest {
  /// The request to speak a text in a voice.
  package static func speak(_ text: String, _ voice: VoiceProfile) -> WorkerRequest {
    .speak(WorkerText(manner: VoiceParameters(voice), text: Array(text.utf8)))
  }

  /// A request of the same kind that any worker can answer; nil for such a request.
  var trial: WorkerRequest? {
    guard case .speak(var order) = self else { return nil }
    order.text = Array("a".utf8)
    return .speak(order)
  }
}

extension VoiceParameters {
  /// The parameters of a voice, with each number within 32 bits.
  package init(_ voice: VoiceProfile) {
    self.init(
      voice: voice.engineVoice, variant: voice.variant ?? "", rate: Int32(clamping: voice.rate),
      pitch: Int32(clamping: voice.pitch), range: Int32(clamping: voice.range),
      volume: Int32(clamping: voice.volume))
  }
}
