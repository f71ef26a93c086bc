import SwiftUI

/// Friends side by side, each one element with the challenge as its action.
struct FriendList: View {
  let wallet: Wallet

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(wallet.friends) { friend in
          FriendView(friend: friend) { wallet.challenge(friend) }
            .accessibilityElement(children: .combine)
            .accessibilityCustomContent("State", friend.isChallenged ? "challenged" : "idle")
        }
      }
    }
  }
}

/// A friend with a picture, and a button over it.
struct FriendView: View {
  let friend: Wallet.Friend
  let challenge: @MainActor () -> Void

  var body: some View {
    ZStack(alignment: .topLeading) {
      VStack {
        Image(decorative: "portrait")
        Text(friend.name)
      }
      Button("Send challenge", action: challenge)
        .buttonStyle(SymbolButtonStyle(systemName: "gamecontroller.fill"))
    }
    .onTapGesture {}
  }
}

/// Shows a symbol instead of the title, which stays what is heard.
struct SymbolButtonStyle: ButtonStyle {
  let systemName: String

  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: systemName)
      .accessibilityRepresentation { configuration.label }
  }
}
