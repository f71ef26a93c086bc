import SpokenLiveTesting
import SpokenViews
import Testing

/// What the labels of pickers do to their words.
@MainActor
struct PickerLabelTests {
  private struct Colors: View {
    let question: LocalizedStringKey

    var body: some View {
      Picker(question, selection: .constant(1)) {
        Text("Red").tag(1)
        Text("Blue").tag(2)
      }
    }
  }

  @Test func `the label of a segmented picker is not spoken, and one of the app once`() {
    expectSpoken(
      VStack {
        Colors(question: "Which wall?")
        Colors(question: "Which door?").accessibilityLabel("Door")
        Colors(question: "Which roof?").accessibilityElement(children: .contain)
          .accessibilityLabel("Roof")
      }.pickerStyle(.segmented),
      reads: """
        Selected, Red, Button, 1 of 2
        Blue, Button, 2 of 2
        Door, Selected, Red, Button, 1 of 2
        Blue, Button, 2 of 2
        Roof, Selected, Red, Button, 1 of 2
        Blue, Button, 2 of 2
        """)
  }

  @Test func `a label of the app drives the value of a menu out, and a value stays`() {
    expectSpoken(
      VStack {
        Colors(question: "Color")
        Colors(question: "Color").accessibilityLabel("Paint")
        Colors(question: "Color").accessibilityLabel("Paint").accessibilityValue("Red")
      },
      reads: """
        Color, Red, Pop up button
          Double tap to activate the picker
        Paint, Pop up button
          Double tap to activate the picker
        Paint, Red, Pop up button
          Double tap to activate the picker
        """)
  }
}
