// swift-format-ignore-file
// Views as people write them, so that they stay as they are but for names that they leave out.
import Foundation
import SpokenViews

enum Friends {
  struct User: Identifiable {
      var id: Int
      var name: String
      var photo: String
  }

  struct FriendCellView: View {
      var user: User

      var body: some View {
          ZStack(alignment: .topLeading) {
              VStack(alignment: .center) {
                  Image(user.photo)
                  Text(user.name)
              }

              Button("Send Challenge", action: { /* ... */ })
                  .buttonStyle(
                      SymbolButtonStyle(
                          systemName: "gamecontroller.fill"))
          }
      }
  }

  struct FriendsView: View {
      var users: [User]

      var body: some View {
          ScrollView(.horizontal, showsIndicators: false) {
              HStack {
                  ForEach(users) { user in
                      FriendCellView(user: user)
                           .accessibilityElement(children: .contain)
                          .onTapGesture { /* ... */ }
                  }

                  AddFriendButton()

                  Spacer()
              }
          }
      }
  }

  struct AddFriendButton: View {
      var body: some View {
          Button(action: { /* ... */ }) {
              Circle()
                  .foregroundColor(Color(white: 0.9))
                  .frame(width: 50, height: 50)
                  .overlay(
                      Image(systemName: "plus")
                          .resizable()
                          .foregroundColor(Color(white: 0.5))
                          .padding(15)
                  )
          }
          .buttonStyle(PlainButtonStyle())
      }
  }

  struct SymbolButtonStyle: ButtonStyle {
      let systemName: String

      func makeBody(configuration: Configuration) -> some View {
  				Image(systemName: systemName)
              .accessibilityRepresentation { configuration.label }
      }
  }
}

