import ScreenTree
import SpokenLive
import SpokenLiveTesting
import SpokenViews
import Testing
import VoiceOverElements

/// Where the title of a screen is laid out: large below the bar, or in it.
@MainActor
struct TitlePlaceTests {
  private func stack(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    NavigationStack {
      Text("Eggs").navigationTitle("Shop").navigationBarTitleDisplayMode(mode).toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Sort") {} }
      }
    }
  }

  /// Whether the title, which is read second, is completely below the button that is read first.
  private func isBelow(_ view: some View, platform: Platform = .ios) throws -> Bool {
    let elements = LiveScreen(view, platform: platform).resolution.elements
    let frames = elements.prefix(2).compactMap(\.shownFrame)
    try #require(frames.count == 2)
    return frames[1].y >= frames[0].y + frames[0].height
  }

  @Test(arguments: [
    (NavigationBarItem.TitleDisplayMode.automatic, true), (.large, true), (.inline, false),
  ]) func `a title beside buttons is large unless it is inline`(
    mode: NavigationBarItem.TitleDisplayMode, expected: Bool
  ) throws {
    #expect(try isBelow(stack(mode)) == expected)
    #expect(try !isBelow(stack(mode), platform: .macos))
  }

  private struct Searching: View {
    @State private var isSearching = true

    var body: some View {
      NavigationStack {
        Text("Eggs").navigationTitle("Shop")
          .navigationBarTitleDisplayMode(isSearching ? .inline : .automatic)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Sort") { isSearching = false } }
          }
      }
    }
  }

  @Test func `a title that is inline no more is large again`() {
    let live = LiveScreen(Searching())
    func isBelow() -> Bool {
      let frames = live.resolution.elements.prefix(2).compactMap(\.shownFrame)
      return frames.count == 2 && frames[1].y >= frames[0].y + frames[0].height
    }
    #expect(!isBelow())
    #expect(live.press("Sort") && isBelow())
  }

  @Test func `its place changes nothing that is heard`() {
    for mode in [NavigationBarItem.TitleDisplayMode.large, .inline] {
      expectSpoken(stack(mode), reads: "Sort, Button\nShop, Heading\nEggs")
      expectSpoken(
        NavigationStack {
          Text("Eggs").navigationTitle("Shop").navigationBarTitleDisplayMode(mode)
        }, reads: "Shop, Heading\nEggs")
    }
  }

  private struct Pushed: View {
    let mode: NavigationBarItem.TitleDisplayMode
    @State var path = [1]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Home").navigationTitle("Shop").navigationBarTitleDisplayMode(mode)
          .navigationDestination(for: Int.self) { _ in Text("Eggs").navigationTitle("Food") }
      }
    }
  }

  @Test func `a pushed screen has a title as the one before`() throws {
    #expect(try isBelow(Pushed(mode: .automatic)))
    #expect(try !isBelow(Pushed(mode: .inline)))
  }
}
