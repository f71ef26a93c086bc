#if os(Linux)
  import SpokenLiveTesting
  import Testing

  @testable import Screens

  /// What `lint` finds in every screen, compared with the reports in the folder Goldens.
  @MainActor
  struct LintHeard {
    @Test func `the problems of screens that are there at once`() async throws {
      try await expectLint(lintReport(of: CalendarScreen()), named: "calendar")
      try await expectLint(lintReport(of: ChatScreen()), named: "chat")
      try await expectLint(lintReport(of: CheckoutScreen()), named: "checkout")
      try await expectLint(lintReport(of: MailScreen()), named: "mail")
      try await expectLint(lintReport(of: OnboardingScreen()), named: "onboarding")
      try await expectLint(lintReport(of: PlayerScreen()), named: "player")
      try await expectLint(lintReport(of: ReaderScreen()), named: "reader")
      try await expectLint(lintReport(of: SettingsScreen()), named: "settings")
      try await expectLint(lintReport(of: SignUpForm()), named: "sign-up")
    }

    @Test func `the problems of screens that load`() async throws {
      try await expectLint(
        lintReport(of: DashboardScreen(), after: .milliseconds(900)), named: "dashboard")
      try await expectLint(
        lintReport(of: MapListScreen(), after: .milliseconds(500)), named: "map-list")
      try await expectLint(lintReport(of: ShopScreen(), after: .milliseconds(900)), named: "shop")
    }
  }
#endif
