import UIKit

/// Counts the minutes of watering: a controller without a storyboard, whose controls send actions.
final class WateringController: UIViewController {
  private let label = UILabel()
  private let stepper = UIStepper()
  private let button = UIButton(type: .system)
  private(set) var minutes = 5

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Watering"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(finish))
    stepper.accessibilityLabel = "Minutes"
    stepper.minimumValue = 1
    stepper.maximumValue = 60
    stepper.value = Double(minutes)
    stepper.addTarget(self, action: #selector(minutesChanged(_:)), for: .valueChanged)
    button.setTitle("Start", for: .normal)
    button.addTarget(self, action: #selector(start), for: .touchUpInside)
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(resetMinutes(_:))))
    let stack = UIStackView(arrangedSubviews: [label, stepper, button])
    stack.axis = .vertical
    view.addSubview(stack)
    showMinutes()
  }

  @objc private func minutesChanged(_ sender: UIStepper) {
    minutes = Int(sender.value)
    showMinutes()
  }

  @objc private func resetMinutes(_ recognizer: UITapGestureRecognizer) {
    minutes = 5
    stepper.value = 5
    showMinutes()
  }

  @objc private func start() {
    button.isEnabled = false
    UIAccessibility.post(notification: .announcement, argument: "Watering has started")
  }

  @objc private func finish() { dismiss(animated: true) }

  private func showMinutes() {
    label.text = minutes == 1 ? "1 minute" : "\(minutes) minutes"
  }
}
