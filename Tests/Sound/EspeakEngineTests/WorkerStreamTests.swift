import Foundation
import Testing

@testable import EspeakEngine

// The limit counts the wait for a free thread among all other tests too.
@Suite(.timeLimit(.minutes(20))) struct WorkerStreamTests {
  /// Runs a test with both ends of a stream, and closes them.
  private func withStream(_ body: (WorkerStream, FileHandle) throws -> Void) throws {
    let (ours, theirs) = try #require(WorkerStream.pair())
    let handle = FileHandle(fileDescriptor: theirs, closeOnDealloc: false)
    defer {
      ours.close()
      try? handle.close()
    }
    try body(ours, handle)
  }

  @Test func `writes a message after its length`() throws {
    try withStream { ours, theirs in
      #expect(ours.write([7, 8, 9], while: { true }))
      #expect(ours.write([], while: { true }))
      let bytes = try theirs.read(upToCount: 11)
      #expect(bytes == Data([3, 0, 0, 0, 7, 8, 9, 0, 0, 0, 0]))
    }
  }

  @Test func `reads one message after the other`() throws {
    try withStream { ours, theirs in
      try theirs.write(contentsOf: Data([2, 0, 0, 0, 7, 8, 1, 0, 0, 0, 9]))
      #expect(ours.read(while: { true }) == [7, 8])
      #expect(ours.read(while: { true }) == [9])
      let long = [UInt8](repeating: 5, count: 0x0102)
      try theirs.write(contentsOf: Data([2, 1, 0, 0] + long))
      #expect(ours.read(while: { true }) == long)
    }
  }

  @Test(
    arguments: [
      // Nothing, one byte more than the longest, and the text of another program.
      [0, 0, 0, 0], [1, 0, 0, 1], Array("HTTP".utf8), [255, 255, 255, 255],
    ] as [[UInt8]])
  func `refuses a length that cannot be, without waiting`(header: [UInt8]) throws {
    try withStream { ours, theirs in
      try theirs.write(contentsOf: Data(header + [1, 2, 3]))
      #expect(ours.read(while: { true }) == nil)
    }
  }

  @Test(arguments: [[], [2, 0], [2, 0, 0, 0], [2, 0, 0, 0, 7]] as [[UInt8]])
  func `reads nothing when the other end closes before a message is whole`(part: [UInt8]) throws {
    try withStream { ours, theirs in
      try theirs.write(contentsOf: Data(part))
      try theirs.close()
      #expect(ours.read(while: { true }) == nil)
    }
  }

  @Test func `a write without a reader fails, and ends no process`() throws {
    try withStream { ours, theirs in
      try theirs.close()
      #expect(!ours.write([1], while: { true }))
    }
  }

  @Test func `asks at each check whether to keep waiting`() throws {
    try withStream { ours, theirs in
      try theirs.write(contentsOf: Data([2, 0, 0, 0, 7]))
      var checks = 0
      let message = ours.read {
        checks += 1
        return checks < 3
      }
      #expect(message == nil)
      #expect(checks == 3)
    }
  }

  @Test func `gives up a message that nobody reads`() throws {
    try withStream { ours, _ in
      var checks = 0
      let isWritten = ours.write([UInt8](repeating: 0, count: 1 << 24)) {
        checks += 1
        return false
      }
      #expect(!isWritten)
      #expect(checks == 1)
    }
  }

  @Test func `no program inherits an end`() throws {
    try withStream { _, theirs in
      #expect(fcntl(theirs.fileDescriptor, F_GETFD) & FD_CLOEXEC != 0)
    }
  }
}
