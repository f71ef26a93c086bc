import UIKit

protocol ProfileFormControllerDelegate: AnyObject {
  func profileForm(_ controller: ProfileFormController, didSave name: String)
}

class ProfileFormController: UIViewController {
  weak var delegate: ProfileFormControllerDelegate?
  @IBOutlet weak var scrollView: UIScrollView!
  let nameField = UITextField()
  let levelControl = UISegmentedControl(items: ["Beginner", "Advanced"])
  let newsSwitch = UISwitch()
  let distanceSlider = UISlider()
  let birthday = UIDatePicker()
  private let notes = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.returnKeyType = .done
    nameField.delegate = self
    nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    levelControl.selectedSegmentIndex = 0
    levelControl.addTarget(self, action: #selector(levelChanged(_:)), for: .valueChanged)
    newsSwitch.accessibilityLabel = "Newsletter"
    newsSwitch.addTarget(self, action: #selector(newsChanged(sender:forEvent:)), for: .valueChanged)
    distanceSlider.maximumValue = 50
    distanceSlider.accessibilityLabel = "Distance"
    birthday.datePickerMode = .date
    birthday.preferredDatePickerStyle = .compact
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: view, action: #selector(UIView.endEditing(_:))),
    ]
    notes.inputAccessoryView = bar
    for field in [nameField, levelControl, newsSwitch, distanceSlider, birthday, notes] {
      view.addSubview(field)
    }
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification,
      object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @IBAction func save(_ sender: Any) {
    delegate?.profileForm(self, didSave: nameField.text ?? "")
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }

  @objc private func nameChanged() { title = nameField.text }
  @objc private func levelChanged(_ sender: UISegmentedControl) {
    distanceSlider.setValue(sender.selectedSegmentIndex == 0 ? 5 : 25, animated: true)
  }
  @objc dynamic func newsChanged(sender: UISwitch, forEvent event: UIEvent) {}
  @objc func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    scrollView?.contentInset.bottom = frame.height
  }
  @objc func keyboardWillHide() { scrollView?.contentInset = .zero }
}

extension ProfileFormController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}
