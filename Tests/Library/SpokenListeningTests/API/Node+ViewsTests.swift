import SpokenListening
import Testing

struct NodeViewsTests {
  @Test(
    arguments: [
      (.heading("A"), "A, Heading"), (.text("A"), "A"), (.button("A"), "A, Button"),
      (.link("A"), "A, Button, Link"), (.image("cup-of-tea"), "cup of tea, Image"),
      (.toggle("A", .value(false)), "A, Switch button, Off"),
      (.slider("A", .value(25), .range(0...100)), "A, 25%, Adjustable"),
      (.textField("A"), "A, Text field"), (.secureField("A"), "A, Secure text field"),
      (.element("A", .value("b"), .traits([.button])), "A, b, Button"),
      (.hStack(.text("A"), .text("B"), said: [.element(.combine)]), "A, B"),
      (.view(.progressView, "A", [.value(0.5)]), "A, 50%"),
    ] as [(Node, String)])
  func `reads a view`(view: Node, expected: String) {
    #expect(Listening(Screen("S", view)).utterances[0].description(in: .voiceover) == expected)
  }

  @Test func `reads the views of containers`() {
    expectSpoken(
      Screen(
        "S", .vStack(.text("A"), .text("B")), .list(.text("C"), .text("D")),
        .group(.stepper("E"))),
      reads: """
        A
        B
        /C.*/
        /D.*/
        …
        """)
  }
}
