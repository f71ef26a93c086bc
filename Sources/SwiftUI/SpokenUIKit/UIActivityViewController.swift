public import Foundation
import ScreenTree
import SpokenViews

/// Something that an app does with what is shared.
@preconcurrency
@MainActor
open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A kind.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// A kind.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// A kind.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A kind.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// A kind.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A kind.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// A kind.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// A kind.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A kind.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A kind.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// A kind.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// Where an activity is listed; not heard.
  public enum Category: Int, Hashable, Sendable {
    case action, share
  }

  /// An activity.
  override public init() {}

  /// Where it is listed; not heard.
  open class var activityCategory: Category { .action }
  /// The kind.
  open var activityType: ActivityType? { nil }
  /// The words.
  open var activityTitle: String? { nil }
  /// The picture; not heard.
  open var activityImage: UIImage? { nil }
  /// A screen of its own, which is not shown.
  open var activityViewController: UIViewController? { nil }
  /// Whether it does something with what is shared.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets ready.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() { activityDidFinish(true) }
  /// Is called by the activity when it is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// The sheet of the system for sharing.
///
/// Its apps and people are those of a device, and not known. What is heard is what is shared, Copy, the
/// activities of the app, and Close.
open class UIActivityViewController: UIViewController {
  /// Is called when the sheet is closed.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  /// The kinds that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Is called when the sheet is closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  private lazy var rows = makeRows()

  /// A sheet for what is shared.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards have no such sheet.
  public required init?(coder: NSCoder) { nil }

  private var words: String? {
    items.lazy.compactMap { item in
      (item as? String) ?? (item as? NSAttributedString)?.string ?? (item as? URL)?.absoluteString
    }.first
  }

  private func makeRows() -> [UIView] {
    var rows: [UIView] = []
    if let words {
      let label = UILabel()
      label.text = words
      rows.append(label)
    }
    rows.append(button(SystemWord.close.text) { [weak self] in self?.close(nil, false) })
    if let words, excludedActivityTypes?.contains(.copyToPasteboard) != true {
      rows.append(
        button(SystemWord.copy.text) { [weak self] in
          UIPasteboard.general.string = words
          self?.close(.copyToPasteboard, true)
        })
    }
    for activity in activities where activity.canPerform(withActivityItems: items) {
      rows.append(button(activity.activityTitle ?? "") { [weak self] in self?.perform(activity) })
    }
    return rows
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items)
    // Closed before it is performed, because an activity may present a screen of its own.
    close(activity.activityType, true)
    activity.perform()
  }

  private func close(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    // Before the handler, which may present something from the same controller.
    presenter?.dismiss(animated: true)
    completionWithItemsHandler?(type, isDone, nil, nil)
  }

  override var shownObjects: [UIAccessibilityObject] { rows }
  override func closeByEscape() { close(nil, false) }
}
