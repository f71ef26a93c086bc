import SpokenFiles
import SpokenPreview
import Testing

struct FileWatchTests {
  private let a = ExactPath("a")
  private let b = ExactPath("b")
  private let c = ExactPath("c")

  @Test func `a change counts once two looks agree`() {
    var watch = FileWatch([a: 1, b: 1])
    #expect(watch.see([a: 1, b: 1]) == [] && !watch.isSettling)
    #expect(watch.see([a: 2, b: 1]) == [] && watch.isSettling)
    // Still written.
    #expect(watch.see([a: 3, b: 1]) == [] && watch.isSettling)
    #expect(watch.see([a: 3, b: 1]) == [a] && !watch.isSettling)
    #expect(watch.see([a: 3, b: 1]) == [] && !watch.isSettling)
  }

  @Test func `files that are new and gone are changes`() {
    var watch = FileWatch([a: 1, b: 1])
    _ = watch.see([b: 1, c: 1])
    #expect(watch.see([b: 1, c: 1]) == [a, c])
  }

  @Test func `a file that is replaced by the same one is no change`() {
    var watch = FileWatch([a: 1])
    #expect(watch.see([:]) == [] && watch.isSettling)
    #expect(watch.see([a: 1]) == [] && !watch.isSettling)
  }
}
