import SpokenLiveTesting
import SpokenViews
import Testing

@testable import LessonViews

/// The four stages of a list of friends.
///
/// The samples `wallet-friends-…` have the same stages; their frames put the pictures below the buttons,
/// where the code of the lesson has both in one line.
@MainActor
struct FriendsTests {
  /// The list with a cell of a stage.
  struct Stage<Cell: View>: View {
    let cell: (Friends.User) -> Cell
    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach([
            Friends.User(id: 1, name: "Mira", photo: "mira-portrait"),
            Friends.User(id: 2, name: "Jonas", photo: "jonas-portrait"),
          ]) { cell($0) }
          Friends.AddFriendButton()
          Spacer()
        }
      }
    }
  }

  @Test func `plain, the screen is read in rows across all friends`() {
    expectSpoken(
      Stage { Friends.FriendCellView(user: $0) },
      reads: """
        Send Challenge, Button
        mira portrait, Image
        Send Challenge, Button
        jonas portrait, Image
        Add, Button
        Mira
        Jonas
        """)
  }

  /// The cell of the lesson, with room above the picture, as a button over its corner needs it.
  struct RoomyCell: View {
    let user: Friends.User
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .center) {
          Image(user.photo).resizable().frame(width: 60, height: 60)
          Text(user.name)
        }
        .padding(.top, 12)
        Button("Send Challenge", action: {})
          .buttonStyle(Friends.SymbolButtonStyle(systemName: "gamecontroller.fill"))
      }
    }
  }

  @Test func `with room above the pictures, the buttons come first, then the pictures with Add`() {
    expectSpoken(
      Stage { RoomyCell(user: $0) },
      reads: """
        Send Challenge, Button
        Send Challenge, Button
        mira portrait, Image
        jonas portrait, Image
        Add, Button
        Mira
        Jonas
        """)
  }

  @Test func `contained, each friend is read before the next one`() {
    expectSpoken(
      Stage { Friends.FriendCellView(user: $0).accessibilityElement(children: .contain) },
      reads: """
        Send Challenge, Button
        mira portrait, Image
        Mira
        Send Challenge, Button
        jonas portrait, Image
        Jonas
        Add, Button
        """)
  }

  struct SortedCell: View {
    let user: Friends.User
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .center) {
          Image(user.photo)
          Text(user.name)
        }
        Button("Send Challenge", action: {})
          .buttonStyle(Friends.SymbolButtonStyle(systemName: "gamecontroller.fill"))
          .accessibilitySortPriority(-1)
      }
    }
  }

  @Test func `sorted, the challenge comes after the friend`() {
    expectSpoken(
      Stage { SortedCell(user: $0).accessibilityElement(children: .contain) },
      reads: """
        mira portrait, Image
        Mira
        Send Challenge, Button
        jonas portrait, Image
        Jonas
        Send Challenge, Button
        Add, Button
        """)
  }

  struct Combined: View {
    @State var done = "nothing"
    var body: some View {
      Stage { user in
        ZStack {
          VStack {
            Image(user.photo)
            Text(user.name)
          }
          Button("Send Challenge") { done = "challenged \(user.name)" }
        }
        .accessibilityElement(children: .combine)
        .onTapGesture { done = "opened \(user.name)" }
      }
      Text(done)
    }
  }

  @Test func `combined, a friend is one stop with the challenge as its action`() {
    expectSpoken(
      Combined(), .next, .activate, .user(.last), .user(.first), .action("Send Challenge"),
      .user(.last),
      reads: """
        Mira, Button
          Actions available
        Jonas, Button
          Actions available
        ♪ item activated, Jonas
        opened Jonas
        Mira, Button
          Actions available
        Send Challenge
        challenged Mira
        """)
  }
}
