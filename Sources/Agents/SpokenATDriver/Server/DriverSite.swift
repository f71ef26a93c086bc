package import NIOHTTP1
package import SpokenServer
import Synchronization

/// The site of AT Driver: one place for sockets, `/session`, and nothing else.
///
/// A class, because it counts the connections.
package final class DriverSite: LocalSite {
  /// The path of the sockets.
  package static let path = "/session"
  /// How many connections may be open at once.
  package static let places = 8

  package let policy = "default-src 'none'"

  private let desk: DriverDesk
  private let access: DriverAccess
  private let work: DriverWork
  private let ended: @Sendable () -> Void
  private let count = Mutex(0)

  /// A site.
  ///
  /// - Parameters:
  ///   - desk: what conversations share.
  ///   - access: who may drive.
  ///   - work: does the work of a command.
  ///   - ended: is called when a session has ended.
  package init(
    _ desk: DriverDesk, access: DriverAccess, work: DriverWork,
    ended: @escaping @Sendable () -> Void = {}
  ) {
    (self.desk, self.access, self.work, self.ended) = (desk, access, work, ended)
  }

  package func answer(to head: HTTPRequestHead) async -> ServerAnswer {
    if let refusal = refusal(of: head) { return ServerAnswer(.forbidden, refusal + "\n") }
    guard head.uri == Self.path else { return ServerAnswer(.notFound, "There is nothing here.\n") }
    return ServerAnswer(.badRequest, "This is the place of a WebSocket.\n")
  }

  package func isSocket(_ head: HTTPRequestHead) -> Bool {
    head.method == .GET && head.uri == Self.path && refusal(of: head) == nil
  }

  package func peer() -> any SocketPeer {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return DriverPeer(
      DriverConversation(desk, connection: number), number, seat: desk.seat, work, ended: ended)
  }

  private func refusal(of head: HTTPRequestHead) -> String? {
    access.refusal(hosts: head.headers["Host"], origins: head.headers["Origin"])
  }
}

/// Does the work of commands, one at a time, on a thread that has time.
package struct DriverWork: Sendable {
  /// Does some work, and waits for its end.
  package let perform: @Sendable (_ work: @escaping @Sendable () -> Void) async -> Void

  /// What does the work.
  package init(
    perform: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) async -> Void
  ) {
    self.perform = perform
  }
}
