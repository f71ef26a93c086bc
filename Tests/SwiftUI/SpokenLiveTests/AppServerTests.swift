import AppProtocol
import ScreenFiles
import ScreenTree
import SpokenLive
import SpokenViews
import Testing
import VoiceOverElements

@testable import SpokenUI

private struct Shop: View {
  @State private var isBought = false

  var body: some View {
    VStack {
      Button("Buy") { isBought = true }.accessibilityIdentifier("buy")
      if isBought { Text("Thank you") }
    }
  }
}

private struct Door: View {
  @State private var isOpen = false

  var body: some View {
    Text(isOpen ? "Open" : "Closed").task {
      try? await Task.sleep(for: .milliseconds(100))
      isOpen = true
    }
  }
}

/// What a running app answers to `spoken`.
@MainActor struct AppServerTests {
  private func server(_ view: some View) -> AppServer {
    AppServer { () throws(AppAnswer.Refusal) in LiveScreen(view, title: "Shop", app: "Shop") }
  }

  private func words(_ answer: AppAnswer) -> [String]? {
    answer.screen.map { placed in
      resolve(placed.screen).elements.flatMap(\.label).map { "\($0.value)" }
    }
  }

  @Test func `the screen is sent when it is another one`() {
    var server = server(Shop())
    let first = server.answer(to: AppRequest.look.line)
    #expect(words(first) == ["Buy"] && first.findings == [] && first.responses == [])
    let opened = server.answer(to: AppRequest.open.line)
    #expect(opened.screen == nil && opened.responses == [.opened(nil, landingOn: nil)])
    let bought = server.answer(to: AppRequest.activate("buy").line)
    #expect(words(bought) == ["Buy", "Thank you"] && bought.responses == [.rearranged])
    #expect(bought.findings == nil)
    #expect(server.answer(to: AppRequest.look.line) == AppAnswer())
  }

  @Test func `the screen has the places that the app's layout gives its views`() throws {
    let live = LiveScreen(Shop(), title: "Shop")
    var server = AppServer { () throws(AppAnswer.Refusal) in live }
    _ = server.answer(to: AppRequest.look.line)
    let placed = try #require(server.answer(to: AppRequest.activate("buy").line).screen)
    #expect(placed.screen.isLaidOut)
    let line = try #require(PlacedScreen(PlacedScreen.write(placed.screen))).screen
    let frames = resolve(line).elements.map { $0.shownFrame }
    #expect(frames == live.resolution.elements.map { $0.shownFrame })
    #expect(frames.count == 2 && !frames.contains(nil))
  }

  @Test func `an element that is not there does nothing`() {
    var server = server(Shop())
    _ = server.answer(to: AppRequest.open.line)
    #expect(
      server.answer(to: AppRequest.activate("gone").line).responses
        == [.nothing("no view here does anything when it is activated")])
    #expect(
      server.answer(to: AppRequest.effect(.close).line).responses
        == [.failed("a live view changes by its own code; 'close' is for screens of files")])
  }

  @Test func `a line that is no request is refused with the fix`() {
    var server = server(Shop())
    #expect(
      server.answer(to: "next").refusal?.reason
        == "the app does not understand what spoken asks; build it and spoken again")
  }

  @Test func `a preview that there is not is refused, and the previews are listed all the same`() {
    let none = AppAnswer.Refusal("there is no preview 'Bag'", isOfPreview: true)
    var server = AppServer { () throws(AppAnswer.Refusal) in throw none }
    #expect(server.answer(to: AppRequest.look.line).refusal == none)
    #expect(server.answer(to: AppRequest.previews.line).previews != nil)
  }

  @Test func `what happens while time passes comes with the screen as it was then`() async {
    let live = LiveScreen(Door(), title: "Door")
    var waited: [Duration] = []
    var server = AppServer(wait: { waited.append($1) }) { () throws(AppAnswer.Refusal) in live }
    _ = server.answer(to: AppRequest.open.line)
    await live.pass(.milliseconds(400))
    let answer = server.answer(to: AppRequest.pass(.milliseconds(400)).line)
    #expect(waited == [.milliseconds(400)])
    #expect(answer.changes.map(\.responses) == [[.rearranged]])
    let then = answer.changes.first?.screen.map { resolve($0.screen) }
    #expect(then?.elements.flatMap(\.label).map { "\($0.value)" } == ["Open"])
    // It is the screen of now too, which is not sent twice.
    #expect(answer.screen == nil)
  }
}
