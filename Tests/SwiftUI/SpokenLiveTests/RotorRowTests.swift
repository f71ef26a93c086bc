import SpokenLiveTesting
import SpokenViews
import Testing

/// Entries of rotors for rows of several views.
@MainActor
struct RotorRowTests {
  private struct Food: Identifiable {
    let id: Int
    let name: String
    let isVegetable: Bool

    static let all = [
      Food(id: 1, name: "Apple", isVegetable: false),
      Food(id: 2, name: "Broccoli", isVegetable: true),
      Food(id: 3, name: "Carrot", isVegetable: true),
    ]
  }

  private struct Foods<Row: View>: View {
    @ViewBuilder let row: (Food) -> Row

    var body: some View {
      VStack { ForEach(Food.all) { row($0) } }
        .accessibilityRotor("Vegetables") {
          ForEach(Food.all.filter(\.isVegetable)) { AccessibilityRotorEntry($0.name, id: $0.id) }
        }
    }
  }

  private func expectFound(_ view: some View) {
    #expect(LiveScreen(view).findings.isEmpty)
    expectSpoken(
      view, .user(.rotor("Vegetables")), .user(.rotorNext), .user(.rotorNext),
      reads: """
        Apple
        Vegetables
        Broccoli
        Carrot
        """)
  }

  @Test func `a rotor leads to the first element of a row`() {
    expectFound(
      Foods { food in
        HStack {
          Circle()
          VStack { Text(food.name) }
          Text(food.isVegetable ? "Vegetable" : "Fruit")
        }
      })
    expectFound(
      Foods { food in
        Text(food.name)
        Text("Fresh")
      })
  }

  private struct Named: View {
    @Namespace private var space

    var body: some View {
      VStack {
        Text("Apple")
        HStack {
          Text("Broccoli")
          Text("Fresh")
        }
        .accessibilityRotorEntry(id: "b", in: space)
      }
      .accessibilityRotor("Green") { AccessibilityRotorEntry("b", id: "b", in: space) }
    }
  }

  @Test func `a name of the app for a row is that of its first element`() {
    expectSpoken(
      Named(), .user(.rotor("Green")), .user(.rotorNext),
      reads: """
        Apple
        Green
        Broccoli
        """)
  }
}
