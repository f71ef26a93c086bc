import SpokenViews

/// The button that starts and ends the editing of a controller.
final class EditItem: UIBarButtonItem {
  private weak var edited: UIViewController?

  init(of controller: UIViewController) {
    edited = controller
    super.init()
  }

  override var title: String? {
    get { (edited?.isEditing == true ? SystemWord.done : .edit).text }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, let edited else { return false }
    edited.setEditing(!edited.isEditing, animated: true)
    return true
  }
}
