import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// What SwiftUI says of views and controllers of UIKit.
@MainActor
struct RepresentableWordsTests {
  private struct Bare: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private struct Labels: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      for words in ["One", "Two"] {
        let label = UILabel()
        label.text = words
        view.addSubview(label)
      }
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private struct Player: UIViewControllerRepresentable {
    let isElement: Bool

    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.view.isAccessibilityElement = isElement
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func `label and value of SwiftUI are those of the view that is shown`() {
    expectSpoken(
      VStack {
        Bare().accessibilityLabel("Map").accessibilityValue("Rome")
        Player(isElement: true).accessibilityLabel("Player").accessibilityValue("Paused")
        Player(isElement: false).accessibilityLabel("Screen")
      },
      reads: """
        Map, Rome
        Player, Paused
        Screen
        """)
  }

  @Test func `traits of SwiftUI are those of each element inside`() {
    expectSpoken(
      Labels().accessibilityAddTraits(.isHeader),
      reads: """
        One, Heading
        Two, Heading
        """)
  }

  @Test func `a plain view without words is still no element`() {
    expectSpoken(
      VStack {
        Bare().accessibilityIdentifier("map")
        Text("End")
      }, reads: "End")
  }
}
