import SpokenLiveTesting
import SpokenViews
import Testing

/// Screens that another one replaces, or that take new values while they are shown.
@MainActor
struct ReplacedScreenTests {
  private struct Song: Identifiable, Hashable {
    let id: String
  }

  private struct Player: View {
    let song: Song
    let next: @MainActor () -> Void
    @State private var taps = 0

    var body: some View {
      Text("\(song.id) \(taps)")
      Button("Tap") { taps += 1 }
      Button("Next", action: next)
    }
  }

  private struct Album: View {
    @State private var song: Song?

    var body: some View {
      Button("Play") { song = Song(id: "One") }
        .sheet(item: $song) { Player(song: $0) { song = Song(id: "Two") } }
    }
  }

  @Test func `another item has a sheet of its own`() {
    expectSpoken(
      Album(), .activate, .next, .activate, .next, .activate, .next,
      reads: """
        Play, Button
        ♪ item activated, Play
        One 0
        Tap, Button
        ♪ item activated, Tap
        Next, Button
        ♪ item activated, Next
        Two 0
        Tap, Button
        """)
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) {
        Text("Count \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test func `a sheet shows a state that only it reads`() {
    expectSpoken(
      Counter(), .activate, .next, .activate, .previous,
      reads: """
        Open, Button
        ♪ item activated, Open
        Count 0
        Add, Button
        ♪ item activated, Add
        Count 1
        """)
  }

  private struct Shop: View {
    @State private var price = 1
    @State private var isOpen = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("Open") { isOpen = true }
          NavigationLink("Details", value: "Pear")
        }
        .navigationDestination(for: String.self) { name in
          Text("\(name) for \(price)")
          Button("Raise") { price += 1 }
        }
        .navigationDestination(isPresented: $isOpen) {
          NavigationLink("Deeper") { Button("Close all") { isOpen = false } }
        }
      }
    }
  }

  @Test func `a pushed screen takes new values of the view that pushed it`() {
    expectSpoken(
      Shop(), .next, .activate, .next, .next, .activate, .previous,
      reads: """
        Open, Button
        Details, Button
        Back button
        Pear for 1
        Raise, Button
        ♪ item activated, Raise
        Pear for 2
        """)
  }

  @Test func `what was pushed on top of a screen goes with it`() {
    expectSpoken(
      Shop(), .activate, .next, .activate, .next, .activate, .next,
      reads: """
        Open, Button
        Back button
        Deeper, Button
        Back button
        Close all, Button
        Open, Button
        Details, Button
        """)
  }

  private struct Detail: View {
    let count: Int
    let add: @MainActor () -> Void
    @State private var taps = 0

    var body: some View {
      Text("Count \(count), taps \(taps)")
      Button("Add") {
        taps += 1
        add()
      }
    }
  }

  /// A view that only has a value of the view with the state.
  private struct Opener: View {
    let kind: Int
    let count: Int
    let add: @MainActor () -> Void
    @State private var isOpen = false
    @State private var song: Song?

    var body: some View {
      switch kind {
      case 0: NavigationLink("Open", destination: Detail(count: count, add: add))
      case 1: NavigationLink("Open") { Detail(count: count, add: add) }
      case 2:
        Button("Open") { isOpen = true }
          .navigationDestination(isPresented: $isOpen) { Detail(count: count, add: add) }
      case 3:
        Button("Open") { song = Song(id: "One") }
          .navigationDestination(item: $song) { _ in Detail(count: count, add: add) }
      default:
        NavigationLink("Open", value: Song(id: "One"))
          .navigationDestination(for: Song.self) { _ in Detail(count: count, add: add) }
      }
    }
  }

  private struct Tally: View {
    let kind: Int
    let isAround: Bool
    @State private var count = 0

    var body: some View {
      let opener = Opener(kind: kind, count: count) { count += 1 }
      if isAround { NavigationStack { opener } } else { opener }
    }
  }

  @Test(arguments: 0..<5, [false, true])
  func `a pushed screen takes the new values of what opened it`(_ kind: Int, isAround: Bool) {
    expectSpoken(
      NavigationStack { Tally(kind: kind, isAround: isAround) }, .activate, .next(2), .activate,
      .previous,
      reads: """
        Open, Button
        Back button
        Count 0, taps 0
        Add, Button
        ♪ item activated, Add
        Count 1, taps 1
        """)
  }
}
