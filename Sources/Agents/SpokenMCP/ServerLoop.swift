package import JSONRPC
import ScreenDocuments

/// Reads messages until the client sends no more, and answers them.
package struct ServerLoop {
  /// How often it looks whether it shall end, in milliseconds.
  private static let interval: Int32 = 500
  /// How many seconds calls may take after the client sent its last message.
  private static let grace = Duration.seconds(60)

  private let server: MCPServer
  private let port: MessagePort

  /// A loop of a server at a port.
  package init(_ server: MCPServer, _ port: MessagePort) {
    (self.server, self.port) = (server, port)
  }

  /// Serves until the client sends no more, takes no more, or the program shall end.
  ///
  /// - Parameter isEnding: whether the program shall end.
  package func run(until isEnding: () -> Bool) {
    let port = port
    let queue = CallQueue { port.send($0) }
    defer { queue.stop() }
    var reader = MessageReader(.lines)
    var isReading = true
    while isReading {
      guard !isEnding(), port.isOpen else { return }
      switch port.arrival(within: Self.interval) {
      case .nothing: continue
      case .bytes(let bytes):
        reader.feed(bytes)
        while let step = reader.next() {
          guard take(step, queue, isEnding) else { return }
        }
      case .end:
        if let step = reader.finish(), !take(step, queue, isEnding) { return }
        isReading = false
      }
    }
    // What was asked before the end is answered, as long as somebody reads it.
    let end = ContinuousClock.now + Self.grace
    while !queue.isDone(), port.isOpen, !isEnding(), ContinuousClock.now < end {}
  }

  /// Takes a message; false when the program shall end.
  private func take(_ step: MessageReader.Step, _ queue: CallQueue, _ isEnding: () -> Bool) -> Bool
  {
    switch step {
    case .refused(let refusal): port.send(Outgoing(refusal))
    case .message(.request(let request)):
      switch server.reply(to: request) {
      case .now(let answer): port.send(answer)
      case .later(let work):
        while !queue.add(request.id, work) {
          guard !isEnding(), port.isOpen else { return false }
        }
      }
    case .message(.notice(let notice)):
      if notice.method == "notifications/cancelled",
        let id = MessageID(notice.params["requestId"])
      {
        queue.cancel(id)
      }
      return true
    // The server asks nothing, so an answer belongs to nobody.
    case .message(.answer): return true
    }
    return port.isOpen
  }
}
