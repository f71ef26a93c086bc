import SpokenScreen
import SpokenScreenTesting
import Testing

private let basket = Screen(
  "Basket", .heading("Basket"),
  .slider("Apples", .id("apples"), .value(40), .range(0...100)),
  .toggle("Gift", .id("gift"), .value(true)), .button("Pay", .id("pay"), .disabled(true)))

struct ListeningTests {
  @Test func `reads a screen from top to bottom, and after actions`() {
    #expect(
      Listening(basket).text == """
        Basket, Heading
        Apples, 40%, Adjustable
          Swipe up or down with one finger to adjust the value.
        Gift, Switch button, On
          Double tap to toggle setting.
        Pay, Dimmed, Button

        """)
    expectSpoken(
      basket, .next, .increment, .update("gift", .value(false)), .touch("pay"), .previous,
      reads: """
        Basket, Heading
        Apples, 40%, Adjustable
        …
        /\\d+%/
        Pay, Dimmed, Button
        Gift, Switch button, Off
          Double tap to toggle setting.
        """)
  }

  @Test func `writes the whole transcript with its header`() {
    #expect(Listening(basket).transcript.hasPrefix("# Basket · ios · en-US\n> open\nBasket, Hea"))
  }

  @Test func `names the line of the test as the place of a view`() {
    let heard = Listening(Screen("S", .button("Pay", line: 12, column: 5), file: "Tests/S.swift"))
    #expect(
      heard.utterances[0].segments[0].reason.origin.description
        == "Tests/S.swift:12:5 Button@12:5")
  }

  @Test func `expects announcements, and what becomes of them`() {
    expectAnnouncement(
      "Saved", .cut, on: basket, .wait(.seconds(5)), .announce("Saved"),
      .wait(.milliseconds(100)), .next)
    expectHeard("Basket, Heading", on: basket)
    expectHeard("Double tap to toggle setting.", on: basket)
  }

  @Test func `expects what a stop conveys`() {
    let heard = Listening(basket)
    heard.expect("pay", conveysName: "Pay", role: "Button", state: "Dimmed")
    heard.expect("Gift", conveysName: "Gift", role: "Switch button", state: "On", .should)
    heard.expect("apples", role: "Adjustable", value: "40%")
  }
}

/// Each expectation fails with its own words, at the line of the call.
struct ExpectationFailureTests {
  /// The words of issues; the expectations run on the test's own thread.
  private final class Texts: @unchecked Sendable {
    var all: [String] = []
  }

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

  @Test func `shows expected, actual and why`() {
    let told = failures { expectSpoken(basket, reads: "Basket, Heading\n…\nBuy, Dimmed, Button") }
    #expect(told.count == 1)
    #expect(told[0].contains("- Buy, Dimmed, Button\n"))
    #expect(told[0].contains("+ Pay, Dimmed, Button\n"))
    #expect(told[0].contains("'pay' is called \"Pay\" now, was \"Buy\""))
  }

  @Test func `shows what was heard instead of an announcement`() {
    let told = failures { expectAnnouncement("Saved", on: basket, .announce("Sent")) }
    #expect(told.count == 1)
    #expect(told[0].hasPrefix("expected the announcement \"Saved\" to be full, but heard"))
  }

  @Test func `tells a step that cannot be done`() {
    let told = failures { expectHeard("Basket, Heading", on: basket, .action("Fly")) }
    #expect(told.count == 1)
  }

  @Test func `tells what a stop does not convey, and that there is no such stop`() {
    let heard = Listening(basket)
    let told = failures {
      heard.expect("pay", role: "Link", state: "Dimmed")
      heard.expect("nothing", role: "Link")
    }
    #expect(told.map { $0.prefix(20) } == ["'pay' must convey th", "there is no stop 'no"])
  }

  @Test func `refuses a pattern that cannot be read`() {
    #expect(failures { expectSpoken(basket, reads: "/(/") }.count == 1)
  }

  @Test func `tells a golden that there is not`() {
    let told = failures { expectGolden(basket, named: "never recorded") }
    #expect(told.count == 1)
    #expect(told[0].contains("ListeningTests/never-recorded.transcript yet; run the test with"))
  }
}
