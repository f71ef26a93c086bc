import Foundation
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// What an app does on its own while a step waits.
@MainActor
struct TimeTests {
  @Test func `the main actor is on the main thread, also after it was suspended`() async {
    for _ in 0..<20 {
      #expect(pthread_equal(pthread_self(), Self.firstThread) != 0)
      await Task.yield()
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// The thread that a global of the main actor was made on.
  private static let firstThread = pthread_self()

  /// A view that announces its name by each means that an app has to do something later.
  struct Announcing: View {
    let name: String
    var body: some View {
      Text(name)
        .onAppear {
          _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in say("timer") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { say("queue") }
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) { say("other queue") }
        }
        .task {
          try? await Task.sleep(for: .milliseconds(600))
          say("task")
        }
    }

    nonisolated func say(_ words: String) {
      UIAccessibility.post(notification: .announcement, argument: "\(name) by \(words)")
    }
  }

  @Test(arguments: ["Ada", "Jonas", "Mira"])
  func `what an app posts while it waits belongs to its own screen`(_ name: String) async {
    let listening = await Listening(Announcing(name: name), .wait(.seconds(1)))
    #expect(
      listening.announcements == [
        "\(name) by timer", "\(name) by queue", "\(name) by other queue", "\(name) by task",
      ])
  }

  private struct Radio: View {
    @State private var song = "Silence"

    private let songs = NotificationCenter.default.notifications(named: .init("song"))

    var body: some View {
      Text(song).task { await follow() }.onTapGesture {}.task { await follow() }
    }

    private func follow() async {
      for await note in songs { song += " " + (note.object as? String ?? "Nothing") }
    }
  }

  @Test func `notifications are waited for one after the other`() async {
    let listening = await Listening(
      LiveScreen(
        Radio().task {
          try? await Task.sleep(for: .milliseconds(100))
          NotificationCenter.default.post(name: .init("song"), object: "Für Elise")
        }), [.wait(.milliseconds(500))])
    #expect(listening.text.hasSuffix("Silence Für Elise Für Elise\n"))
  }

  struct Late: View {
    let name: String
    var body: some View {
      Text(name).onAppear {
        Task {
          try? await Task.sleep(for: .milliseconds(50))
          UIAccessibility.post(notification: .announcement, argument: name)
        }
      }
    }
  }

  @Test func `a task posts to the screen that started it, when another one waits`() async {
    let first = LiveScreen(Late(name: "first"))
    let second = await Listening(LiveScreen(Late(name: "second")), [.wait(.milliseconds(300))])
    #expect(second.announcements == ["second"])
    let later = await Listening(first, [.user(.first)])
    #expect(later.announcements == ["first"])
  }
}

extension Listening {
  /// What was announced, in order.
  fileprivate var announcements: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("\"") }.map {
      String($0.dropFirst().prefix { $0 != "\"" })
    }
  }
}
