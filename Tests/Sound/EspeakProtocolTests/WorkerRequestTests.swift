import EspeakProtocol
import Testing

struct WorkerRequestTests {
  private let hello = WorkerText(
    manner: VoiceParameters(
      voice: "gmw/en", variant: "f2", rate: 258, pitch: 50, range: 3, volume: 100),
    text: Array("Grüße".utf8))

  @Test func `is a byte for its type, numbers of four bytes, names that end in a zero, the text`() {
    let numbers: [UInt8] = [2, 1, 0, 0, 50, 0, 0, 0, 3, 0, 0, 0, 100, 0, 0, 0]
    #expect(
      WorkerRequest.speak(hello).bytes == [1] + numbers + Array("gmw/en\0f2\0Grüße".utf8))
    #expect(WorkerRequest.voices.bytes == [2])
  }

  @Test func `is read as it was written`() {
    #expect(WorkerRequest(WorkerRequest.speak(hello).bytes) == .speak(hello))
    #expect(WorkerRequest(WorkerRequest.voices.bytes) == .voices)
    var silent = hello
    (silent.manner.variant, silent.text) = ("", [])
    #expect(WorkerRequest(WorkerRequest.speak(silent).bytes) == .speak(silent))
  }

  @Test func `is nothing without a type, with too few fields, or with a zero in the text`() {
    #expect(WorkerRequest([]) == nil)
    #expect(WorkerRequest([3]) == nil)
    #expect(WorkerRequest([1]) == nil)
    let numbers = [UInt8](repeating: 0, count: 16)
    #expect(WorkerRequest([1] + numbers + Array("gmw/en\0f2".utf8)) == nil)
    #expect(WorkerRequest([1] + numbers + Array("gmw/en\0f2\0a\0b".utf8)) == nil)
  }
}
