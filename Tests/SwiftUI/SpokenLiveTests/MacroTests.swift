import ScreenTree
import SpokenLiveTesting
import SpokenUI
import SpokenViews
import Testing
import VoiceOverLanguages

#Preview("A counter", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 1
  Button("Add") { count += 1 }
  Text("\(count) apples")
}

private struct Basket: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["Pear"] }

  func body(content: Content, context: [String]) -> some View {
    content.environment(\.unit, context.first)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var basket: Self { .modifier(Basket()) }
}

private struct UnitView: View {
  @Environment(\.unit) private var unit
  var body: some View { Text(unit ?? "none") }
}

#Preview("A basket", traits: .basket, .fixedLayout(width: 100, height: 100)) { UnitView() }

#Preview("A 5\" {screen}") {
  @Previewable @State var name = "\"Quoted\" {"
  Text(name)
}

struct AppleRow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Red apple")
      Text("Green apple")
    }
    .previewLayout(.sizeThatFits)
    Toggle("Ripe", isOn: .constant(true)).previewDisplayName("Ripe apple")
    ForEach(["a", "b"], id: \.self) { Text($0).previewDisplayName("Letter \($0)") }
  }
}

enum AppleScreen_Previews: PreviewProvider {
  static var previews: some View { Text("Apples").font(.title) }
}

extension EnvironmentValues {
  @Entry fileprivate var currency = "EUR"
  @Entry fileprivate var unit: String? = "kg"
  /// The var depth: how deep a shelf is = "2" boards.
  @Entry fileprivate(set) var depth: Int = 2  // Boards = 2.
  @Entry fileprivate var press: Press = Press { $0 == 1 ? "once" : "often" }
}

/// A value that threads cannot share.
private final class Press {
  let words: (Int) -> String
  init(words: @escaping (Int) -> String) { self.words = words }
}

extension FocusedValues {
  @Entry fileprivate var basket: String?
}

extension ContainerValues {
  @Entry fileprivate var shelf: Int = 3
}

extension SpokenUI.Transaction {
  @Entry fileprivate var isQuiet = false
}

/// What the macros of the library write into an app.
@MainActor
struct MacroTests {
  @Test(arguments: [
    (
      "A counter",
      """
      Add, Button
      ♪ item activated, Add
      2 apples
      """
    ),
    ("A 5\" {screen}", "\\\"Quoted\" {"),
    ("A label", "Fresh apples"),
    ("A basket", "Pear"),
    ("A controller", "Apples, Heading"),
    ("AppleScreen_Previews", "Apples"),
    ("AppleRow_Previews", "Red apple"),
    ("AppleRow_Previews 2", "Green apple"),
    ("Ripe apple", "Ripe, Switch button, On\n  Double tap to toggle setting."),
    ("Letter b", "b"),
  ])
  func `a preview is heard by its name`(name: String, heard: String) throws {
    let preview = try #require(_Previews.all.first { $0.name == name })
    let steps: [Walkthrough.Action] = name == "A counter" ? [.activate, .next] : []
    #expect(Listening(LiveScreen(preview.view), steps).text == heard + "\n")
  }

  private struct Price: View {
    @Environment(\.currency) private var currency
    @FocusedValue(\.basket) private var basket
    var body: some View { Text("\(basket ?? "No basket") in \(currency)") }
  }

  @Test func `an entry of container values is written and read`() {
    expectSpoken(
      Group(
        subviews: Group {
          Text("a"); Text("b").containerValue(\.shelf, 7)
        }
      ) { words in
        ForEach(words) { Text("\($0.containerValues.shelf)") }
      }, .next, reads: "3\n7")
  }

  @Test func `an entry has comments, the access of its variable and a value of any kind`() {
    var environment = EnvironmentValues()
    #expect(environment.depth == 2)
    environment.depth = 3
    #expect(environment.depth == 3)
    #expect(environment.press.words(1) == "once")
    environment.press = Press { _ in "never" }
    #expect(environment.press.words(1) == "never")
  }

  @Test func `entries of the environment and of the focus are written and read`() {
    expectSpoken(
      VStack {
        Price()
        Price().environment(\.currency, "CHF")
        Text("Basket").focusedSceneValue(\.basket, "Fruit")
      }, .next,
      reads: """
        Fruit in EUR
        Fruit in CHF
        """)
    var transaction = Transaction()
    transaction.isQuiet = true
    #expect(transaction.isQuiet && !Transaction().isQuiet)
    var environment = EnvironmentValues()
    #expect(environment.unit == "kg")
    environment.unit = nil
    #expect(environment.unit == nil)
  }
}
