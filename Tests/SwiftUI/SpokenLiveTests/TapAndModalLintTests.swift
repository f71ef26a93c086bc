import SpokenLiveTesting
import SpokenViews
import Testing

/// What `lint` finds about taps and modal views of Swift code.
@MainActor
struct TapAndModalLintTests {
  private struct Row: View {
    var isButton = false

    var body: some View {
      HStack {
        Text("Ada")
        Text("Online")
      }
      .onTapGesture {}
      .accessibilityAddTraits(isButton ? .isButton : [])
    }
  }

  private struct Offer: View {
    var hasExit = false

    var body: some View {
      ZStack {
        Text("Yearly")
        VStack {
          Text("Prices change in May")
          if hasExit { Button("Close") {} }
        }
        .accessibilityAddTraits(.isModal)
      }
    }
  }

  private struct Escaped: View {
    var body: some View {
      ZStack {
        Text("Yearly")
        VStack { Text("Prices change in May") }
          .accessibilityAddTraits(.isModal).accessibilityAction(.escape) {}
      }
    }
  }

  @Test func `a tap without a role is reported with the cure in Swift`() async {
    let report = await lintReport(of: Row())
    #expect(report.contains("[tap-without-role]"), "\(report)")
    #expect(report.contains("`accessibilityAddTraits(.isButton)`"), "\(report)")
    #expect(!(await lintReport(of: Row(isButton: true))).contains("[tap-without-role]"))
  }

  @Test func `a modal view that nothing closes is reported with the cure in Swift`() async {
    let report = await lintReport(of: Offer())
    #expect(report.contains("[no-way-out]"), "\(report)")
    #expect(report.contains("`accessibilityAction(.escape)`"), "\(report)")
    #expect(!(await lintReport(of: Offer(hasExit: true))).contains("[no-way-out]"))
    #expect(!(await lintReport(of: Escaped())).contains("[no-way-out]"))
  }
}
