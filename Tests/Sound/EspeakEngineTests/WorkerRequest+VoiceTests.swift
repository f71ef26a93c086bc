import EspeakProtocol
import Testing
import VoiceOverSpeech

@testable import EspeakEngine

struct WorkerRequestVoiceTests {
  @Test func `asks with numbers of four bytes, and names that end in a zero`() {
    var voice = VoiceProfile(name: "any", language: "en", engineVoice: "gmw/en", variant: "f2")
    voice.rate = 0x0102
    (voice.pitch, voice.range, voice.volume) = (-1, 3, 4)
    let numbers: [UInt8] = [2, 1, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0]
    let request = WorkerRequest.speak("Grüße", voice)
    #expect(request.bytes == [1] + numbers + Array("gmw/en\0f2\0Grüße".utf8))
    #expect(request.trial?.bytes == [1] + numbers + Array("gmw/en\0f2\0a".utf8))
    #expect(WorkerRequest.voices.bytes == [2])
    #expect(WorkerRequest.voices.trial == nil)
  }
}
