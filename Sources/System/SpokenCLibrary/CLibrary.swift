// The system's C library, whichever it is: `import SpokenCLibrary` stands for Glibc, Musl and Darwin,
// and what has another type in one of them has one name here.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif

#if canImport(Glibc)
  /// The kind of a socket for a stream, which no program inherits by accident.
  ///
  /// The flag is a part of it, because another thread may start a program at the same time.
  package let streamSocket = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  /// The name of the limit on the memory that a process may reserve, in bytes.
  package let addressSpaceLimit = Int32(RLIMIT_AS.rawValue)
  /// The name of the limit on the file that the system writes when a process crashes, in bytes.
  package let coreFileLimit = Int32(RLIMIT_CORE.rawValue)
#else
  /// The kind of a socket for a stream; a program that starts now may inherit it.
  package let streamSocket = SOCK_STREAM
  /// The name of the limit on the memory that a process may reserve, in bytes.
  package let addressSpaceLimit = RLIMIT_AS
  /// The name of the limit on the file that the system writes when a process crashes, in bytes.
  package let coreFileLimit = RLIMIT_CORE
#endif

/// The two ends of a stream to a program that this one starts.
///
/// They are sockets, not pipes: writing to a pipe without a reader ends the process. No other program
/// inherits them.
///
/// - Returns: both ends, or nil when the system has no more.
package func socketPair() -> (ours: Int32, theirs: Int32)? {
  var ends: [Int32] = [0, 0]
  // Where the flag does not exist, `fcntl` below sets it a moment later.
  guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  #if canImport(Darwin)
    var on: Int32 = 1
    setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
  #endif
  return (ends[0], ends[1])
}

/// The flag of `send` that keeps a missing reader from ending the process; none where the socket has
/// it.
package var withoutSignal: Int32 {
  #if canImport(Darwin)
    0
  #else
    Int32(MSG_NOSIGNAL)
  #endif
}
