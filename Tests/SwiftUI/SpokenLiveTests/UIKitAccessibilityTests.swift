import Foundation
import SpokenLive
import SpokenLiveTesting
import SpokenUIKit
import Testing

/// What UIKit lets an app say to VoiceOver beyond labels.
@MainActor
struct UIKitAccessibilityTests {
  @Test func `a swipe with three fingers calls the app, which says the page`() {
    expectSpoken(
      ControllerView { BookController() }, .user(.scroll(.right)), .user(.scroll(.left)),
      .user(.scroll(.left)),
      reads: """
        Chapter 1
        Chapter 2  dropped by scroll right
        "Chapter 2 of 3"
        Chapter 1  dropped by scroll left
        "Chapter 1 of 3"
        ♪ boundary reached
        """)
  }

  @Test func `a scroll view moves by its own size and says the page`() {
    expectSpoken(
      ControllerView { StripController() }, .user(.scroll(.right)), .user(.scroll(.right)),
      .user(.scroll(.left)),
      reads: """
        One
        "Page 2 of 3"
        "Page 3 of 3"
        "Page 2 of 3"
        """)
  }

  @Test func `a rotor goes through what the app finds`() {
    expectSpoken(
      ControllerView { WarningController() }, .user(.rotor("Warnings")), .user(.rotorNext),
      .user(.rotorNext),
      .user(.rotor("Headings")), .user(.rotorPrevious),
      reads: """
        Low battery
        Warnings
        Disk full
        ♪ boundary reached, Disk full
        Headings
        All is well
        """)
  }

  @Test func `attributes change how a label is spoken`() {
    let parts = LiveScreen(ControllerView { LabelsController() }).resolution.elements
      .flatMap(\.attributed)
    #expect(
      parts.map { "\($0.start)+\($0.length)" } == ["0+4", "0+11", "0+7", "5+3"])
    #expect(parts.map(\.speech.value.spellsOut) == [true, nil, nil, true])
    #expect(parts[1].speech.value.alwaysIncludesPunctuation == true)
    #expect(parts[2].speech.value.language == "fr-FR")
    #expect(parts[2].speech.value.pitch == 0.5)
    expectSpoken(
      ControllerView { LabelsController() }, .next, .next, .next,
      reads: """
        AB12
        Wait, what?
        Bonjour
        Code 7X9
        """)
  }

  @Test func `the cursor tells elements that it came and went`() {
    let controller = FocusController()
    var notified: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { note in
      let element = note.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? WatchedLabel
      MainActor.assumeIsolated { if let element { notified.append(element.text ?? "") } }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    expectSpoken(
      ControllerView { controller }, .next,
      reads: """
        First
        Second
        """)
    #expect(controller.log == ["First came", "First went", "Second came"])
    #expect(notified == ["First", "Second"])
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UILabel != nil)
  }

  @Test func `cells of a table say their rows and columns`() {
    expectSpoken(
      ControllerView { PricesController() }, .next, .next, .next,
      reads: """
        Prices, Name, Column header, Row 1, Column 1, Table start, 2 rows, 2 columns
        Price, Column header, Column 2
        Name, Tea, Row 2, Column 1
        Price, $3, Column 2, Table end
        """)
  }

  @Test func `an element says what it shows and hides, its page, and its elements one by one`() {
    expectSpoken(
      ControllerView { OddController() }, .next, .next, .next,
      reads: """
        Filters, Button, Collapsed
          Double tap to expand.
        It was a dark night.
        Monday
        Tuesday
        """)
  }

  @Test func `what an app says is no element is not heard`() {
    expectSpoken(
      ControllerView { ShoppingController() },
      reads: """
        Milk
        Send me news
        Switch button, Off
          Double tap to toggle setting.
        Cheese
        $4
        """)
  }

  @Test func `labels and controls are elements unless an app says otherwise`() {
    let controls = [
      UILabel(), UIButton(), UISwitch(), UISlider(), UITextField(), UITextView(),
      UIPageControl(), UIProgressView(), UIActivityIndicatorView(),
    ]
    #expect(controls.filter { !$0.isAccessibilityElement } == [])
    let others = [
      UIView(), UIImageView(), UITableView(frame: .zero), UIStackView(), UISearchBar(),
      UITableViewCell(style: .default, reuseIdentifier: nil),
    ]
    #expect(others.filter(\.isAccessibilityElement) == [])
    #expect(UIAccessibilityElement(accessibilityContainer: others[0]).isAccessibilityElement)
  }
}

@MainActor
private func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

private final class BookController: UIViewController {
  private var chapter = 1
  private let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    text.text = "Chapter 1"
    view.addSubview(text)
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let next = direction == .left ? chapter + 1 : chapter - 1
    guard (1...3).contains(next) else { return false }
    chapter = next
    text.text = "Chapter \(chapter)"
    UIAccessibility.post(notification: .pageScrolled, argument: "Chapter \(chapter) of 3")
    return true
  }
}

