public import Foundation
public import SpokenViews

/// Which pictures UIKit's picker shows; not heard.
public struct PHPickerConfiguration: Sendable {
  /// How a picture is given.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// How pictures are chosen.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

  /// Which pictures.
  public var filter: PHPickerFilter?
  /// How many; 0 means all.
  public var selectionLimit = 1
  /// How a picture is given.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How they are chosen.
  public var selection = Selection.default
  /// Which are chosen already.
  public var preselectedAssetIdentifiers: [String] = []

  /// The usual one.
  public init() {}
  /// One of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that its user chose; none ever is.
public struct PHPickerResult: Sendable {
  /// The picture.
  public let itemProvider: NSItemProvider
  /// Its name in the library.
  public let assetIdentifier: String?
}

/// The picker of pictures of UIKit: its title and Cancel are heard, which calls the delegate, that
/// nothing was chosen.
///
/// The pictures are those of a device, and not captured.
open class PHPickerViewController: UIViewController {
  /// Called with what was chosen.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Which pictures.
  public let configuration: PHPickerConfiguration

  /// A picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIButton(
      type: .system,
      primaryAction: UIAction(title: SystemWord.cancel.text) { [weak self] _ in self?.cancel() })
    let title = UILabel()
    title.text = "Photos"
    title.accessibilityTraits = .header
    for row in [cancel, title] { view.addSubview(row) }
  }

  private func cancel() {
    // An app without a delegate has no other way to close it.
    guard let delegate else { return dismiss(animated: true) }
    delegate.picker(self, didFinishPicking: [])
  }
}

/// Called with what was chosen.
@preconcurrency
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Pictures were chosen, or none.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
