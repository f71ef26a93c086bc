#if os(Linux)
  import SpokenLiveTesting
  import Testing

  @testable import Screens

  /// Every screen from its first element to its last.
  @MainActor
  struct ScreensHeard {
    @Test func `the calendar`() throws {
      try expectHeard(
        Listening(CalendarScreen(), .next(7), .last, .previous, .previous),
        named: "calendar")
    }

    @Test func `the chat`() throws { try expectHeard(Listening(ChatScreen()), named: "chat") }

    @Test func `the checkout`() throws {
      try expectHeard(Listening(CheckoutScreen()), named: "checkout")
    }

    @Test func `the dashboard, once it is loaded`() async throws {
      try await expectHeard(
        Listening(
          DashboardScreen(), .wait(.milliseconds(900)), .next(14),
          .gesture(.describeChart, count: 1)),
        named: "dashboard")
    }

    @Test func `the mail`() throws { try expectHeard(Listening(MailScreen()), named: "mail") }

    @Test func `the places, once they are loaded`() async throws {
      try await expectHeard(
        Listening(MapListScreen(), .wait(.milliseconds(500)), .next(9)), named: "map-list")
    }

    @Test func `the first steps`() throws {
      try expectHeard(Listening(OnboardingScreen()), named: "onboarding")
    }

    @Test func `the player`() throws { try expectHeard(Listening(PlayerScreen()), named: "player") }

    @Test func `the reader`() throws { try expectHeard(Listening(ReaderScreen()), named: "reader") }

    @Test func `the settings`() throws {
      try expectHeard(Listening(SettingsScreen()), named: "settings")
    }

    @Test func `the shop, once it is loaded`() async throws {
      try await expectHeard(
        Listening(ShopScreen(), .wait(.milliseconds(900)), .next(16)), named: "shop")
    }

    @Test func `the form`() throws { try expectHeard(Listening(SignUpForm()), named: "sign-up") }
  }
#endif
