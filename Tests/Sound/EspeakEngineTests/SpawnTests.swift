import Foundation
import SpokenCLibrary
import Testing

@testable import EspeakEngine

struct SpawnTests {
  /// What a program prints that the system starts as it starts a worker.
  private func printed(by script: String) throws -> String {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, streamSocket, 0, &ends) == 0)
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let number = try Spawn.start(["/bin/sh", "-c", script], talkingTo: ends[1])
    close(ends[1])
    let bytes = try output.readToEnd() ?? Data()
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `keeps none of the files that are open here, whose readers would wait for its end`()
    throws
  {
    // Without the flag that closes it, as Foundation opens its pipes.
    let file = open("/dev/null", O_RDONLY)
    // A free number that a shell does not use itself: other tests have files open at this moment.
    let kept = fcntl(file, F_DUPFD, 200)
    defer { for number in [file, kept] { close(number) } }
    #expect(kept >= 200)
    #expect(try printed(by: "[ -e /dev/fd/\(kept) ] && echo kept; echo done") == "done\n")
  }

  @Test func `talks to its stream alone`() throws {
    #expect(try printed(by: "echo out; echo error >&2; exit 3") == "out\n")
  }
}
