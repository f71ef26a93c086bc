import EspeakProtocol

/// The reply of a worker.
package enum WorkerReply: Equatable {
  /// The answer, and the sound before it.
  case answer(ArraySlice<UInt8>, sound: [Int16])
  /// The voice cannot be used, for this reason.
  case voiceFault(String)
  /// This text cannot be spoken, for this reason.
  case failure(String)
  /// This text crashes the engine, for this reason.
  case crash(String)

  /// Parses a reply from messages, each with a byte for its type and its data.
  ///
  /// Blocks of sound precede the answer. Before any other reply they are dropped.
  package init?(reading next: () -> [UInt8]?) {
    var sound: [Int16] = []
    while let message = next() {
      guard ReplyStatus(message) == .sound else {
        self.init(message, sound: sound)
        return
      }
      let count = message.count / 2
      // A byte for the type and whole samples: an even count of bytes means that one is missing.
      guard sound.count + count <= Self.longest, message.count == 2 * count + 1 else { return nil }
      sound += [Int16](unsafeUninitializedCapacity: count) { space, initialized in
        initialized = count
        UnsafeMutableRawBufferPointer(space).copyBytes(from: message.dropFirst())
      }
    }
    return nil
  }

  /// Whether another process may succeed.
  var isFailure: Bool {
    switch self {
    case .failure, .crash: true
    case .answer, .voiceFault: false
    }
  }

  /// The most samples that are accepted, more than the worker sends.
  private static let longest = 1 << 25

  private init?(_ bytes: [UInt8], sound: [Int16]) {
    let body = bytes.dropFirst()
    switch ReplyStatus(bytes) {
    case .answer: self = .answer(body, sound: sound)
    case .voiceFault: self = .voiceFault(String(decoding: body, as: UTF8.self))
    case .failure: self = .failure(String(decoding: body, as: UTF8.self))
    case .crash: self = .crash(String(decoding: body, as: UTF8.self))
    case .sound, nil: return nil
    }
  }
}

extension ReplyStatus {
  /// The type of a message; nil for an empty one or a number without a meaning.
  fileprivate init?(_ message: [UInt8]) {
    guard let first = message.first else { return nil }
    self.init(rawValue: first)
  }
}
