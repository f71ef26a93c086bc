public import Foundation
import ScreenTree
import SpokenViews

// Not heard: `UIImagePickerController`: its pictures, which are those of a device.

/// The screen of the system that takes or chooses a picture.
///
/// The pictures are those of a device, and not known. What is heard is its title and Cancel.
open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What a camera takes; not heard.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    case photo, video
  }

  /// Which camera; not heard.
  public enum CameraDevice: Int, Hashable, Sendable {
    case rear, front
  }

  /// How exact a video is; not heard.
  public enum QualityType: Int, Hashable, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// What is known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// What is known, by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was changed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The picture in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// What a camera wrote down.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A picture that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// Learns what was chosen.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds that can be chosen; not heard.
  open var mediaTypes = ["public.image"]
  /// Whether a picture can be changed; not heard.
  open var allowsEditing = false
  /// What the camera takes; not heard.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which camera; not heard.
  open var cameraDevice = CameraDevice.rear
  /// How exact a video is; not heard.
  open var videoQuality = QualityType.typeMedium
  /// How long a video may be, in seconds; not heard.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera has its buttons; not heard.
  open var showsCameraControls = true
  private lazy var rows = makeRows()

  /// Whether pictures come from there; no device is here that has a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The kinds that there are.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Whether there is a camera; there is none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether there is a flash; there is none.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  private func makeRows() -> [UIView] {
    let title = UILabel()
    title.text = sourceType == .camera ? "Camera" : "Photos"
    title.accessibilityTraits = .header
    let cancel = UIButton(
      type: .system,
      primaryAction: UIAction(title: SystemWord.cancel.text) { [weak self] _ in self?.cancel() })
    // In the order of the bar: the button stands before the title.
    return [cancel, title]
  }

  private func cancel() {
    // An app without a delegate has no other way to close it.
    guard let delegate else { return presenter?.dismiss(animated: true) ?? () }
    delegate.imagePickerControllerDidCancel(self)
  }

  override var shownObjects: [UIAccessibilityObject] { rows }
  override func closeByEscape() { cancel() }
}

/// Learns what was chosen.
@preconcurrency
@MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was chosen, which does not happen here.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Cancel was pressed; the picker closes unless the app does it.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Nothing happens.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Closes the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presenter?.dismiss(animated: true)
  }
}
