import SpokenLiveTesting
import SpokenViews
import Testing

/// Bars and insets are outside of the content, whose places and priorities count among its own views.
@MainActor
struct ScreenContentTests {
  /// Views of which the first one is read last.
  private struct Content: View {
    var body: some View {
      VStack {
        Text("Late").accessibilitySortPriority(-1)
        Text("Soon").accessibilitySortPriority(1)
        Text("Then")
      }
    }
  }

  @Test func `the bar of a pushed screen is read before its content`() {
    expectSpoken(
      NavigationStack {
        NavigationLink("Open") {
          ZStack {
            Color.white
            Content()
          }
          .navigationTitle("Pushed")
          .toolbar {
            ToolbarItem { Button("Add") {} }
            ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
          }
        }
        .navigationTitle("Home")
      }, .next, .activate, .next(6),
      reads: """
        Home, Heading
        Open, Button
        Home, Back button
        Pushed, Heading
        Add, Button
        Soon
        Then
        Late
        Sort, Button
        """)
  }

  @Test func `a title, a search field and items are read before the content`() {
    expectSpoken(
      NavigationStack {
        Content().searchable(text: .constant("")).navigationTitle("Home")
          .toolbar { ToolbarItem { Button("Add") {} } }
      },
      reads: """
        Home, Heading
        Add, Button
        Search, Search field
          Double tap to edit.
        Soon
        Then
        Late
        """)
  }

  @Test func `a bar of tabs is read after the page`() {
    expectSpoken(
      TabView {
        Tab("Home", systemImage: "house") { Content() }
        Tab("Mail", systemImage: "mail") { Text("Letters") }
      }, .next(4),
      reads: """
        Soon
        Then
        Late
        Selected, Home, Tab, 1 of 2
        Mail, Tab, 2 of 2
        """)
  }

  @Test func `an inset is read before or after the content, as its edge says`() {
    expectSpoken(
      Content().safeAreaInset(edge: .bottom) { Button("Pay") {} },
      reads: """
        Soon
        Then
        Late
        Pay, Button
        """)
    expectSpoken(
      Content().safeAreaInset(edge: .top) { Text("Offline") },
      reads: """
        Offline
        Soon
        Then
        Late
        """)
    expectSpoken(
      HStack {
        Content().safeAreaInset(edge: .bottom) { Button("Pay") {} }
        Text("Aside")
      },
      reads: """
        Soon
        Then
        Late
        Pay, Button
        Aside
        """)
  }

  @Test func `tabs over a color are one view, whose bar is read after the page`() {
    expectSpoken(
      ZStack {
        Color.white
        TabView {
          Tab("Home", systemImage: "house") { Text("Hi") }
          Tab("Mail", systemImage: "mail") { Text("Letters") }
        }
      }, .next(2),
      reads: """
        Hi
        Selected, Home, Tab, 1 of 2
        Mail, Tab, 2 of 2
        """)
  }

  @Test func `a search field and its content are one view below an overlay`() {
    expectSpoken(
      VStack {
        Text("One")
        Text("Two")
      }
      .searchable(text: .constant(""))
      .overlay(alignment: .bottom) { Text("Toast") }, .next(3),
      reads: """
        Search, Search field
          Double tap to edit.
        One
        Two
        Toast
        """)
  }

  @Test func `an inset at a side is read before or after the content, whichever is taller`() {
    expectSpoken(
      Content().safeAreaInset(edge: .leading) { Text("Side") },
      reads: """
        Side
        Soon
        Then
        Late
        """)
    expectSpoken(
      Text("Inside").safeAreaInset(edge: .trailing) { Content() },
      reads: """
        Inside
        Soon
        Then
        Late
        """)
  }
}
