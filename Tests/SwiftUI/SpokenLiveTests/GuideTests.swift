import SpokenLiveTesting
import SpokenUIKit
import Testing
import VoiceOverLanguages

@testable import LessonViews

/// Name, role and value of components of UIKit.
@MainActor
struct GuideTests {
  nonisolated static let rows: [(views: @MainActor @Sendable () -> [UIView], heard: String)] = [
    (Guide.titles, "Accessibility Basics\nShare, Button"),
    (
      Guide.volume,
      "Volume, 0%, Adjustable\n  Swipe up or down with one finger to adjust the value."
    ),
    (Guide.disabled, "Dimmed, Button"),
    (Guide.percent, "20%, Adjustable\n  Swipe up or down with one finger to adjust the value."),
    (Guide.hello, "Hello World!"),
    (Guide.download, "Download, Button"),
    (Guide.unnamed, "50%, Adjustable\n  Swipe up or down with one finger to adjust the value."),
    (
      Guide.named,
      "Volume, 50%, Adjustable\n  Swipe up or down with one finger to adjust the value."
    ),
    (Guide.unnamedImage, "square and arrow down filled, Button"),
    (Guide.namedImage, "Download, Button"),
  ]

  @Test(arguments: rows.indices) func `components say their name, role and value`(_ row: Int) {
    let (views, heard) = Self.rows[row]
    expectSpoken(Shown(views()), reads: heard)
  }

  @Test func `a slider is adjusted by a tenth of its range`() {
    expectSpoken(
      Shown(Guide.named()), .increment,
      reads: """
        Volume, 50%, Adjustable
          Swipe up or down with one finger to adjust the value.
        60%
        """)
  }

  private func filled(_ cell: AppCell) -> AppCell {
    cell.titleLabel.text = "Apple Maps"
    cell.descriptionLabel.text = "Navigate and explore the world"
    cell.ratingLabel.text = "Rated 3 out of 5 stars"
    cell.priceLabel.text = "Free"
    return cell
  }

  @Test func `labels in one element are heard in one sentence`() {
    expectSpoken(
      Shown([filled(AppCell())]),
      reads: """
        Apple Maps, Navigate and explore the world, Rated 3 out of 5 stars. Price: Free
        """)
  }

  @Test func `elements that are new at each call are reported as a loop`() {
    let live = LiveScreen(Shown([filled(ForgetfulCell())]))
    #expect(live.findings.map(\.message).contains { $0.contains("without end") })
    #expect(LiveScreen(Shown([filled(AppCell())])).findings.isEmpty)
  }

  final class ForgetfulCell: AppCell {
    override var accessibilityElements: [Any]? {
      get { [UIAccessibilityElement(accessibilityContainer: self)] }
      set {}
    }
  }
}
