import Foundation
import TestSupport
import Testing

/// A sound device that takes samples no faster than a test listens: a pipe behind ALSA's `file`.
///
/// A class, because it owns the pipe.
final class SlowDevice {
  /// The name for `--device`.
  let name: String
  private var pipe: Int32
  /// What was heard so far.
  private(set) var samples: [Int16] = []

  init(in scratch: Scratch) throws {
    let path = scratch.folder.appending(path: "sound").path
    name = "file:\(path),raw"
    try #require(mkfifo(path, 0o600) == 0)
    pipe = open(path, O_RDONLY | O_NONBLOCK)
    // F_SETPIPE_SZ, which Swift does not import: a tenth of a second instead of one and a half.
    _ = fcntl(pipe, 1031, 4096)
  }

  deinit { unplug() }

  /// Takes the device away.
  func unplug() {
    if pipe >= 0 { close(pipe) }
    pipe = -1
  }

  /// Listens to so many samples; false when they do not come within ten seconds.
  func hear(_ count: Int) -> Bool {
    let end = samples.count + count
    while samples.count < end {
      guard take(end - samples.count, milliseconds: 10_000) else { return false }
    }
    return true
  }

  /// Listens to a twentieth of a second, if the device has it already.
  func hearALittle() { _ = take(1024, milliseconds: 0) }

  /// Listens to the end.
  func hearOut() { while hear(1) {} }

  /// Takes at most so many samples; false when none come.
  private func take(_ count: Int, milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: min(2048, 2 * count))
    let taken = read(pipe, &bytes, bytes.count)
    guard taken > 0 else { return false }
    bytes.withUnsafeBytes { samples += $0.prefix(taken).bindMemory(to: Int16.self) }
    return true
  }
}
