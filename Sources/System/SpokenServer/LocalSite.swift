package import NIOHTTP1

/// What a server of this machine serves.
package protocol LocalSite: Sendable {
  /// What a page of it may load, as the header `Content-Security-Policy` of all answers says it.
  var policy: String { get }
  /// Answers a request that asks for no socket.
  func answer(to head: HTTPRequestHead) async -> ServerAnswer
  /// Whether a request may become a socket.
  func isSocket(_ head: HTTPRequestHead) -> Bool
  /// The peer of a socket that a request became.
  func peer() -> any SocketPeer
}

/// Who answers at one socket: a page of a preview, or a client of a protocol.
///
/// The loop of the connection calls `enter` first, and `leave` when the connection has ended;
/// messages are answered one at a time, on any thread, and `forget` comes after all of them.
package protocol SocketPeer: Sendable {
  /// Whether binary messages are answered; otherwise one ends the connection.
  var takesBinary: Bool { get }
  /// Lets the other side in, with what sends it a text; a refusal when there is no place.
  func enter(_ send: @escaping @Sendable (String) -> Void) -> SocketRefusal?
  /// Answers a message; nil for a binary one. The next one waits meanwhile.
  func answer(_ text: String?) async
  /// Notes that the connection has ended; a message may still be answered.
  func leave()
  /// Ends what the connection has begun, after its last message.
  func forget() async
}

/// Why there is no place for a socket, in a text for the other side.
package struct SocketRefusal: Hashable, Sendable {
  /// The message that is sent before the connection ends.
  package var text: String

  /// A refusal in words.
  package init(_ text: String) { self.text = text }
}
