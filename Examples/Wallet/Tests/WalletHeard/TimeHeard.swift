#if os(Linux)
  import SpokenLiveTesting
  import Testing
  import WalletViews

  /// What an app does on its own while a step waits.
  @MainActor
  struct TimeHeard {
    @Test func `a payment is announced`() async {
      await expectAnnouncement(
        "Paid", of: PaymentView(), .activate, .wait(.milliseconds(300)))
    }
  }
#endif
