import SpokenLiveTesting
import Testing

@testable import SpokenUI
@testable import SpokenViews

/// A preview that cannot be shown does not keep others from being listed and heard.
@MainActor
struct BrokenPreviewTests {
  private var previews: [_Preview] {
    _Previews.all.filter { $0.place.hasSuffix("BrokenPreviews") }
  }

  @Test func `previews are listed without their bodies`() {
    #expect(
      previews.map(\.name) == [
        "Lacks its store", "Has all", "BrokenPreviews", "BrokenPreviews 2",
      ])
  }

  @Test func `a preview beside a broken one is heard`() throws {
    let whole = try #require(previews.first { $0.name == "Has all" })
    expectSpoken(whole.view, reads: "All is there")
    let row = try #require(previews.last)
    expectSpoken(row.view, reads: "Row 1")
  }

  @Test func `what a preview shows is made when it is shown, and once`() {
    let counter = Counter()
    let view = AnyView.madeOnce {
      counter.made += 1
      return Text("Made \(counter.made)")
    }
    #expect(counter.made == 0)
    expectSpoken(view, reads: "Made 1")
    expectSpoken(view, reads: "Made 1")
  }

  private final class Counter {
    var made = 0
  }

  @Test func `a modifier around several views is around each preview`() {
    let shelves = _Previews.all.filter { $0.place.hasSuffix("ShelfPreviews") }
    #expect(shelves.map(\.name) == ["First shelf", "ShelfPreviews"])
    for shelf in shelves { expectSpoken(shelf.view, reads: "Shelf 1") }
  }

  @Test func `a preview in a program of its own keeps what its user says of backtraces`() {
    #expect(PreviewProcess.environment(from: [:]) == ["SWIFT_BACKTRACE": "enable=no"])
    let own = ["SWIFT_BACKTRACE": "enable=yes", "HOME": "/home/me"]
    #expect(PreviewProcess.environment(from: own) == own)
  }
}

/// A view that stops the program where no view around gives its object.
private struct Shelf: View {
  @EnvironmentObject private var store: Store

  var body: some View { Text("Shelf \(store.number)") }
}

private final class Store: ObservableObject {
  let number = 1
}

enum BrokenPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      NavigationStack { Shelf() }.previewDisplayName("Lacks its store")
      if true { Text("All is there").padding().previewDisplayName("Has all") }
    }
    ForEach(0..<2, id: \.self) { Text("Row \($0)") }
  }
}

enum ShelfPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Shelf().previewDisplayName("First shelf")
      Shelf()
    }
    .environmentObject(Store())
  }
}
