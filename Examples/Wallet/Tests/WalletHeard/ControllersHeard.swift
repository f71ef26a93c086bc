#if os(Linux)
  import SpokenLiveTesting
  import Testing
  import WalletViews

  /// A controller of UIKit, in a file that does not import UIKit.
  @MainActor
  struct ControllersHeard {
    @Test func `the accounts`() {
      expectSpoken(
        ControllerView { AccountsController() }, .next,
        reads: """
          Savings
          Cash
          """)
    }
  }
#endif
