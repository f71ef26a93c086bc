import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// Links among the words of a text.
@MainActor
struct LinkedTextTests {
  /// A view that notes what it opens.
  private func noting<Content: View>(
    _ opened: @escaping (URL) -> Void, @ViewBuilder content: () -> Content
  ) -> some View {
    content().environment(
      \.openURL,
      OpenURLAction {
        opened($0)
        return .handled
      })
  }

  @Test func `a text with a link is one of the Links rotor, and a double tap opens it`() {
    var opened: [String] = []
    let view = noting {
      opened.append($0.absoluteString)
    } content: {
      VStack {
        Text("Start")
        Text("Read [the **terms**](https://a.org/terms) first")
      }
    }
    expectSpoken(
      view, .user(.rotor("Links")), .user(.rotorNext),
      reads: """
        Start
        Links
        Read the terms first, Link
        """)
    _ = Listening(view, .next, .activate)
    #expect(opened == ["https://a.org/terms"])
  }

  @Test func `each of several links is an action`() {
    var opened: [String] = []
    let view = noting {
      opened.append($0.absoluteString)
    } content: {
      Text("[Terms](https://a.org/t) and [privacy](https://a.org/p)")
    }
    expectSpoken(
      view,
      reads: """
        Terms and privacy, Link
          Actions available
        """)
    _ = Listening(view, .user(.rotorNext), .user(.rotorNext), .activate)
    #expect(opened == ["https://a.org/p"])
  }

  @Test func `links of the same words open their own addresses`() {
    var opened: [String] = []
    let view = noting {
      opened.append($0.absoluteString)
    } content: {
      VStack {
        Text("Old [here](https://a.org/1), new [here](https://a.org/2)")
        Text("Old [here](https://a.org/3), new [here](https://a.org/3)")
      }
    }
    _ = Listening(view, .action("here, 2"), .action("here"), .next, .activate)
    #expect(opened == ["https://a.org/2", "https://a.org/1", "https://a.org/3"])
  }

  @Test func `a link among the words of a control or beside a button is no button`() {
    expectSpoken(
      VStack {
        Toggle("I accept the [terms](https://a.org/t)", isOn: .constant(true))
        VStack {
          Text("See [terms](https://a.org/t)")
          Button("OK") {}
        }.accessibilityElement(children: .combine)
      }, .next,
      reads: """
        I accept the terms, Switch button, On
          Double tap to toggle setting.
        See terms, OK, Button, Link
        """)
  }

  @Test func `words with attributes have their links`() throws {
    let words = try AttributedString(markdown: "See **our** [help](https://a.org/h)")
    expectSpoken(Text(words), reads: "See our help, Link")
    let plain = AttributedString("See our help")
    expectSpoken(Text(plain), reads: "See our help")
  }

  @Test func `marks of Markdown are not spoken, and those of values are no marks`() {
    let values = ["_id_", "[a](b)", "**x**"]
    expectSpoken(
      VStack {
        Text("_Now_ and __then__, or snake_case_words")
        Text("^[\(2) place](inflect: true)")
        Text("*Key* \(values[0]), \(values[1]) and \(values[2])")
      },
      reads: """
        Now and then, or snake_case_words
        2 places
        Key _id_, [a](b) and **x**
        """)
  }
}
