#if canImport(UIKit)
  import UIKit

  /// The accounts of a user, in a controller of UIKit.
  public final class AccountsController: UIViewController {
    /// Shows the name of each account.
    override public func viewDidLoad() {
      super.viewDidLoad()
      title = "Accounts"
      for name in ["Savings", "Cash"] {
        let label = UILabel()
        label.text = name
        view.addSubview(label)
      }
    }
  }
#endif
