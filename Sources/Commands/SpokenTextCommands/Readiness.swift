import Foundation
import SpokenCLibrary

/// Checks once, at the start, what every command needs of the system.
///
/// A program that gets no thread in the middle of its work is ended by a library, without a usable
/// message.
enum Readiness {
  private static let descriptors = 16
  private static let memory = 64 << 20

  /// What is missing, with the limit to raise; nil when everything is available.
  static var fault: String? {
    lacksDescriptors.map { "\(descriptors) open files: \($0) (ulimit -n)" }
      ?? lacksMemory.map { "\(memory >> 20) MiB of memory: \($0) (ulimit -v)" }
      ?? lacksThread.map { "a thread: \($0) (ulimit -u)" }
  }

  private static var lacksDescriptors: String? {
    var open: [Int32] = []
    defer { open.forEach { close($0) } }
    for _ in 0..<descriptors {
      // Duplicates need no file, and count as open files all the same.
      let descriptor = dup(STDERR_FILENO)
      guard descriptor >= 0 else { return String(cString: strerror(errno)) }
      open.append(descriptor)
    }
    return nil
  }

  private static var lacksMemory: String? {
    // Reserved and never touched, so that asking for it takes no time and no memory.
    let place = mmap(nil, memory, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let place, place != MAP_FAILED else { return String(cString: strerror(errno)) }
    munmap(place, memory)
    return nil
  }

  private static var lacksThread: String? {
    #if canImport(Darwin)
      var thread: pthread_t?
      let fault = pthread_create(&thread, nil, { _ in nil }, nil)
      if fault == 0, let thread { pthread_join(thread, nil) }
    #else
      var thread = pthread_t()
      let fault = pthread_create(&thread, nil, { _ in nil }, nil)
      if fault == 0 { pthread_join(thread, nil) }
    #endif
    return fault == 0 ? nil : String(cString: strerror(fault))
  }
}
