import SpokenLint
import SpokenLiveTesting
import SpokenViews
import Testing

@testable import LessonViews

/// What the views of well-known lessons say, and what their users can do.
@MainActor
struct LessonTests {
  @Test func `a header has a heading and a symbol with a label`() {
    expectSpoken(
      Header.ContentView(),
      reads: """
        WWDC 2021, Heading
        SwiftUI Accessibility
        Beyond the Basics
        Verified, Image
        """)
  }

  @Test func `a slider drawn from shapes is silent, and its gesture is reported`() {
    let live = LiveScreen(PlainSlider.BudgetSlider(value: .constant(0.5), label: "Groceries"))
    Listening(live, []).expectSpoken(
      reads: """
        Groceries
        $0
        """)
    #expect(live.findings.map(\.message).contains { $0.hasPrefix("VoiceOver does not pass") })
  }

  @Test func `a represented slider is adjusted by a tenth of its range`() {
    struct Planner: View {
      @State var value = 0.4
      var body: some View { RepresentedSlider.BudgetSlider(value: $value, label: "Groceries") }
    }
    let live = LiveScreen(Planner())
    Listening(live, [.next(2), .increment, .previous]).expectSpoken(
      reads: """
        Groceries
        $0
        Groceries, $0, Adjustable
          Swipe up or down with one finger to adjust the value.
        ♪ boundary reached, $0
        $0
        """)
    #expect(live.findings.isEmpty)
  }

  @Test func `a button keeps its title when its style shows a symbol`() {
    var edits = 0
    expectSpoken(
      NavigationBar.NavigationBarView { edits += 1 }, .next, .activate,
      reads: """
        Wallet Pal
        Edit Budgets, Button
        ♪ item activated, Edit Budgets
        """)
    #expect(edits == 1)
  }

  @Test func `a graph has a stop for each element of its array`() {
    let budgets = [("January", 120.0), ("February", 95), ("March", 140)].map {
      History.Budget(month: $0.0, amount: $0.1)
    }
    expectSpoken(
      History.BudgetHistoryGraph(budgets: budgets),
      reads: """
        Budget History Graph, January, $120
        February, $95
        March, $140
        """)
    expectSpoken(
      History.BudgetHistoryGraph(budgets: budgets + [.init(month: "April", amount: 60)]),
      .user(.last),
      reads: """
        Budget History Graph, January, $120
        April, $60
        """)
  }

  let users = [
    Friends.User(id: 1, name: "Mira", photo: "mira-portrait"),
    Friends.User(id: 2, name: "Jonas", photo: "jonas-portrait"),
  ]

  private struct LooseFriends: View {
    let users: [Friends.User]

    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(users) { user in Friends.FriendCellView(user: user) }
          Friends.AddFriendButton()
          Spacer()
        }
      }
    }
  }

  /// The session has all challenges before the first picture; docs/fidelity.md says why they are not.
  @Test func `friends without containers are read line by line, the names last`() {
    expectSpoken(
      LooseFriends(users: users),
      reads: """
        Send Challenge, Button
        mira portrait, Image
        Send Challenge, Button
        jonas portrait, Image
        Add, Button
        Mira
        Jonas
        """)
  }

  @Test func `friends are containers, each with its challenge first`() {
    expectSpoken(
      Friends.FriendsView(users: users),
      reads: """
        Send Challenge, Button
        mira portrait, Image
        Mira
        Send Challenge, Button
        jonas portrait, Image
        Jonas
        Add, Button
        """)
  }

  static let alerts = [
    Alerts.Alert(
      id: 1, isUnread: true, isFlagged: false, subject: "Well done",
      content: "You saved $45 in April."),
    Alerts.Alert(
      id: 2, isUnread: false, isFlagged: true, subject: "Groceries over budget",
      content: "You spent $20 more than planned."),
    Alerts.Alert(
      id: 3, isUnread: false, isFlagged: true, subject: "Travel near its limit",
      content: "$15 are left."),
  ]

  @Test func `a rotor moves from warning to warning`() {
    expectSpoken(
      Alerts.AlertsView(alerts: Self.alerts), .user(.rotor("Warnings")), .user(.rotorNext),
      .user(.rotorNext), .user(.rotorNext),
      reads: """
        Well done, 04/30/21, You saved $45 in April.
        Warnings
        Groceries over budget, 04/30/21, You spent $20 more than planned.
        Travel near its limit, 04/30/21, $15 are left.
        ♪ boundary reached, Travel near its limit, 04/30/21, $15 are left.
        """)
  }

  @Test func `entries of a namespace find views inside the rows`() {
    let alerts = Self.alerts.map {
      AlertsInNamespace.Alert(
        id: $0.id, isUnread: $0.isUnread, isFlagged: $0.isFlagged, subject: $0.subject,
        content: $0.content)
    }
    expectSpoken(
      AlertsInNamespace.AlertsView(alerts: alerts), .user(.rotor("Warnings")), .user(.rotorNext),
      .next,
      reads: """
        Well done, 04/30/21, You saved $45 in April.
        Warnings
        Groceries over budget, 04/30/21, You spent $20 more than planned.
        Dismiss, Button
        """)
  }

  struct Growing: View {
    @State var alerts = [
      AlertsAgain.Alert(
        id: 1, isUnread: true, isFlagged: false, subject: "Well done", content: "You saved $45.")
    ]
    var body: some View {
      AlertsAgain.AlertsView(alerts: alerts)
      Button("Spend") {
        alerts.append(
          AlertsAgain.Alert(
            id: 2, isUnread: false, isFlagged: true, subject: "Over budget",
            content: "You spent $20 more."))
      }
    }
  }

  @Test func `a rotor finds a warning as soon as it is there`() {
    expectSpoken(
      Growing(), .user(.rotor("Warnings")), .user(.rotorNext), .user(.last), .activate,
      .user(.first), .user(.rotor("Warnings")), .user(.rotorNext),
      reads: """
        Well done, 04/30/21, You saved $45.
        Warnings
        ♪ no results, Warnings not found
        Spend, Button
        ♪ item activated, Spend
        Well done, 04/30/21, You saved $45.
        Warnings
        Over budget, 04/30/21, You spent $20 more.
        """)
  }
}
