import SpokenLiveTesting
import SpokenViews
import Testing

/// Tabs that an app draws itself.
@MainActor
struct TabBarTraitTests {
  private struct Bar: View {
    @State private var shown = "Home"

    var body: some View {
      VStack {
        Text("Now: \(shown)")
        HStack {
          ForEach(["Home", "Search"], id: \.self) { name in
            Button(name) { shown = name }
              .accessibilityAddTraits(shown == name ? .isSelected : [])
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Navigation")
        .accessibilityAddTraits(.isTabBar)
      }
    }
  }

  @Test func `buttons in a container that is a tab bar are tabs with places`() {
    expectSpoken(
      Bar(), .next(2), .activate,
      reads: """
        Now: Home
        Navigation, Selected, Home, Tab, 1 of 2
        Search, Tab, 2 of 2
        Selected, Search, 2 of 2
        """)
  }
}
