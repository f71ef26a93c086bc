import Foundation
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// Controls, bar items, gestures, menus and fields call the methods of an app's objects.
@MainActor
struct TargetActionTests {
  /// A controller as an app writes it, with `#Selector` for `#selector`.
  private final class FormController: UIViewController {
    let label = UILabel()
    let button = UIButton(type: .system)
    let stepper = UIStepper()
    let field = UITextField()
    lazy var clear = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: #Selector(clearTapped))

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.leftBarButtonItem = clear
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: #Selector(self.add(_:)))
      button.setTitle("Send", for: .normal)
      button.addTarget(self, action: #Selector(sendTapped(_:for:)), for: .touchUpInside)
      stepper.accessibilityLabel = "Guests"
      stepper.addTarget(self, action: #Selector(changed), for: .valueChanged)
      label.text = "Ready"
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #Selector(FormController.tapped(_:))))
      [label, button, stepper].forEach { view.addSubview($0) }
    }

    func clearTapped() { label.text = "Cleared" }
    func add(_ sender: UIBarButtonItem) { label.text = "Added by \(sender.title ?? "")" }
    func sendTapped(_ sender: UIButton, for event: UIEvent) {
      label.text = "Sent by \(sender.currentTitle ?? "")"
    }
    func changed(_ sender: UIStepper) { label.text = "\(Int(sender.value)) guests" }
    func tapped(_ gesture: UITapGestureRecognizer) {
      label.text = gesture.state == .ended ? "Tapped" : "Not yet"
    }
  }

  @Test func `controls, bar items and taps call the controller's methods`() {
    let controller = FormController()
    controller.title = "Form"
    let screen = UINavigationController(rootViewController: controller)
    let live = LiveScreen(ControllerView { screen })
    var texts: [String?] = []
    func note() { texts.append(controller.label.text) }
    _ = live.resolution
    #expect(controller.clear.accessibilityActivate())
    note()
    #expect(controller.navigationItem.rightBarButtonItem?.accessibilityActivate() == true)
    note()
    #expect(controller.button.accessibilityActivate())
    note()
    controller.stepper.accessibilityIncrement()
    note()
    #expect(controller.label.tap())
    note()
    #expect(texts == ["Cleared", "Added by Add", "Sent by Send", "1 guests", "Tapped"])
  }

  @Test func `what a method changes is heard`() {
    let listening = Listening(
      ControllerView { FormController() }, .activate, .next, .previous, .next, .activate, .previous)
    #expect(listening.transcript.contains("Ready"))
    #expect(listening.transcript.contains("Tapped"))
    #expect(listening.transcript.contains("Sent by Send"))
  }

  @Test func `a method is called once, and no longer when it was removed`() {
    let controller = FormController()
    let (button, label) = (UIButton(type: .system), UILabel())
    var count = 0
    final class Counter: NSObject {
      let closure: () -> Void
      init(_ closure: @escaping () -> Void) { self.closure = closure }
      func count(_ sender: Any) { closure() }
    }
    let counter = Counter { count += 1 }
    for _ in 0..<3 {
      button.addTarget(counter, action: #Selector(Counter.count(_:)), for: .touchUpInside)
    }
    #expect(button.actions(forTarget: counter, forControlEvent: .touchUpInside) == ["count(_:)"])
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    button.removeTarget(controller, action: nil, for: .allEvents)
    button.removeTarget(counter, action: #Selector(Counter.count), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(button.allTargets.isEmpty && button.allControlEvents.isEmpty && label.text == nil)
  }

  @Test func `a target that is gone is not called`() {
    let button = UIButton(type: .system)
    var controller: FormController? = FormController()
    weak let gone = controller
    button.addTarget(controller, action: #Selector(FormController.clearTapped), for: .touchUpInside)
    controller = nil
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test(
    arguments: [
      ("one tap of one finger", 1, 1, true, true), ("two taps", 2, 1, true, false),
      ("two fingers", 1, 2, true, false), ("a view that takes no touches", 1, 1, false, false),
    ])
  func `a double-tap is one tap of one finger`(
    _ name: String, _ taps: Int, _ fingers: Int, _ takesTouches: Bool, _ isMade: Bool
  ) {
    let controller = FormController()
    let tap = UITapGestureRecognizer(
      target: controller, action: #Selector(FormController.tapped(_:)))
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    let picture = UIImageView(image: nil)
    picture.isUserInteractionEnabled = takesTouches
    picture.addGestureRecognizer(tap)
    #expect(picture.tap() == isMade)
    #expect(controller.label.text == (isMade ? "Tapped" : nil))
    #expect(tap.state == .possible)
  }

  @Test func `a view around gets the tap of a label, and not that of a control`() {
    let controller = FormController()
    let card = UIView()
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: controller, action: #Selector(FormController.tapped(_:))))
    let (label, button) = (UILabel(), UIButton(type: .system))
    card.addSubview(label)
    card.addSubview(button)
    #expect(label.tap())
    #expect(!button.tap())
  }

  @Test func `a delegate keeps a tap from beginning`() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let (view, controller, refusing) = (UIView(), FormController(), Refusing())
    let tap = UITapGestureRecognizer(
      target: controller, action: #Selector(FormController.tapped(_:)))
    tap.delegate = refusing
    view.addGestureRecognizer(tap)
    #expect(!view.tap())
  }

  @Test func `an action without a target goes to the first object that has the method`() {
    let controller = FormController()
    let button = UIButton(type: .system)
    controller.view.addSubview(button)
    button.addTarget(nil, action: #Selector(FormController.clearTapped), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(controller.label.text == "Cleared")
    #expect(
      !UIApplication.shared.sendAction(#Selector(Other.unknown), to: nil, from: nil, for: nil))
  }

  private final class Other: UIView { func unknown() {} }

  @Test func `a custom action calls a method`() {
    let controller = FormController()
    let action = UIAccessibilityCustomAction(
      name: "Clear", target: controller, selector: #Selector(FormController.clearTapped))
    #expect(action.actionHandler?(action) == true)
    #expect(controller.label.text == "Cleared")
  }

  /// A field of SwiftUI and a button that hides its keyboard as apps do.
  private struct Search: View {
    @State private var text = ""
    @FocusState private var isEditing: Bool
    var body: some View {
      TextField("Search", text: $text).focused($isEditing)
      Button(isEditing ? "Done" : "Idle") {
        UIApplication.shared.sendAction(
          #Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
    }
  }

  @Test func `a field of SwiftUI gives the keyboard back when the first responder resigns`() {
    let listening = Listening(Search(), .activate, .next, .activate, .previous, .next)
    #expect(listening.transcript.contains("Done, Button"))
    #expect(listening.transcript.contains("Idle, Button"))
  }
}
