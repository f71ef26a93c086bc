import SpokenLiveTesting
import SpokenViews
import Testing

/// Styles of an app that say when a button acts, and words of a whole view that are spelled.
@MainActor
struct PrimitiveStyleTests {
  @Test func `a button with a look of its own stays a button`() {
    expectSpoken(
      CountedButton().buttonStyle(TwiceStyle()), .activate,
      reads: """
        0 taps, Button
        1 taps
        """)
  }

  @Test func `a style that shows a button is heard as that button`() {
    expectSpoken(
      CountedButton().buttonStyle(WrappedStyle()), .activate, .next,
      reads: """
        0 taps, Button
          wrapped
        1 taps
        ♪ boundary reached, 1 taps
        """)
  }

  @Test func `a style of an app shows menus and groups of controls`() {
    expectSpoken(
      VStack {
        Menu("Sort") { Button("By name") {} }.menuStyle(.automatic)
        ControlGroup("Edit") { Button("Cut") {} }
        Spacer()
      }
      .menuStyle(NamedMenu()).controlGroupStyle(NamedGroup()), .next(3),
      reads: """
        Sort, Button, Pop up button
          Double tap to activate the picker
        Edit
        Cut, Button
        ♪ boundary reached, Cut
        """)
    expectSpoken(
      Menu("Sort") { Button("By name") {} }.menuStyle(NamedMenu()), .activate, .next,
      reads: """
        Menu: Sort, Button, Pop up button
          Double tap to activate the picker
        ♪ item activated, Menu: Sort  cut after 0.5s by the new screen
        By name, Button
        ♪ boundary reached, By name
        """)
  }

  @Test func `attributes of speech reach all words in a view`() {
    let view = VStack {
      Text("AB")
      Text("CD").speechSpellsOutCharacters(false)
    }.speechSpellsOutCharacters()
    let spelled = LiveScreen(view).screen.views.first?.children.map { $0[.speech]?.spellsOut }
    #expect(spelled == [true, false])
  }

  @Test func `initializers are values`() {
    expectSpoken(
      VStack {
        ForEach(["a", "b"], id: \.self, content: Text.init)
        ForEach(["star"], id: \.self, content: Image.init(systemName:))
        ["c", "d"].map(Text.init).reduce(Text("=")) { $0 + $1 }
      }, .next(3), reads: "a\nb\nFavorite, Image\n=cd")
  }
}

private struct CountedButton: View {
  @State private var count = 0

  var body: some View { Button("\(count) taps") { count += 1 } }
}

private struct NamedMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).accessibilityLabel("Menu: Sort")
  }
}

private struct NamedGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

private struct WrappedStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).padding().accessibilityHint("wrapped")
  }
}
