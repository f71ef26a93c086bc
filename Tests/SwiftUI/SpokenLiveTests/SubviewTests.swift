import SpokenLiveTesting
import SpokenViews
import Testing

/// Containers of an app, which are given views and show them in their own way.
@MainActor
struct SubviewTests {
  @Test func `a container shows each of its views, and what they say of themselves`() {
    expectSpoken(
      CardStack {
        Text("One")
        ForEach(["Two", "Three"], id: \.self) { word in
          Text(word).badgeNumber(2)
        }
        Group {
          Button("Four") {}
        }
        .badgeNumber(4)
      }, .next(6),
      reads: """
        4 cards, Heading
        One
        Two
        2 new
        Three
        2 new
        Four, Button
        """)
  }

  @Test func `a container follows views that come, and words that change`() {
    expectSpoken(
      GrowingStack(), .next(2), .activate, .user(.first), .next(3),
      reads: """
        1 cards, Heading
        Card 1 of 1
        Add, Button
        ♪ item activated, Add
        2 cards, Heading
        Card 1 of 2
        Card 2 of 2
        Add, Button
        """)
  }

  @Test func `a container shows sections in its own way`() {
    expectSpoken(
      Board {
        Text("Loose")
        Section("Fruit") { Cards(count: 2) }
        Section {
          Text("Leek")
        } footer: {
          Text("Fresh")
        }
      }, .next(6),
      reads: """
        1 in, Heading
        Loose
        2 in, Fruit, Heading
        Card 1 of 2
        Card 2 of 2
        1 in, Heading
        Leek
        """)
  }

  @Test func `views without the first are a part of them`() {
    expectSpoken(
      Group(subviews: TupleOfWords()) { words in
        words.first
        ForEach(words.dropFirst()) { word in
          word.accessibilityHint("later")
        }
      }, .next(2),
      reads: """
        a
        b
          later
        c
          later
        """)
  }
}

private struct NumberKey: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

extension View {
  fileprivate func badgeNumber(_ number: Int) -> some View { containerValue(\.number, number) }
}

private struct CardStack<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { cards in
      Text("\(cards.count) cards").accessibilityAddTraits(.isHeader)
      ForEach(subviews: cards) { card in
        card
        if card.containerValues.number == 2 { Text("\(card.containerValues.number) new") }
      }
    }
  }
}

private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ForEach(sections: content) { section in
      HStack {
        Text("\(section.content.count) in")
        section.header
      }
      .accessibilityElement(children: .combine).accessibilityAddTraits(.isHeader)
      section.content
    }
  }
}

private struct GrowingStack: View {
  @State private var count = 1

  var body: some View {
    CardStack { Cards(count: count) }
    Button("Add") { count += 1 }
  }
}

private struct Cards: View {
  let count: Int

  var body: some View { ForEach(0..<count, id: \.self) { Text("Card \($0 + 1) of \(count)") } }
}

private struct TupleOfWords: View {
  var body: some View {
    Text("a")
    Text("b")
    Text("c")
  }
}
