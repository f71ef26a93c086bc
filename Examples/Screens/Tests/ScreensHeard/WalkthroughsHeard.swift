#if os(Linux)
  import SpokenLiveTesting
  import Testing

  @testable import Screens

  /// What a user does with the screens.
  @MainActor
  struct WalkthroughsHeard {
    @Test func `a message is read, marked and answered`() throws {
      try expectHeard(
        Listening(
          MailScreen(), .next(5), .action("Read"), .action("Flag"), .activate, .next, .activate,
          .next(4), .activate, .next(2), .type("Lunch"), .escape, .next(4), .escape),
        named: "mail-message")
    }

    @Test func `mail is searched and a draft discarded`() throws {
      try expectHeard(
        Listening(
          MailScreen(), .next(3), .type("bank"), .next(3), .last, .activate,
          .type("Ana"), .first, .activate, .next, .activate),
        named: "mail-search")
    }

    @Test func `a message is deleted in the chat`() throws {
      try expectHeard(
        Listening(ChatScreen(), .next(3), .action("Delete"), .next, .next, .activate),
        named: "chat-delete")
    }

    @Test func `a reply is written and sent`() async throws {
      try await expectHeard(
        Listening(
          ChatScreen(), .next(2), .action("Reply"), .type("Yes"), .next, .activate,
          .wait(.milliseconds(700))),
        named: "chat-reply")
    }

    @Test func `a quantity is raised and the wrong code told`() async throws {
      try await expectHeard(
        Listening(
          CheckoutScreen(), .next(3), .increment, .action("Remove"), .next(3), .activate, .next(5),
          .type("HELLO"), .next, .activate, .wait(.milliseconds(700)), .next(2), .activate),
        named: "checkout-code")
    }

    @Test func `the cart is paid for`() async throws {
      try await expectHeard(
        Listening(
          CheckoutScreen(), .last, .activate, .next(6), .activate,
          .wait(.milliseconds(1300)), .next(3)),
        named: "checkout-payment")
    }

    @Test func `a place is shown, filtered and left`() async throws {
      try await expectHeard(
        Listening(
          MapListScreen(), .wait(.milliseconds(500)), .next(4), .action("Directions"), .next,
          .activate, .activate, .next(3), .escape, .first, .next, .activate, .next(2),
          .activate),
        named: "map-list-filter")
    }

    @Test func `the tour is taken to its end`() throws {
      try expectHeard(
        Listening(
          OnboardingScreen(), .last, .activate, .last, .activate, .last,
          .activate, .next(2), .activate, .next, .last, .activate, .next(2)),
        named: "onboarding-tour")
    }

    @Test func `the player is used`() throws {
      try expectHeard(
        Listening(
          PlayerScreen(), .next(3), .increment, .next(2), .activate, .magicTap, .next(2),
          .increment, .next(2), .activate, .next, .activate, .next, .activate, .next(3),
          .last, .action("Delete")),
        named: "player-use")
    }

    @Test func `a chapter is chosen and bookmarked`() throws {
      try expectHeard(
        Listening(
          ReaderScreen(), .activate, .next, .activate, .next, .action("Add Bookmark"), .previous,
          .rotor("Bookmarks"), .rotorNext, .first, .next(2), .activate,
          .next),
        named: "reader-bookmark")
    }

    @Test func `settings are changed`() throws {
      try expectHeard(
        Listening(
          SettingsScreen(), .next(6), .activate, .next(3), .increment, .next(4), .activate,
          .next(2), .increment, .next, .activate, .next, .activate, .first, .next,
          .activate, .activate, .next(2), .activate),
        named: "settings-change")
    }

    @Test func `later screens of the settings`() throws {
      try expectHeard(
        Listening(
          SettingsScreen(), .next(3), .activate, .next(8), .activate, .next(1), .escape,
          .last, .previous, .activate, .next(3)),
        named: "settings-screens")
    }

    @Test func `the shop is sorted, searched and a product bought`() async throws {
      try await expectHeard(
        Listening(
          ShopScreen(), .wait(.milliseconds(900)), .next(2), .activate, .next, .activate,
          .next(2), .type("lamp"), .next(8), .activate, .last, .activate, .escape),
        named: "shop-purchase")
    }

    @Test func `errors of the form get the cursor`() throws {
      try expectHeard(
        Listening(
          SignUpForm(), .last, .activate, .type("Ada"), .type("\n"),
          .next, .next(4), .activate),
        named: "sign-up-errors")
    }

    @Test func `an event is added to the calendar`() throws {
      try expectHeard(
        Listening(
          CalendarScreen(), .next(3), .activate, .next(2), .type("Tea"), .next(3), .activate,
          .next, .activate, .next, .increment),
        named: "calendar-event")
    }
  }
#endif
