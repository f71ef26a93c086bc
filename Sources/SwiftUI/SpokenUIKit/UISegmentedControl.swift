public import Foundation
import ScreenTree

/// A row of buttons of which one is selected.
open class UISegmentedControl: UIControl {
  /// The number of no segment.
  public static let noSegment = -1

  private var segments: [Segment] = []
  /// The number of the selected segment, or `noSegment`.
  open var selectedSegmentIndex = noSegment
  /// Whether a segment is only pressed and not selected.
  open var isMomentary = false

  /// Segments of titles and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insert(Segment(title: item as? String, image: item as? UIImage), at: index)
    }
  }

  /// A control without segments.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// A control from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The color of the selected segment; not heard.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their words; not heard.
  open var apportionsSegmentWidthsByContent = false
  /// Sets the attributes of titles; not heard.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Sets the width of a segment; not heard.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Sets the picture behind; not heard.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// A control of the titles and pictures of actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Adds a segment with a picture before the one with a number.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment)
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: segment)
  }

  /// Adds a segment with a title that performs an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = Segment(title: action.title, image: nil)
    new.action = action
    insert(new, at: segment)
  }

  /// Takes a segment out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
  }

  /// Takes all segments out.
  open func removeAllSegments() { segments = [] }

  /// Changes a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].text = title
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].text : nil
  }

  /// Says whether a segment can be used.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  private func insert(_ segment: Segment, at index: Int) {
    segment.control = self
    segments.insert(segment, at: min(max(index, 0), segments.count))
  }

  fileprivate func choose(_ segment: Segment) -> Bool {
    guard isEnabled, segment.isEnabled,
      let index = segments.firstIndex(where: { $0 === segment }),
      // UIKit sends no event when the selected segment is tapped again.
      index != selectedSegmentIndex
    else { return false }
    // A momentary control performs its action and keeps no selection.
    if !isMomentary { selectedSegmentIndex = index }
    // The segment's own action comes before the event of the whole control.
    if let action = segment.action { sendAction(action) }
    send(.valueChanged)
    return true
  }

  override var kind: ViewClass { .uiSegmentedControl }
  override var shownObjects: [UIAccessibilityObject] { segments }
  override var ownProperties: [Property] {
    let words = titleForSegment(at: selectedSegmentIndex)
    return super.ownProperties + (words.map { [.value(.text($0))] } ?? [])
  }
}

extension UISegmentedControl {
  /// A button of a segmented control.
  fileprivate final class Segment: UIAccessibilityObject {
    var text: String?
    let image: UIImage?
    var isEnabled = true
    var action: UIAction?
    weak var control: UISegmentedControl?

    init(title: String?, image: UIImage?) {
      text = title
      self.image = image
      super.init()
      accessibilityLabel = image?.accessibilityLabel
    }

    override func accessibilityActivate() -> Bool { control?.choose(self) ?? false }
    override var kind: ViewClass { text == nil ? .image : .text }
    override var nodeTitle: String? { text ?? image?.name }
    override var shownLabel: String? { text }
    override var ownProperties: [Property] { isEnabled ? [] : [.disabled(true)] }
  }
}
