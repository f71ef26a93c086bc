import Testing
import VoiceOverSpeech

@testable import EspeakEngine

struct WorkerReplyTests {
  private func reply(_ messages: [UInt8]...) -> WorkerReply? {
    var rest = messages[...]
    return WorkerReply { rest.popFirst() }
  }

  @Test func `is an answer behind the pieces of its sound`() {
    #expect(reply([0]) == .answer([], sound: []))
    #expect(reply([0, 7, 8]) == .answer([7, 8], sound: []))
    #expect(reply([4, 1, 0, 255, 255], [4, 2, 0], [0, 9]) == .answer([9], sound: [1, -1, 2]))
    #expect(reply([4], [0]) == .answer([], sound: []))
  }

  @Test func `is a fault, whatever sound came before it`() {
    #expect(reply([1] + "voice".utf8) == .voiceFault("voice"))
    #expect(reply([2] + "long".utf8) == .failure("long"))
    #expect(reply([4, 1, 0], [3] + "SIGSEGV".utf8) == .crash("SIGSEGV"))
  }

  @Test func `is nothing when the worker is gone or talks nonsense`() {
    #expect(reply() == nil)
    #expect(reply([4, 1, 0]) == nil)
    #expect(reply([4, 1, 0, 2], [0]) == nil)
    #expect(reply([5], [0]) == nil)
    #expect(reply([]) == nil)
  }

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
