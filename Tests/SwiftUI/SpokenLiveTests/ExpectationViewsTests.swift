import Foundation
import SpokenCombine
import SpokenLiveTesting
import SpokenViews
import Testing

/// The expectations of views, which are called as those of screens.
@MainActor
struct ExpectationViewsTests {
  /// An order that is sent by a task.
  private struct Order: View {
    @State private var state = "Open"

    var body: some View {
      VStack {
        Text("Order").accessibilityAddTraits(.isHeader)
        Button("Send") {
          Task {
            try? await Task.sleep(for: .milliseconds(50))
            state = "Sent"
            AccessibilityNotification.Announcement("Order sent").post()
          }
        }
        Text(state)
      }
    }
  }

  private struct Saving: View {
    var body: some View {
      Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
    }
  }

  @Test func `take a view like a screen, with the outcome and settings`() {
    expectHeard("Order, Heading", of: Order())
    expectHeard("Order, Heading", .full, of: Order(), .next)
    expectStop("Send", .conveys(name: "Send", role: .button), .must, of: Order(), .next)
    var settings = SpeechSettings()
    settings.traits = .before
    expectHeard("Button, Send", of: Order(), .next, settings: settings)
    expectSpoken(Order(), .last, settings: settings, reads: "Heading, Order\nOpen")
    expectAnnouncement("Saved", of: Saving(), .activate)
  }

  @Test func `let time pass when they are awaited`() async {
    let wait = Walkthrough.Action.wait(.milliseconds(300))
    await expectHeard("Sent", of: Order(), .next, .activate, wait, .last)
    await expectAnnouncement("Order sent", of: Order(), .next, .activate, wait)
    await expectAnnouncement("Order sent", .cut, of: Order(), .next, .activate, wait, .first)
    await expectStop("Sent", .conveys(name: "Sent"), of: Order(), .next, .activate, wait, .last)
  }

  @Test func `say that no time passes without await`() {
    let told = failures { expectHeard("Order, Heading", of: Order(), .wait(.seconds(1))) }
    #expect(told.count == 1)
    #expect(
      told.first?.hasSuffix(
        "after 'wait': no time passes in a view that is not awaited; write `await`") == true)
    let transcript = Listening(Order(), .wait(.seconds(1))).transcript
    #expect(
      transcript.hasSuffix(
        "\n# error: no time passes in a view that is not awaited; write `await`\n"))
  }

  /// Views with work that waits for time, and one without.
  private struct Loading: View {
    @State private var state = "Loading"
    var body: some View { Text(state).task { state = "Loaded" } }
  }

  private struct Ticking: View {
    @State private var count = 0
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
  }

  private struct Searching: View {
    @State private var found = "Nothing"
    private let words = PassthroughSubject<String, Never>()
    var body: some View {
      Button(found) { words.send("Tea") }
        .onReceive(words.debounce(for: .milliseconds(100), scheduler: RunLoop.main)) { found = $0 }
    }
  }

  private static let noTime = """

    the view started a task or a timer, which has not ended, because no time passes in this test; \
    write `await`, and `.wait(…)` for as long as it takes
    """

  @Test func `say that work of the view had no time when they fail`() {
    let told = [
      failures { expectHeard("Sent", of: Order(), .next, .activate, .last) },
      failures { expectSpoken(Loading(), reads: "Loaded") },
      failures { expectHeard("1", of: Ticking()) },
      failures { expectHeard("Tea, Button", of: Searching(), .activate, .first) },
    ]
    for texts in told {
      #expect(texts.count == 1)
      #expect(texts.first?.hasSuffix(Self.noTime) == true, "\(texts)")
    }
    let without = failures { expectHeard("Sent", of: Order(), .last) }
    #expect(without.count == 1)
    #expect(without.first?.contains("a task or a timer") == false)
  }

  @Test func `say that no step gives time when they are awaited`() async {
    let told = await failures { await expectHeard("Sent", of: Order(), .next, .activate, .last) }
    #expect(told.count == 1)
    #expect(
      told.first?.hasSuffix(
        "\nthe view started a task or a timer, which has not ended, because no step gives it time; "
          + "add `.wait(…)` for as long as it takes") == true)
  }

  @Test func `say that what is touched is a label`() {
    let reason =
      "there is no element with the id 'Send' on the screen; its label is 'Send'; give it "
      + "accessibilityIdentifier (`id` in a screen file)"
    let told = failures { expectSpoken(Order(), .touch("Send"), reads: "Order, Heading") }
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("error: after 'touch Send': \(reason)") == true)
    #expect(
      Listening(Order(), .touch("Send")).transcript.hasSuffix(
        "\n> touch Send\n# error: \(reason)\n"))
  }

  /// What expectations say when they fail.
  private func failures(of body: () -> Void) -> [String] {
    let texts = Texts()
    withKnownIssue {
      body()
    } matching: { issue in
      texts.all.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    return texts.all
  }

  /// What awaited expectations say when they fail.
  private func failures(of body: () async -> Void) async -> [String] {
    let texts = Texts()
    await withKnownIssue {
      await body()
    } matching: { issue in
      texts.all.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    return texts.all
  }

  /// The words of issues, which are recorded one after the other.
  private final class Texts: @unchecked Sendable {
    var all: [String] = []
  }
}
