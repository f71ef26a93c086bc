import EspeakEngine
import EspeakProtocol
import ScreenTree
import SpokenCLibrary
import VoiceOverSession
import VoiceOverSpeech

extension FuzzTarget {
  /// What passes between this process and its worker, both ways.
  static let worker = [FuzzTarget(name: "worker-frame", longest: 4096, check: workerFrame)]

  private static func workerFrame(_ bytes: [UInt8]) throws {
    try replies(bytes)
    try requests(bytes)
    let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    let voice = VoiceProfile(name: "", language: "en", engineVoice: "gmw/en", rate: bytes.count)
    guard case .speak(let order)? = WorkerRequest(WorkerRequest.speak(text, voice).bytes) else {
      throw Violation(description: "the worker cannot read a request")
    }
    try Violation.unless(
      order.text == Array(text.utf8) && order.manner.voice == voice.engineVoice
        && Int(order.manner.rate) == voice.rate, "the worker reads another request")
  }

  /// Reads bytes as a worker's replies.
  private static func replies(_ bytes: [UInt8]) throws(Violation) {
    guard let (ours, theirs) = WorkerStream.pair() else {
      throw Violation(description: "no stream")
    }
    defer { ours.close() }
    _ = write(theirs, bytes, bytes.count)
    _ = close(theirs)
    while let reply = WorkerReply(reading: { ours.read { false } }) {
      if case .answer(_, let sound) = reply {
        try Violation.unless(2 * sound.count <= bytes.count, "more sound than was sent")
      }
    }
  }

  /// Reads bytes as the requests that a worker is sent.
  private static func requests(_ bytes: [UInt8]) throws(Violation) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Violation(description: "no pipe") }
    defer { _ = close(ends[0]) }
    _ = write(ends[1], bytes, bytes.count)
    _ = close(ends[1])
    while let message = WorkerFrame.read(from: ends[0]) {
      guard case .speak(let order)? = WorkerRequest(message) else { continue }
      try Violation.unless(
        !order.text.contains(0), "a text with a zero in it")
    }
  }
}
