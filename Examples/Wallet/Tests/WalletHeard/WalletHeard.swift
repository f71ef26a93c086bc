#if os(Linux)
  import SpokenLiveTesting
  import Testing
  import WalletViews

  @MainActor
  struct WalletHeard {
    @Test func `the wallet from its first element to its last`() {
      expectSpoken(
        WalletView(wallet: .example),
        reads: """
          Wallet, Heading
          Budgets, Groceries, $300, exceeded, Adjustable
            Swipe up or down with one finger to adjust the value.
          Travel, $100, Adjustable
            Swipe up or down with one finger to adjust the value.
          Books, $50, exceeded, Adjustable
            Swipe up or down with one finger to adjust the value.
          Spent this month, Groceries, $320
          Travel, $40
          Books, $55
          Mira, Button
            Actions available
            More content available
          Jonas, Button
            Actions available
            More content available
          """)
    }

    @Test func `a German user hears the words of the catalog`() {
      expectSpoken(
        WalletView(wallet: .example), .next, language: "de",
        reads: """
          Brieftasche, Überschrift
          Budgets, Groceries, $300, überschritten, Einstellbar
            Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
          """)
    }

    @Test func `a plan is raised by swiping up`() {
      expectSpoken(
        WalletView(wallet: .example), .next, .increment, .rotor("Exceeded"), .rotorNext,
        reads: """
          Wallet, Heading
          Budgets, Groceries, $300, exceeded, Adjustable
            Swipe up or down with one finger to adjust the value.
          $350
          Exceeded
          Books, $50, exceeded, Adjustable
            Swipe up or down with one finger to adjust the value.
          """)
    }

    @Test func `what is heard, in which language, and what a stop conveys`() {
      expectHeard("Wallet, Heading", of: WalletView(wallet: .example))
      expectHeard("Brieftasche, Überschrift", of: WalletView(wallet: .example), language: "de")
      expectStop("Jonas", .conveys(role: .button), of: WalletView(wallet: .example), .last)
    }

    @Test func `a challenge shows a notice, which is read at once`() {
      expectSpoken(
        WalletView(wallet: .example), .last, .action("Send challenge"), .escape,
        reads: """
          Wallet, Heading
          Jonas, Button
            Actions available
            More content available
          Send challenge  dropped by the focus move
          Challenge sent to Jonas
          Wallet, Heading
          """)
    }
  }
#endif
