import SwiftUI

/// The whole wallet: budgets with their history, friends, and a notice that comes and goes.
public struct WalletView: View {
  @State private var wallet: Wallet

  /// The view of a wallet.
  public init(wallet: Wallet) { _wallet = State(initialValue: wallet) }

  /// A heading, the notice, the budgets, and the friends.
  public var body: some View {
    VStack(alignment: .leading) {
      Text("Wallet", bundle: .module).font(.largeTitle).accessibilityAddTraits(.isHeader)
      NoticeView(notice: $wallet.notice)
      BudgetList(budgets: $wallet.budgets)
      BudgetHistory(budgets: wallet.budgets)
      FriendList(wallet: wallet)
    }
    .padding()
  }
}

/// A notice, which VoiceOver reads at once and which stays for as long as it is read.
struct NoticeView: View {
  @Binding var notice: String?
  @AccessibilityFocusState private var isRead: Bool

  var body: some View {
    VStack {
      if let notice {
        Text(notice)
          .accessibilityFocused($isRead)
          .accessibilityAction(.escape) { self.notice = nil }
      }
    }
    .onChange(of: notice) { _, new in isRead = new != nil }
  }
}
