import SpokenCLibrary

/// A connection; its calls wait.
package struct Wire: Sendable {
  private let descriptor: Int32

  /// Connects with a port of the loopback.
  package init(port: Int) throws {
    descriptor = socket(AF_INET, streamSocket, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw WireError(description: "nobody listens on the port \(port)") }
  }

  /// Sends bytes, as far as the other side takes them.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Receives some bytes; none at the end.
  package func receive(atMost count: Int = 1 << 16) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = recv(descriptor, &bytes, count, 0)
    return Array(bytes.prefix(max(got, 0)))
  }

  /// Receives all bytes up to the end.
  package func receiveAll() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = receive()
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  /// Receives so many bytes.
  package func receive(exactly count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = receive(atMost: count - bytes.count)
      guard !more.isEmpty else { throw WireError(description: "the connection has ended") }
      bytes += more
    }
    return bytes
  }

  package func close() { systemClose(descriptor) }
}

// Renamed, because a wire has functions with these names. A peer that is gone is no signal.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if os(Linux)
    let flags = Int32(MSG_NOSIGNAL)
  #else
    let flags: Int32 = 0
  #endif
  return send(descriptor, bytes, count, flags)
}
@discardableResult private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// A connection that does not do what a test needs.
package struct WireError: Error, CustomStringConvertible {
  /// What is wrong.
  package let description: String
}
