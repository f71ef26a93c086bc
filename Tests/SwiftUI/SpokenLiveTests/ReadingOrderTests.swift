import Foundation
import SpokenLiveTesting
import SpokenViews
import TestSupport
import Testing

@testable import LessonViews

/// Views are read by their places, whatever stands behind or before them.
@MainActor
struct ReadingOrderTests {
  /// Two columns of two texts each.
  private struct Columns: View {
    var body: some View {
      HStack {
        VStack {
          Text("Starter")
          Text("2 websites")
        }
        VStack {
          Text("Business")
          Text("8 websites")
        }
      }
    }
  }

  private let rows = """
    Starter
    Business
    2 websites
    8 websites
    """

  @Test func `columns are read row by row, also beside or below what overlaps`() {
    expectSpoken(Columns(), reads: rows)
    expectSpoken(ZStack { Columns() }, reads: rows)
    expectSpoken(
      VStack {
        Columns()
        Color.red.frame(width: 10, height: 10).overlay { Circle() }
      }, reads: rows)
    expectSpoken(
      ZStack {
        Color.white.ignoresSafeArea()
        Columns()
      }, reads: rows)
  }

  @Test func `a column in a container is read before the next one`() {
    expectSpoken(
      HStack {
        VStack {
          Text("Starter")
          Text("2 websites")
        }
        .accessibilityElement(children: .contain)
        VStack {
          Text("Business")
          Text("8 websites")
        }
        .accessibilityElement(children: .contain)
      },
      reads: """
        Starter
        2 websites
        Business
        8 websites
        """)
  }

  @Test func `a row of a list is read before the next one`() {
    struct Row: View {
      let name: String
      var body: some View {
        HStack {
          VStack(alignment: .leading) {
            Text(name)
            Text("\(name), below")
          }
          Spacer()
          Text("\(name), aside")
        }
      }
    }
    expectSpoken(
      List {
        Row(name: "One")
        Row(name: "Two")
      },
      reads: """
        One
        One, aside
        One, below
        Two
        Two, aside
        Two, below
        """)
  }

  @Test func `views over each other are read back to front`() {
    expectSpoken(
      ZStack {
        Text("Back")
        Text("Front")
      },
      reads: """
        Back
        Front
        """)
    expectSpoken(
      ZStack(alignment: .topLeading) {
        Image("photo").resizable().frame(width: 200, height: 100)
        Text("Sale").padding(4)
      },
      reads: """
        photo, Image
        Sale
        """)
  }

  @Test func `a picture beside a text is read where it begins`() {
    expectSpoken(
      HStack {
        Image("portrait").resizable().frame(width: 100, height: 100)
        Text("Mira")
      },
      reads: """
        portrait, Image
        Mira
        """)
  }

  @Test func `single views side by side are one line, whatever their heights are`() {
    expectSpoken(
      HStack {
        Button("Back") {}.frame(width: 60, height: 60)
        Text("June").accessibilityAddTraits(.isHeader)
        Button("On") {}.frame(width: 60, height: 60)
      },
      reads: """
        Back, Button
        June, Heading
        On, Button
        """)
  }

  @Test func `cells of a lazy grid are a line too`() {
    expectSpoken(
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Button("Kettle") {}
        Button("A pour-over kettle with a very long name indeed, and more") {}
        Button("Lamp") {}
      },
      reads: """
        Kettle, Button
        A pour-over kettle with a very long name indeed, and more, Button
        Lamp, Button
        """)
  }

  @Test func `what stands for a view is read where that view is`() {
    expectSpoken(
      HStack {
        VStack {
          Text("Starter")
          Text("2 GB")
        }
        VStack {
          Text("Business")
          Canvas { _, _ in }.frame(height: 22).accessibilityChildren {
            Text("Jan")
            Text("Feb")
          }
        }
      },
      reads: """
        Starter
        Business
        2 GB
        Jan
        Feb
        """)
  }

  @Test func `a column that was offered a rounding less than its words is no line more`() {
    expectSpoken(
      HStack(spacing: 9.2) {
        ForEach(["Start", "Business+", "Enterprise Pro"], id: \.self) { name in
          VStack {
            Text(name)
            Text("GB")
          }
        }
      },
      reads: """
        Start
        Business+
        Enterprise Pro
        GB
        GB
        GB
        """)
  }

  @Test func `numbers that are none end no layout`() {
    let none = CGFloat.nan
    expectSpoken(
      HStack(spacing: none) {
        Text("A").offset(y: none).layoutPriority(.nan)
        Text("B").padding(none).position(x: .infinity, y: none)
        Text("C").frame(width: none, height: .infinity).frame(maxWidth: -500)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: none), spacing: none)]) { Text("D") }
        Image("E").resizable().aspectRatio(none, contentMode: .fit)
      },
      .user(.last),
      reads: """
        B
        A
        """)
  }

  @Test func `many ratios are measured once each`() {
    var view = AnyView(Image("pear").resizable())
    for _ in 0..<30 { view = AnyView(view.scaledToFit().padding(1)) }
    expectSpoken(view, reads: "pear, Image")
  }

  @Test func `a row that is wider than the screen keeps its order`() {
    expectSpoken(
      VStack {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<10, id: \.self) { Button("Button \($0)") {} } }
        }
        Text("Below").overlay { Circle() }
      },
      reads: (0..<10).map { "Button \($0), Button\n" }.joined() + "Below")
  }

  @Test(arguments: 0..<60) func `a color behind and an overlay without words change nothing`(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed)
    let view = EquivalenceTests.view(depth: 4, &random)
    // In a stack, because a section may be several views, which stand over each other elsewhere.
    expectSame(VStack { view })
  }

  @Test func `nor do they for the views of lessons`() {
    expectSame(Header.ContentView())
    expectSame(
      Friends.FriendsView(users: [
        .init(id: 1, name: "Mira", photo: "mira-portrait"),
        .init(id: 2, name: "Jonas", photo: "jonas-portrait"),
      ]))
    expectSame(Friends.FriendCellView(user: .init(id: 1, name: "Mira", photo: "mira-portrait")))
  }

  private func expectSame(_ view: some View) {
    let heard = EquivalenceTests.spoken(LiveScreen(view).resolution)
    let wrapped: [(String, AnyView)] = [
      (
        "behind",
        AnyView(
          ZStack {
            Color.clear
            view
          })
      ),
      ("background", AnyView(view.background(Color.white))),
      ("overlay", AnyView(view.overlay { Circle().stroke(Color.red) })),
      ("corner", AnyView(view.overlay(alignment: .topTrailing) { Circle().frame(width: 9) })),
    ]
    for (name, other) in wrapped {
      #expect(EquivalenceTests.spoken(LiveScreen(other).resolution) == heard, "\(name)")
    }
  }
}
