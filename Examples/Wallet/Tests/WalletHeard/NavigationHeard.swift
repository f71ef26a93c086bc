#if os(Linux)
  import SpokenLiveTesting
  import Testing
  import UIKit
  import WalletViews

  /// A controller of UIKit with one around it, which the test makes.
  @MainActor
  struct NavigationHeard {
    @Test func `the accounts with their title`() {
      expectSpoken(
        ControllerView { UINavigationController(rootViewController: AccountsController()) },
        reads: """
          Accounts, Heading
          Savings
          Cash
          """)
    }
  }
#endif
