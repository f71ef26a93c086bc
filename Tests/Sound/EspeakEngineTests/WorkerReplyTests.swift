import Testing

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
}
