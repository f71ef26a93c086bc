public import Foundation

/// Content that may be larger than the view.
///
/// A swipe with three fingers moves it by its own size and says the page, where both sizes are known:
/// the view has a frame and `contentSize` is set. VoiceOver reaches all views in it in any case.
open class UIScrollView: UIView, _ScrollView {
  /// Learns what happens; `delegate` of a scroll view itself.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Which part of the content is shown.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      // An app that sets the same place again in the callback would never come to an end.
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// The size of the content in points.
  open var contentSize = CGSize.zero
  /// The points around the content.
  open var contentInset = UIEdgeInsets.zero
  /// The points around the content, with those of bars; not known.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// How bars count for the points around the content; not heard.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether its user scrolls.
  open var isScrollEnabled = true
  /// Whether it stops at multiples of its size.
  open var isPagingEnabled = false
  /// Whether fingers scroll in one direction only; not heard.
  open var isDirectionalLockEnabled = false
  /// Whether it moves beyond its ends; not heard.
  open var bounces = true
  /// Whether it moves beyond its ends also without room to scroll; not heard.
  open var alwaysBounceVertical = false
  /// Whether it moves beyond its ends also without room to scroll; not heard.
  open var alwaysBounceHorizontal = false
  /// Whether it shows where it is; not heard.
  open var showsVerticalScrollIndicator = true
  /// Whether it shows where it is; not heard.
  open var showsHorizontalScrollIndicator = true
  /// How it shows where it is; not heard.
  open var indicatorStyle = IndicatorStyle.default
  /// The points around what shows where it is; not heard.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The points around what shows where it is; not heard.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The points around what shows where it is; not heard.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether bars count for those points; not heard.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How fast it comes to rest; not heard.
  open var decelerationRate = DecelerationRate.normal
  /// How scrolling hides the keyboard; not heard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap at the top of the screen scrolls to the top; not heard.
  open var scrollsToTop = true
  /// Whether touches wait; not heard.
  open var delaysContentTouches = true
  /// Whether touches inside may become scrolling; not heard.
  open var canCancelContentTouches = true
  /// How small the content can be.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content can be.
  open var maximumZoomScale: CGFloat = 1
  /// How large the content is.
  open var zoomScale: CGFloat = 1 { didSet { scrollDelegate?.scrollViewDidZoom(self) } }
  /// Whether zooming goes beyond its ends; not heard.
  open var bouncesZoom = true
  /// What loads the content again by a swipe down with three fingers.
  open var refreshControl: UIRefreshControl?
  /// Whether fingers are on it; never with VoiceOver.
  open var isTracking: Bool { false }
  /// Whether fingers move it; never with VoiceOver.
  open var isDragging: Bool { false }
  /// Whether it still moves; never with VoiceOver.
  open var isDecelerating: Bool { false }
  /// Whether fingers zoom; never with VoiceOver.
  open var isZooming: Bool { false }
  /// The part for rules about the content.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide()
  /// The part for rules about the view itself.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide()
  /// The gesture that scrolls, which no user of VoiceOver makes.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that zooms, which no user of VoiceOver makes.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()

  /// Shows another part of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    // Nothing moves here, so that an animated change is complete at once.
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Shows a part of the content, as little as needed.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard frame.width > 0, frame.height > 0 else { return }
    let x = min(max(contentOffset.x, rect.maxX - frame.width), rect.minX)
    let y = min(max(contentOffset.y, rect.maxY - frame.height), rect.minY)
    setContentOffset(CGPoint(x: max(x, 0), y: max(y, 0)), animated: animated)
  }

  /// Shows where it is for a moment; not heard.
  open func flashScrollIndicators() {}
  /// Zooms.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms to a part of the content.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, frame.width > 0 else { return }
    zoomScale = min(max(frame.width / rect.width, minimumZoomScale), maximumZoomScale)
  }
  /// Is called when bars count in another way, which never happens here.
  open func adjustedContentInsetDidChange() {}
  /// Whether touches on a view may become scrolling; not heard.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  override open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  // A swipe down with three fingers scrolls up, as a finger that pulls the list down.
  override func refresh() -> Bool { refreshControl?.refresh() ?? false }
}
