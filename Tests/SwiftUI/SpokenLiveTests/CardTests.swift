import SpokenLiveTesting
import SpokenViews
import Testing

/// Buttons and links with more than a text in their labels.
@MainActor
struct CardTests {
  @Test func `a button whose label is disabled is dimmed`() {
    expectSpoken(
      VStack {
        Button(action: {}) { Text("Log In").disabled(true) }
        Button(action: {}) {
          HStack {
            Text("Sign")
            Text("Up").disabled(true)
          }
        }
      },
      reads: """
        Log In, Dimmed, Button
        Sign, Up, Button
        """)
  }

  private struct Shop: View {
    @State private var coupons = 0

    var body: some View {
      NavigationStack {
        NavigationLink {
          Text("Inside")
        } label: {
          VStack {
            Text("Barber Shop")
            Text("$3.00 off")
            Button("Show details") {}
            Button("Add coupon") { coupons += 1 }
          }
        }
        Text("\(coupons) coupons")
      }
    }
  }

  @Test func `controls in the label of a link stay elements, and add nothing to its words`() {
    expectSpoken(
      Shop(), .next(2), .activate, .next,
      reads: """
        Barber Shop, $3.00 off, Button
        Show details, Button
        Add coupon, Button
        ♪ item activated, Add coupon
        1 coupons
        """)
  }

  @Test func `a label of nothing but a control names its button`() {
    expectSpoken(
      Button(action: {}) { Toggle("Inner", isOn: .constant(true)) },
      reads: """
        Inner, Switch button, On
          Double tap to toggle setting.
        """)
  }

  private struct License: View {
    @AccessibilityFocusState private var isHere: Bool

    var body: some View {
      VStack {
        Button("Go") { isHere = true }
        Button(action: {}) { Text("Show License").accessibilityFocused($isHere) }
        Text(isHere ? "here" : "away")
      }
    }
  }

  @Test func `focus on the text of a button is focus on the button`() {
    expectSpoken(
      License(), .activate, .next, .user(.first), .user(.last),
      reads: """
        Go, Button
        Show License, Button
        here
        away
        Go, Button
        away
        """)
  }
}
