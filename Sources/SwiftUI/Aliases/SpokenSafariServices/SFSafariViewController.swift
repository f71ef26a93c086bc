public import Foundation

/// A page of the web with Safari's buttons, of which Done is heard; the page is not captured.
open class SFSafariViewController: UIViewController {
  /// How the page is shown; not heard.
  @MainActor
  open class Configuration: NSObject {
    /// Whether it is shown without everything around it.
    open var entersReaderIfAvailable = false
    /// Whether the bar becomes small.
    open var barCollapsingEnabled = true
    /// The usual one.
    public override init() {}
  }

  /// What the button says that closes it; Done is heard for all.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// Called when it closes.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How the page is shown.
  public let configuration: Configuration
  /// What the button says that closes it.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The color of the bars; not heard.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons; not heard.
  open var preferredControlTintColor: UIColor?

  /// The page of an address.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// The page of an address.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// A page from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.noteUncaptured("SFSafariViewController")
    let done = UIBarButtonItem.SystemItem.done.words ?? ""
    view.addSubview(
      UIButton(
        type: .system, primaryAction: UIAction(title: done) { [weak self] _ in self?.close() }))
  }

  private func close() {
    delegate?.safariViewControllerDidFinish(self)
    // A sheet of SwiftUI presents no controller.
    if presentingViewController == nil { view.closeSheet() } else { dismiss(animated: true) }
  }
}

/// Called when a page of Safari closes.
@preconcurrency
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Its user pressed Done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
