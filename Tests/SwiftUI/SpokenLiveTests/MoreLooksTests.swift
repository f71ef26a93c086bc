import Foundation
import SpokenAccessibility
import SpokenCharts
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// More names that are only seen: they compile, and change no word.
@MainActor
struct MoreLooksTests {
  @Test func `more names of SwiftUI change no word`() {
    expectSpoken(
      LookedAt(), .next(4),
      reads: """
        Row
        Leading
        Drawn
        Rome
        5, 6
        """)
  }

  @Test func `more names of UIKit change no word`() {
    expectSpoken(
      ControllerView { SeenController() }, .next(2),
      reads: """
        Seen
        Find, Text field
          Double tap to edit.
        Menu, Button
        """)
  }
}

private struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Turned: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = HStackLayout.layoutProperties.stackOrientation
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { subviews.first?.sizeThatFits(.unspecified) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { subviews.first?.place(at: bounds.origin, proposal: .unspecified) }
}

private struct City: Identifiable {
  let id: String
}

private struct LookedAt: View {
  @GestureState(resetTransaction: Transaction()) private var dragged: CGSize?
  @GestureState(wrappedValue: 1, reset: { _, _ in }) private var scale: Double
  @Environment(\.lineSpacing) private var spacing
  @Environment(\.backgroundStyle) private var background
  @Environment(\.truncationMode) private var truncation
  @Environment(\.allowedDynamicRange) private var range
  @Environment(\.isHoverEffectEnabled) private var isHovering
  @Environment(\.defaultMinListHeaderHeight) private var height
  @Environment(\.badgeProminence) private var prominence
  @State private var order = [KeyPathComparator(\City.id)]
  @State private var chosen: Set<String> = []

  var body: some View {
    VStack(alignment: .listRowSeparatorLeading) {
      Text("Row").listItemTint(.fixed(.red)).listItemTint(.monochrome).badgeProminence(.increased)
        .font(Font(UIFont.preferredFont(forTextStyle: .body)).lowercaseSmallCaps())
        .layoutDirectionBehavior(.mirrors).hoverEffectDisabled()
        .environment(\.legibilityWeight, .bold)
        .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
      Turned()(content)
      GeometryReader { proxy in
        Text("Drawn").offset(y: proxy.bounds(of: .scrollView)?.minY ?? 0)
          .foregroundStyle(.image(Image("wood"), scale: 2))
          .clipShape(.containerRelative)
          .background(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
      }
      Table(selection: $chosen, sortOrder: $order) {
        TableColumn("City", value: \.id) { Text($0.id) }
      } rows: {
        ForEach([City(id: "Rome")]) { TableRow($0) }
      }
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 6)).mask { RuleMark(y: .value("y", 1)) }
          .symbol(Circle().strokeBorder(lineWidth: 2))
      }
    }
    .progressViewStyle(CircularProgressViewStyle(tint: .red))
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
    .previewDevice(PreviewDevice(rawValue: "iPhone"))
    .onAppear { AXLiveAudioGraph.update(value: 0.5) }
  }

  private func content() -> some View { Text("Leading") }
}

private final class SeenController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    UILabel.appearance(whenContainedInInstancesOf: [UIAlertController.self]).textColor = .red
    let label = UILabel()
    label.text = "Seen"
    label.sizeToFit()
    label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(Color.black) }
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Find", attributes: [.foregroundColor: UIColor.gray])
    field.leftView = UIView()
    field.leftViewMode = .always
    let corners = UIBezierPath(
      roundedRect: label.bounds, byRoundingCorners: [.topLeft], cornerRadii: .zero)
    _ = Path(corners.cgPath).cgPath
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.setTitleColor(.red, for: .normal)
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "speling", range: NSRange(location: 0, length: 7), startingAt: 0, wrap: false,
      language: "en_US")
    button.isHidden = range.location != NSNotFound
    for shown in [label, field, button] { view.addSubview(shown) }
  }
}
