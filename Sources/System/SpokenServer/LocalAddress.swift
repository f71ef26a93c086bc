import NIOCore
import SpokenCLibrary

/// Addresses and ports of this machine that a server can listen on.
enum LocalAddress {
  /// The IPv4 address of a text with a port; nil for other texts, and for no single machine.
  static func read(_ text: String, port: Int = 0) -> SocketAddress? {
    guard let address = try? SocketAddress(ipAddress: text, port: port), case .v4 = address,
      let number = address.ipAddress?.utf8.split(separator: UInt8(ascii: ".")).first,
      let first = UInt8(String(decoding: number, as: UTF8.self))
    else { return nil }
    // From 224.0.0.0 on they stand for groups of machines, for none yet, and for all that are near.
    return first < 224 ? address : nil
  }

  /// The error of listening on an address, as `errno` names it; 0 when it is possible.
  ///
  /// Trying is the only way to know; another program may still take the port afterwards.
  static func fault(of address: SocketAddress) -> Int32 {
    let descriptor = socket(address.protocol.rawValue, streamSocket, 0)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    // Otherwise a port counts as taken for a while after a server on it has ended.
    var yes: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let isBound = address.withSockAddr { bind(descriptor, $0, socklen_t($1)) } == 0
    return isBound && listen(descriptor, 1) == 0 ? 0 : errno
  }
}
