import Foundation
import ScreenTree
import SpokenUIKit
import SpokenViews

@testable import LessonViews

/// Views of lessons and of tests, each with what its user does.
enum SampleView: String, CaseIterable, Sendable {
  case header, slider, plainSlider, navigationBar, graph, friends, alerts, alertsInNamespace
  case cart, styledCart, decorativeCart, sheet, controls, field, growing, posts, controller
  case arranged

  /// A new view.
  @MainActor var view: AnyView {
    let items = [CartItem(id: 1, name: "Harbor blend", price: 8.5, quantity: 2)]
    switch self {
    case .header: return AnyView(Header.ContentView())
    case .slider: return AnyView(Planner())
    case .plainSlider:
      return AnyView(PlainSlider.BudgetSlider(value: .constant(0.5), label: "Groceries"))
    case .navigationBar: return AnyView(NavigationBar.NavigationBarView {})
    case .graph:
      return AnyView(
        History.BudgetHistoryGraph(budgets: [
          History.Budget(month: "January", amount: 120), History.Budget(month: "May", amount: 95),
        ]))
    case .friends:
      return AnyView(
        Friends.FriendsView(users: [
          Friends.User(id: 1, name: "Mira", photo: "mira-portrait"),
          Friends.User(id: 2, name: "Jonas", photo: "jonas-portrait"),
        ]))
    case .alerts:
      return AnyView(
        Alerts.AlertsView(alerts: [
          .init(id: 1, isUnread: true, isFlagged: false, subject: "Well done", content: "$45."),
          .init(id: 2, isUnread: false, isFlagged: true, subject: "Too much", content: "$20."),
        ]))
    case .alertsInNamespace:
      return AnyView(
        AlertsInNamespace.AlertsView(alerts: [
          .init(id: 1, isUnread: true, isFlagged: false, subject: "Well done", content: "$45."),
          .init(id: 2, isUnread: false, isFlagged: true, subject: "Too much", content: "$20."),
        ]))
    case .cart: return AnyView(SeparateCart.ContentView(items: items))
    case .styledCart: return AnyView(StyledCart.ContentView(items: items))
    case .decorativeCart: return AnyView(DecorativeCart.ContentView(items: items))
    case .sheet: return AnyView(Sheets())
    case .controls: return AnyView(Controls())
    case .field: return AnyView(Fields())
    case .growing: return AnyView(Growing())
    case .posts: return AnyView(Posts())
    case .controller: return AnyView(Controller())
    case .arranged: return AnyView(Arranged())
    }
  }

  /// What the user does after the view was opened; nil to swipe through it.
  var steps: [Walkthrough.Step]? {
    let gestures: [VoiceOverGesture]? =
      switch self {
      case .header, .plainSlider, .graph, .friends, .cart: nil
      case .slider: [.next, .next, .increment, .decrement, .previous]
      case .navigationBar: [.next, .activate]
      case .alerts, .alertsInNamespace: [.rotor("Warnings"), .rotorNext, .rotorNext, .next]
      case .styledCart: [.rotorNext, .activate, .activate]
      case .decorativeCart: [.increment, .actionsMenu, .readAll]
      case .sheet: [.activate, .next, .escape, .next, .magicTap]
      case .controls: [.activate, .next, .increment, .next, .next, .activate, .last, .activate]
      case .field: [.type("Ad"), .delete, .read(.character), .next, .type("geheim"), .delete]
      case .growing: [.activate, .next, .activate, .first, .activate, .readAll]
      case .posts: [.activate, .next, .activate, .next, .activate]
      case .controller: [.activate, .next, .activate, .readAll]
      case .arranged:
        [
          .activate, .next, .touchAt(.init(x: 201, y: 437)), .touchAt(.init(x: 20, y: 120)),
          .explore(.init([.init(x: 201, y: 300), .init(x: 201, y: 600)])),
        ]
      }
    return gestures.map { $0.map { Walkthrough.Step(.gesture($0, count: 1)) } }
  }
}

private struct Planner: View {
  @State var value = 0.4
  var body: some View { RepresentedSlider.BudgetSlider(value: $value, label: "Groceries") }
}

private struct Sheets: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Details") { isShown = true }
      Text("Total")
    }
    .accessibilityAction(.magicTap) { isShown = true }
    .sheet(isPresented: $isShown) { Text("Six pears").accessibilityAddTraits(.isHeader) }
  }
}

private struct Controls: View {
  @State private var isOn = false
  @State private var amount = 3.0
  @State private var count = 1

  var body: some View {
    Form {
      Toggle("Loud", isOn: $isOn)
      Slider(value: $amount, in: 0...10, step: 1) { Text("Amount") }
      Stepper("Pears: \(count)", value: $count, in: 0...2)
      Button("More") { count += 1 }.disabled(count > 1)
    }
  }
}

private struct Fields: View {
  @State private var name = ""
  @State private var password = ""
  @FocusState private var isNamed: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isNamed)
      SecureField("Password", text: $password)
      if isNamed { Text("Hello \(name)") }
    }
  }
}

private struct Growing: View {
  @State private var rows = 1

  var body: some View {
    List {
      Button("Add") { rows += 1 }.accessibilityIdentifier("add")
      ForEach(0..<rows, id: \.self) { row in
        Text("Row \(row)").accessibilityAction(named: "Remove") { rows -= 1 }
      }
    }
  }
}

private struct Posts: View {
  @AccessibilityFocusState private var isTotal: Bool

  var body: some View {
    VStack {
      Button("Say") {
        UIAccessibility.post(notification: .announcement, argument: "Saved")
      }
      Button("Change") {
        UIAccessibility.post(notification: .layoutChanged, argument: "Changed")
      }
      Button("Go") { isTotal = true }
      Text("Total").accessibilityFocused($isTotal)
    }
  }
}

/// A controller of UIKit, whose properties nobody can observe.
private struct Controller: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> CounterController { CounterController() }
  func updateUIViewController(_ controller: CounterController, context: Context) {}
}

private final class CounterController: UIViewController {
  private let label = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Count", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        count += 1
        label.text = "Counted \(count)"
      }, for: .touchUpInside)
    label.text = "Counted 0"
    view.addSubview(button)
    view.addSubview(label)
  }
}

/// Views in an arrangement of the app's own, which its code alone can work out.
private struct Arranged: View {
  @State private var isPaid = false

  var body: some View {
    BottomUp()() {
      Text("Total").font(.title)
      Button("Pay") { isPaid = true }.frame(width: 30, height: 30)
      if isPaid { Text("Thank you") }
    }
  }
}

/// Each view above the one before.
private struct BottomUp: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(CGSize.zero) { size, view in
      let own = view.sizeThatFits(.unspecified)
      return CGSize(width: max(size.width, own.width), height: size.height + own.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var bottom = bounds.origin.y + bounds.size.height
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      bottom -= size.height
      view.place(at: CGPoint(x: bounds.origin.x, y: bottom), proposal: ProposedViewSize(size))
    }
  }
}
