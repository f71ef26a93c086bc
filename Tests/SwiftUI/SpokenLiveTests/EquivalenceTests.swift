import ScreenFiles
import ScreenInputs
import ScreenYAML
import SpokenLiveTesting
import SpokenViews
import TestSupport
import Testing
import VoiceOverElements

/// A view and the screen file that is written from it are the same screen.
@MainActor
struct EquivalenceTests {
  @Test(arguments: 0..<60) func `a written view resolves to the same elements`(
    _ seed: UInt64
  ) throws {
    var random = SeededGenerator(seed)
    let live = LiveScreen(Self.view(depth: 4, &random), title: "Random")
    let text = live.screen.written(for: "random.screen.yaml")
    let reading = ScreenReader.read(Array(text.utf8), file: "random.screen.yaml")
    let screen = try #require(reading.value, "\(reading.findings)\n\(text)")
    #expect(Self.spoken(resolve(screen)) == Self.spoken(live.resolution), "\(text)")
  }

  /// The words of each element, without places.
  static func spoken(_ resolution: Resolution) -> [[String]] {
    resolution.elements.map { element in
      [
        element.label.map { "\($0.value)" }.joined(separator: ", "),
        element.value.map { "\($0.value)" }.joined(separator: ", "),
        element.traits.map { "\($0.value)" }.joined(separator: " "),
        element.hint?.value ?? "", element.actions.map { "\($0.value)" }.joined(separator: " "),
        element.containers.compactMap { $0.label.map { "\($0.value)" } }.joined(separator: " "),
      ]
    }
  }

  /// Any views in each other, for tests of what holds for all of them.
  static func view(depth: Int, _ random: inout SeededGenerator) -> AnyView {
    let word = "word \(Int.random(in: 0..<100, using: &random))"
    guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else {
      return modified(leaf(word, &random), word, &random)
    }
    let inside = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      view(depth: depth - 1, &random)
    }
    let content = ForEach(inside.indices, id: \.self) { inside[$0] }
    let container: AnyView =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: AnyView(VStack { content })
      case 1: AnyView(HStack { content })
      case 2: AnyView(List { content })
      case 3: AnyView(Section(word) { content })
      case 4: AnyView(Button(action: {}) { content })
      default: AnyView(ScrollView { content })
      }
    return modified(container, word, &random)
  }

  private static func leaf(_ word: String, _ random: inout SeededGenerator) -> AnyView {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: AnyView(Toggle(word, isOn: .constant(true)))
    case 1: AnyView(Slider(value: .constant(0.5)) { Text(word) })
    case 2: AnyView(Image(systemName: "plus"))
    case 3: AnyView(Image("asset"))
    case 4: AnyView(TextField(word, text: .constant("typed")))
    case 5: AnyView(Circle())
    case 6: AnyView(Button(word) {})
    default: AnyView(Text(word))
    }
  }

  private static func modified(
    _ view: AnyView, _ word: String, _ random: inout SeededGenerator
  ) -> AnyView {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: AnyView(view.accessibilityElement(children: .combine))
    case 1: AnyView(view.accessibilityElement(children: .contain).accessibilityLabel(word))
    case 2: AnyView(view.accessibilityElement().accessibilityValue(word))
    case 3: AnyView(view.accessibilityLabel(word).accessibilityElement(children: .combine))
    case 4: AnyView(view.accessibilityHint(word))
    case 5: AnyView(view.accessibilityHidden(true))
    case 6: AnyView(view.disabled(true))
    case 7:
      AnyView(view.accessibilityRepresentation { Text(word) }.accessibilityAddTraits(.isHeader))
    case 8: AnyView(view.accessibilityAction(named: word) {})
    default: view
    }
  }
}
