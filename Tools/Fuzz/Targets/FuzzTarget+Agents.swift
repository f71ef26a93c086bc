import JSONRPC
import ScreenDocuments

extension FuzzTarget {
  /// What an agent or an editor sends, in lines or with headers.
  static let agents = [FuzzTarget(name: "json-rpc", check: messages)]

  /// The first byte says how messages are told apart, and in which parts they come.
  private static func messages(_ bytes: [UInt8]) throws(Violation) {
    guard let first = bytes.first else { return }
    let framing: MessageFraming = first & 1 == 0 ? .lines : .headers
    let parts = 1 + Int(first >> 1)
    let limit = bytes.count % 5 == 0 ? 64 : MessageReader.usualLimit
    let stream = bytes.dropFirst()
    let steps = steps(of: stream, framing, limit, parts: stream.count + 1)
    try Violation.unless(
      self.steps(of: stream, framing, limit, parts: parts) == steps,
      "messages depend on the parts in which they come")
    for case .message(let message) in steps { try again(message, framing) }
    for case .refused(let refusal) in steps {
      try Violation.unless(!refusal.error.message.isEmpty, "a refusal without a reason")
      // The answer to it can be read by whoever gets it.
      let answer = self.steps(
        of: Outgoing(refusal).bytes(framing)[...], framing, 1 << 20, parts: 99)
      guard case .message(.answer)? = answer.first, answer.count == 1 else {
        throw Violation(description: "an answer cannot be read: \(answer)")
      }
    }
  }

  private static func steps(
    of stream: ArraySlice<UInt8>, _ framing: MessageFraming, _ limit: Int, parts: Int
  ) -> [MessageReader.Step] {
    var reader = MessageReader(framing, limit: limit)
    var steps: [MessageReader.Step] = []
    var rest = stream
    while !rest.isEmpty {
      reader.feed(rest.prefix(parts))
      rest = rest.dropFirst(parts)
      while let step = reader.next() { steps.append(step) }
    }
    if let step = reader.finish() { steps.append(step) }
    return steps
  }

  /// Checks that a message that is written is read as the same.
  private static func again(
    _ message: Message, _ framing: MessageFraming
  ) throws(Violation) {
    let outgoing: Outgoing
    switch message {
    case .request(let request): outgoing = .request(request.id, request.method, request.params)
    case .notice(let notice): outgoing = .notice(notice.method, notice.params)
    case .answer: return
    }
    let read = steps(of: outgoing.bytes(framing)[...], framing, 1 << 20, parts: 1 << 20)
    guard case .message(let same)? = read.first, read.count == 1 else {
      throw Violation(description: "a written message cannot be read: \(read)")
    }
    try Violation.unless(
      told(same) == told(message), "a message changes when it is written and read")
  }

  /// A message without the places of its values.
  private static func told(_ message: Message) -> String {
    switch message {
    case .request(let request):
      Outgoing.request(request.id, request.method, request.params).document.compactJSON
    case .notice(let notice): Outgoing.notice(notice.method, notice.params).document.compactJSON
    case .answer(let answer): answer.id?.document.compactJSON ?? ""
    }
  }
}
