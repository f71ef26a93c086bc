import SpokenLiveTesting
import SpokenViews
import Testing

/// Tabs with values, as an app writes them.
@MainActor
struct TabContentTests {
  @Test func `values of tabs are known by the selection`() {
    expectSpoken(
      LibraryTabs(), .next(5), .activate, .user(.first), .next,
      reads: """
        Songs
        Selected, Songs, Tab, 1 of 5
        Albums, 2 items, Tab, 2 of 5
        Genres, Tab, 3 of 5
        Rock, Tab, 4 of 5
        Search, Tab, 5 of 5
        Selected, Search, 5 of 5
        Find
        Songs, Tab, 1 of 5
        """)
  }

  @Test func `tabs without values are shown one after the other`() {
    expectSpoken(
      TabView {
        Tab("Home", systemImage: "house") { Text("Inside") }
        Tab("Mail", systemImage: "mail") { Text("Letters") }.hidden()
        Group { Tab("Play", systemImage: "play") { Text("Music") } }
      }.tabViewCustomization(.constant(TabViewCustomization())), .next(2),
      reads: """
        Inside
        Selected, Home, Tab, 1 of 2
        Play, Tab, 2 of 2
        """)
  }
}

private enum Shelf: Hashable {
  case songs, albums, genres, search
  case genre(String)
}

private struct LibraryTabs: View {
  @State private var shelf = Shelf.songs
  let showsGenres = true
  let genres = ["Rock"]

  var body: some View {
    TabView(selection: $shelf) {
      Tab("Songs", systemImage: "music.note", value: .songs) { Text("Songs") }
      Tab("Albums", systemImage: "square.stack", value: .albums) { Text("Albums") }
        .badge(2)
        .customizationID("albums")
      if showsGenres {
        Tab("Genres", systemImage: "guitars", value: .genres) { Text("Genres") }
      } else {
        Tab("None", systemImage: "guitars", value: .genres) { Text("None") }
      }
      TabSection("Genres") {
        ForEach(genres, id: \.self) { genre in
          Tab(genre, systemImage: "guitars", value: Shelf.genre(genre)) { Text(genre) }
        }
      }
      Tab(value: .search, role: .search) { Text("Find") }
    }
  }
}
