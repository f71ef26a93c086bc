import SpokenLiveTesting
import SpokenViews
import Testing

/// Pictures among the words of a text.
@MainActor
struct PictureWordsTests {
  @Test func `a symbol is heard by its label, and leaves no blank without one`() {
    expectSpoken(
      VStack {
        Text("\(Image(systemName: "star.fill")) Favorites")
        Text("\(Image(systemName: "globe")) World")
        Text("Tap \(Image(systemName: "globe")) now")
        Text("Tap \(Image(systemName: "plus")) now")
        Text("\(Image("sun", label: Text("Sun"))) rises")
        Text("\(Image("moon")) sets")
      },
      reads: """
        Favorite Favorites
        World
        Tap now
        Tap Add now
        Sun rises
        sets
        """)
  }

  @Test func `a text of a picture stands apart from those beside it`() {
    expectSpoken(
      VStack {
        Text(Image(systemName: "star")) + Text("ratings")
        Text(Image(systemName: "globe")) + Text(" World")
        Text(Image(systemName: "globe"))
        Text("End")
      },
      reads: """
        Favorite ratings
        World
        End
        """)
  }

  @Test func `the label of a symbol is in the language of the screen`() {
    expectSpoken(
      Text("\(Image(systemName: "star.fill")) Orte"), language: "de", reads: "Favorit Orte")
  }
}
