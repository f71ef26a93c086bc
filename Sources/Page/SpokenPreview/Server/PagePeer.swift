import SpokenServer
import Synchronization

/// A page that is connected, as the peer of its socket.
final class PagePeer: SocketPeer {
  private let site: any PreviewSite
  private let room: PreviewRoom
  /// The number of the page in the room; nil before it is in.
  private let number = Mutex<Int?>(nil)

  /// A peer for a page that comes into a room.
  init(_ site: any PreviewSite, _ room: PreviewRoom) { (self.site, self.room) = (site, room) }

  var takesBinary: Bool { false }

  func enter(_ send: @escaping @Sendable (String) -> Void) -> SocketRefusal? {
    let entered = room.enter(PreviewRoom.Page(receive: send))
    number.withLock { $0 = entered }
    guard entered == nil else { return nil }
    let words = "\(PreviewRoom.places) pages are already open; close one"
    return SocketRefusal(PreviewMessage.error(words).text)
  }

  func answer(_ text: String?) async {
    guard let number = number.withLock({ $0 }) else { return }
    if let request = text.flatMap({ PreviewRequest($0) }) {
      await site.handle(request, from: number)
    } else {
      room.send(.error("this message is no request"), to: number)
    }
  }

  func leave() {
    if let number = number.withLock({ $0 }) { room.leave(number) }
  }

  func forget() async {
    if let number = number.withLock({ $0 }) { await site.leave(number) }
  }
}
