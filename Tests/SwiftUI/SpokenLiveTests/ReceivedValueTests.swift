import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// Values that a view receives over time.
@MainActor
struct ReceivedValueTests {
  private struct Ears: View {
    let name: Notification.Name
    let step: Int
    @Binding var total: Int

    var body: some View {
      Text("Heard in steps of \(step): \(total)")
        .onReceive(NotificationCenter.default.publisher(for: name)) { _ in total += step }
    }
  }

  private struct Room: View {
    let name: Notification.Name
    @State private var total = 0
    @State private var step = 1
    @State private var isListening = true

    var body: some View {
      VStack {
        Button("Ring, \(total)") { NotificationCenter.default.post(name: name, object: nil) }
        Button("Leave") { isListening = false }
        Button("Larger steps") { step = 10 }
        if isListening { Ears(name: name, step: step, total: $total) }
      }
    }
  }

  @Test func `a view that left the screen receives nothing, also after it was evaluated again`() {
    expectSpoken(
      Room(name: .init("left")), .activate, .next, .activate, .previous, .activate,
      reads: """
        Ring, 0, Button
        Ring, 1
        Leave, Button
        ♪ item activated, Leave
        Ring, 1, Button
        ♪ item activated, Ring, 1
        """)
  }

  @Test func `the closure of the last evaluation is called`() {
    expectSpoken(
      Room(name: .init("newest")), .next(2), .activate, .user(.first), .activate,
      reads: """
        Ring, 0, Button
        Leave, Button
        Larger steps, Button
        ♪ item activated, Larger steps
        Ring, 0, Button
        Ring, 10
        """)
  }

  private final class Meter: ObservableObject {
    @Published var level = 0
  }

  private struct Meters: View {
    let meter = Meter()
    @State private var left = 0
    @State private var right = 0
    @State private var hasLeft = true

    var body: some View {
      VStack {
        Button("Raise, \(left), \(right)") { meter.level += 1 }
        Button("Hide the left one") { hasLeft = false }
        if hasLeft { Text("Left").onReceive(meter.$level) { left = $0 } }
        Text("Right").onReceive(meter.$level) { right = $0 }
      }
    }
  }

  @Test func `several views receive the values of a property until each of them ends`() {
    expectSpoken(
      Meters(), .activate, .next, .activate, .previous, .activate,
      reads: """
        Raise, 0, 0, Button
        Raise, 1, 1
        Hide the left one, Button
        ♪ item activated, Hide the left one
        Raise, 1, 1, Button
        Raise, 1, 2
        """)
  }

  private final class Bell {}

  private struct Doors: View {
    let front = Bell()
    let back = Bell()
    @State private var rings = 0

    var body: some View {
      VStack {
        Button("Front, \(rings)") { ring(front) }
        Button("Back, \(rings)") { ring(back) }
      }
      .onReceive(NotificationCenter.default.publisher(for: Self.bell, object: front)) { _ in
        rings += 1
      }
    }

    private static let bell = Notification.Name("bell of a door")

    private func ring(_ bell: Bell) {
      NotificationCenter.default.post(name: Self.bell, object: bell)
    }
  }

  @Test func `only the notifications of an object are received`() {
    expectSpoken(
      Doors(), .activate, .next, .activate,
      reads: """
        Front, 0, Button
        Front, 1
        Back, 1, Button
        ♪ item activated, Back, 1
        """)
  }

  private final class Song: ObservableObject {
    let name: String
    @Published var seconds = 0
    init(_ name: String) { self.name = name }
  }

  private struct SongView: View {
    let song: Song
    @State private var heard = "nothing"

    var body: some View {
      Text("\(song.name): \(heard)").onReceive(song.$seconds) { heard = "\($0) seconds" }
    }
  }

  private struct Player: View {
    @State private var song = Song("First")
    @State private var second = Song("Second")

    var body: some View {
      SongView(song: song)
      Button("Play") { song.seconds += 5 }
      Button("Skip") {
        second.seconds = 40
        song = second
      }
    }
  }

  @Test func `a view receives from the object that it has now`() {
    expectSpoken(
      Player(), .next, .activate, .previous, .next, .next, .activate, .previous, .previous, .next,
      .activate, .previous,
      reads: """
        First: 0 seconds
        Play, Button
        ♪ item activated, Play
        First: 5 seconds
        Play, Button
        Skip, Button
        ♪ item activated, Skip
        Play, Button
        Second: 40 seconds
        Play, Button
        ♪ item activated, Play
        Second: 45 seconds
        """)
  }
}