private final class StripController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    strip.contentSize = CGSize(width: 1200, height: 200)
    strip.isPagingEnabled = true
    for text in ["One", "Two", "Three"] { strip.addSubview(label(text)) }
    view.addSubview(strip)
  }
}

private final class WarningController: UIViewController {
  private let labels = ["Low battery", "All is well", "Disk full"].map { label($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in labels { view.addSubview(label) }
    let found = [labels[0], labels[2]]
    accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Warnings") { predicate in
        let current = predicate.currentItem.targetElement as? UILabel
        let index = current.flatMap { found.firstIndex(of: $0) } ?? -1
        let next = index + (predicate.searchDirection == .next ? 1 : -1)
        guard found.indices.contains(next) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: found[next], targetRange: nil)
      },
      UIAccessibilityCustomRotor(systemType: .heading) { [labels] predicate in
        guard predicate.currentItem.targetElement == nil else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: labels[1], targetRange: nil)
      },
    ]
  }
}

private final class LabelsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let whole: [(String, [NSAttributedString.Key: Any])] = [
      ("AB12", [.accessibilitySpeechSpellOut: true]),
      ("Wait, what?", [.accessibilitySpeechPunctuation: true]),
      ("Bonjour", [.accessibilitySpeechLanguage: "fr-FR", .accessibilitySpeechPitch: 1.5]),
    ]
    for (text, attributes) in whole {
      let shown = UILabel()
      shown.accessibilityAttributedLabel = NSAttributedString(string: text, attributes: attributes)
      shown.isAccessibilityElement = true
      view.addSubview(shown)
    }
    let mixed = NSMutableAttributedString(string: "Code 7X9")
    mixed.addAttribute(
      .accessibilitySpeechSpellOut, value: true, range: NSRange(location: 5, length: 3))
    let shown = UILabel()
    shown.attributedText = mixed
    view.addSubview(shown)
  }
}

private final class WatchedLabel: UILabel {
  var note: (String) -> Void = { _ in }
  override func accessibilityElementDidBecomeFocused() {
    note("\(text ?? "") came")
    #expect(accessibilityElementIsFocused())
  }
  override func accessibilityElementDidLoseFocus() { note("\(text ?? "") went") }
}

private final class FocusController: UIViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for text in ["First", "Second"] {
      let label = WatchedLabel()
      label.text = text
      label.note = { [weak self] in self?.log.append($0) }
      view.addSubview(label)
    }
  }
}

private final class PriceCell: UILabel, UIAccessibilityContainerDataTableCell {
  var place = (row: 0, column: 0)
  func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
  func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
}

private final class PriceTable: UIView, UIAccessibilityContainerDataTable {
  let cells = [["Name", "Price"], ["Tea", "$3"]].enumerated().map { row, texts in
    texts.enumerated().map { column, text in
      let cell = PriceCell()
      cell.text = text
      cell.place = (row, column)
      return cell
    }
  }

  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { .dataTable }
    set {}
  }
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  { cells[row][column] }
  func accessibilityRowCount() -> Int { 2 }
  func accessibilityColumnCount() -> Int { 2 }
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { [cells[0][column]] }
}

private final class PricesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let table = PriceTable()
    table.accessibilityLabel = "Prices"
    for cell in table.cells.joined() { table.addSubview(cell) }
    view.addSubview(table)
  }
}

private final class PageView: UIView, UIAccessibilityReadingContent {
  func accessibilityLineNumber(for point: CGPoint) -> Int { 0 }
  func accessibilityContent(forLineNumber lineNumber: Int) -> String? { "It was a dark night." }
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { bounds }
  func accessibilityPageContent() -> String? { "It was a dark night." }
}

private final class CountedView: UIView {
  private lazy var bars = ["Monday", "Tuesday"].map { day in
    let bar = UIAccessibilityElement(accessibilityContainer: self)
    bar.accessibilityLabel = day
    bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 20)
    return bar
  }

  override func accessibilityElementCount() -> Int { bars.count }
  override func accessibilityElement(at index: Int) -> Any? { bars[index] }
}

private final class OddController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let filters = UIButton(type: .system, primaryAction: UIAction(title: "Filters") { _ in })
    filters.accessibilityExpandedStatus = .collapsed
    let page = PageView()
    page.isAccessibilityElement = true
    for part in [filters, page, CountedView()] { view.addSubview(part) }
  }
}

/// A label that only decorates.
private final class Bullet: UILabel {
  override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
}

private final class ShoppingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let drawn = Bullet()
    drawn.text = "•"
    let bullet = label("•")
    bullet.isAccessibilityElement = false
    let price = UITableViewCell(style: .value1, reuseIdentifier: nil)
    price.textLabel?.text = "Cheese"
    price.detailTextLabel?.text = "$4"
    price.isAccessibilityElement = false
    for part in [drawn, label("Milk"), bullet, label("Send me news"), UISwitch(), price] {
      view.addSubview(part)
    }
  }
}
