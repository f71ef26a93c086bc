import ScreenTree
public import SpokenViews

/// A film with its controls, which are not captured; what the app shows over it is heard.
///
/// A label of the app makes it an element.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay
  private let position: Position

  /// A film, with a view over it.
  public init(
    player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    overlay = videoOverlay()
    position = Position(file, line, column)
  }

  /// What is over it, and a finding.
  public var body: some View {
    UncapturedArea("VideoPlayer", at: position).overlay { overlay }
  }
}

extension VideoPlayer where Overlay == EmptyView {
  /// A film.
  public init(
    player: AVPlayer?, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    overlay = EmptyView()
    position = Position(file, line, column)
  }
}

/// A film of UIKit with its controls, which are not captured.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Whether it has controls.
  open var showsPlaybackControls = true
  /// How the film fills it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it can become a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether it becomes a small window by itself.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether it fills the screen as it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves that at the end.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// What an app shows over it.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.noteUncaptured("AVPlayerViewController")
    if let contentOverlayView { view.addSubview(contentOverlayView) }
  }
}
