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
