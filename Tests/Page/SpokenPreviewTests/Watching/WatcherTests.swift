import Foundation
import SpokenFiles
import SpokenPreview
import TestSupport
import Testing

struct WatcherTests {
  @Test(arguments: [nil, 10] as [Int?])
  func `reports a file that is written, replaced or removed`(interval: Int?) async throws {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.folder
    let file = folder.appending(path: "a.yaml")
    let (changes, continuation) = AsyncStream.makeStream(of: Set<ExactPath>.self)
    let list = WatchList(folder: folder.path, endings: [".yaml"])
    _ = Watcher(list, interval: interval, warn: { _ in }, changed: { continuation.yield($0) })
    var next = changes.makeAsyncIterator()
    try Data("a".utf8).write(to: file)
    #expect(await next.next() == [ExactPath(file.path)])
    try Data("bc".utf8).write(to: file, options: .atomic)
    #expect(await next.next() == [ExactPath(file.path)])
    try FileManager.default.removeItem(at: file)
    #expect(await next.next() == [ExactPath(file.path)])
    // A folder that is made later is watched too.
    try FileManager.default.createDirectory(
      at: folder.appending(path: "more"), withIntermediateDirectories: true)
    try Data("a".utf8).write(to: folder.appending(path: "more/b.yaml"))
    #expect(await next.next() == [ExactPath(folder.path + "/more/b.yaml")])
  }
}
