package import JSONRPC

extension LanguageServer {
  /// Serves a client until it says `exit`, sends nothing more, or takes nothing more.
  ///
  /// - Parameter port: the streams, with headers as framing.
  /// - Returns: the exit status: 0 after `shutdown` and `exit`, otherwise 1.
  package mutating func serve(_ port: MessagePort) -> Int32 {
    var reader = MessageReader(.headers)
    while true {
      // Texts are looked at while nothing waits: a burst of typing is looked at once.
      switch port.arrival(within: isSettled ? -1 : 0) {
      case .bytes(let bytes):
        reader.feed(bytes)
        while let step = reader.next() {
          guard send(take(step), to: port) else { return 1 }
          if let status { return status }
        }
      case .nothing: guard send(settle(), to: port) else { return 1 }
      case .end: return status ?? 1
      }
    }
  }

  private func send(_ messages: [Outgoing], to port: MessagePort) -> Bool {
    messages.allSatisfy { port.send($0) }
  }
}
