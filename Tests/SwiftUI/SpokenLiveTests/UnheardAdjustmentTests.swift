import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// What `lint` finds by adjusting the controls of a view.
@MainActor
struct UnheardAdjustmentTests {
  private struct Dollars: View {
    @State private var share = 0.2

    var body: some View {
      Slider(value: $share, in: 0...1) { Text("Food") }.accessibilityValue("$\(Int(share))")
    }
  }

  private struct Percent: View {
    @State private var share = 0.2

    var body: some View {
      Slider(value: $share, in: 0...1) { Text("Food") }
    }
  }

  private final class Log {
    var directions: [AccessibilityAdjustmentDirection] = []
  }

  @Test func `a value that is always the same is reported with the cure in Swift`() async {
    let report = await lintReport(of: Dollars())
    #expect(
      report.contains("\"Food, $0, Adjustable\" can be adjusted, and says the same"), "\(report)")
    #expect(report.contains("`accessibilityValue(_:)`"), "\(report)")
    #expect(report.contains("[unheard-adjustment]"), "\(report)")
    #expect(!(await lintReport(of: Percent())).contains("[unheard-adjustment]"))
  }

  /// A view of UIKit has no line, by which others are known to be code.
  private final class TipController: UIViewController {
    override func viewDidLoad() {
      let slider = UISlider()
      slider.accessibilityLabel = "Tip"
      slider.accessibilityValue = "five"
      view.addSubview(slider)
    }
  }

  @Test func `words for a value are code's, which makes them again`() async {
    let report = await lintReport(of: ControllerView { TipController() })
    #expect(report.contains("[unheard-adjustment]"), "\(report)")
    #expect(!report.contains("[fixed-value-text]"), "\(report)")
  }

  @Test func `what was adjusted is put back`() async {
    let log = Log()
    let view = Text("Guests").accessibilityValue("2").accessibilityAdjustableAction {
      log.directions.append($0)
    }
    #expect(await lintReport(of: view).contains("[unheard-adjustment]"))
    #expect(log.directions == [.increment, .decrement, .decrement, .increment])
  }
}
