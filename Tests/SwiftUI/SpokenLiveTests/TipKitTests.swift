import SpokenLiveTesting
import SpokenTipKit
import SpokenViews
import Testing

private struct FavoriteTip: Tip {
  var title: Text { Text("Save a favorite") }
  var message: Text? { Text("Double tap the star.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] {
    Action(id: "more", title: "Learn more")
    Action(title: "Reset") { FavoriteTip.isKnown = false }
  }
  var rules: [Rule] {
    #Rule(Self.$isKnown) { $0 == false }
    #Rule(Self.opened) { $0.donations.count > 1 }
  }
  var options: [any TipOption] { MaxDisplayCount(3) }

  @Parameter static var isKnown: Bool = false  // At first = nobody knows it.
  static let opened = Event(id: "opened")
}

private struct ShareTip: Tip {
  var title: Text { Text("Share it") }
}

private struct FirstTip: Tip {
  var title: Text { Text("First") }
}

private struct SecondTip: Tip {
  var title: Text { Text("Second") }
}

private struct EndedTip: Tip {
  var title: Text { Text("Ended") }
}

private struct Favorites: View {
  @State private var pressed = "Nothing"
  private let tip = FavoriteTip()

  var body: some View {
    VStack {
      TipView(tip, arrowEdge: .bottom) { pressed = $0.id }
      Button("Open") { FavoriteTip.opened.sendDonation() }
      Button("Know") { FavoriteTip.isKnown.toggle() }
      Text(pressed)
    }
  }
}

/// Hints for users: texts with a button that closes them.
@MainActor
struct TipKitTests {
  @Test func `a tip comes with its rules, and its buttons act`() {
    expectSpoken(
      Favorites(), .activate, .activate, .previous, .previous, .previous, .previous, .previous,
      .next(2), .activate, .next(4), .next, .previous, .activate, .user(.first),
      reads: """
        Open, Button
        ♪ item activated, Open
        ♪ item activated, Open
        Close, Button
        Reset, Button
        Learn more, Button
        Double tap the star.
        Save a favorite
        Double tap the star.
        Learn more, Button
        ♪ item activated, Learn more
        Reset, Button
        Close, Button
        Open, Button
        Know, Button
        more
        Know, Button
        ♪ item activated, Know
        Open, Button
        """)
  }

  @Test func `a tip beside a view is closed`() {
    expectSpoken(
      VStack {
        Button("Share") {}.popoverTip(ShareTip())
        Text("After")
      }, .next, .next, .activate, .previous, .next,
      reads: """
        Share, Button
        Share it
        Close, Button
        Share, Button
        ♪ boundary reached, Share
        After
        """)
  }

  @Test func `a tip that the app has ended is not heard`() throws {
    let tip = EndedTip()
    #expect(tip.shouldDisplay && tip.status == .available)
    tip.invalidate(reason: .actionPerformed)
    #expect(tip.status == .invalidated(.actionPerformed))
    expectSpoken(
      VStack {
        TipView(tip)
        Text("Alone")
      },
      reads: """
        Alone
        """)
    tip.resetEligibility()
    try Tips.configure([.displayFrequency(.immediate)])
    expectSpoken(
      TipView(tip),
      reads: """
        Ended
        Close, Button
        """)
  }

  private struct Steps: View {
    @State private var tips = TipGroup(.ordered) {
      FirstTip()
      SecondTip()
    }

    var body: some View {
      Button("Go") { tips.currentTip?.invalidate(reason: .actionPerformed) }
        .popoverTip(tips.currentTip)
    }
  }

  @Test func `of a group one tip is heard at a time`() {
    expectSpoken(
      Steps(), .next, .previous, .activate, .next, .previous, .activate, .next,
      reads: """
        Go, Button
        First
        Go, Button
        ♪ item activated, Go
        Second
        Go, Button
        ♪ item activated, Go
        ♪ boundary reached, Go
        """)
  }

  private struct FollowedTip: Tip {
    var title: Text { Text("Followed") }
  }

  @Test func `how a tip stands is told each time that it changes`() async {
    let tip = FollowedTip()
    var states = tip.statusUpdates.makeAsyncIterator()
    var shown = tip.shouldDisplayUpdates.makeAsyncIterator()
    #expect(await states.next() == .available)
    #expect(await shown.next() == true)
    tip.invalidate(reason: .tipClosed)
    #expect(await states.next() == .invalidated(.tipClosed))
    #expect(await shown.next() == false)
    tip.resetEligibility()
    #expect(await states.next() == .available)
  }
}
