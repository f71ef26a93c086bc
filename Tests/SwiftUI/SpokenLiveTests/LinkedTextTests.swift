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

  @Test func `words with attributes have their links`() throws {
    let words = try AttributedString(markdown: "See **our** [help](https://a.org/h)")
    expectSpoken(Text(words), reads: "See our help, Link")
    let plain = AttributedString("See our help")
    expectSpoken(Text(plain), reads: "See our help")
  }

  @Test func `marks of Markdown are not spoken`() {
    expectSpoken(
      VStack {
        Text("_Now_ and __then__, or snake_case_words")
        Text("^[\(2) place](inflect: true)")
      },
      reads: """
        Now and then, or snake_case_words
        2 places
        """)
  }
}
