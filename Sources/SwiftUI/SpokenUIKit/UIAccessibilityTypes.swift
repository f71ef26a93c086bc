public import Foundation
import ScreenTree

/// Where a swipe with three fingers goes.
///
/// To the sides it is the way of the fingers, up and down the way of the scroll bar: `left` and
/// `down` bring what comes next.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous

  /// The direction of UIKit for the direction in which the content is scrolled.
  init(showing direction: VoiceOverGesture.Direction) {
    switch direction {
    case .right: self = .left
    case .left: self = .right
    case .up: self = .up
    case .down: self = .down
    }
  }
}

/// Whether Switch Control goes through elements one by one; not heard.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic, separate, combined
}

/// Whether what an element shows or hides is there.
public enum UIAccessibilityExpandedStatus: Int, Hashable, Sendable {
  case unsupported, expanded, collapsed
}

/// What kind of text an element has; not heard.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Words of a word processor.
  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
  /// A story.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  /// Cells with numbers.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
  /// Paths of files.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
  /// Code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
  /// What a terminal shows.
  public static let console = UIAccessibilityTextualContext(rawValue: "console")
}

// Not heard: `UIAccessibilityLocationDescriptor`: its point, and its name for the start of a drag.

/// A place of a view for dragging and dropping.
@preconcurrency
@MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view.
  public private(set) weak var view: UIView?
  /// The place in the view, in points.
  public let point: CGPoint
  /// What it is called.
  public let name: String
  /// What it is called, with attributes.
  open var attributedName: NSAttributedString { NSAttributedString(string: name) }

  /// A place in a view.
  public init(name: String, point: CGPoint, in view: UIView) {
    self.name = name
    self.point = point
    self.view = view
  }

  /// The middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// A place whose name has attributes.
  public convenience init(
    attributedName: NSAttributedString, point: CGPoint, in view: UIView
  ) { self.init(name: attributedName.string, point: point, in: view) }
}

/// An element whose text is read page by page.
@preconcurrency
@MainActor
public protocol UIAccessibilityReadingContent {
  /// The number of the line at a place; not asked for.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// The words of a line; not asked for.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// The rectangle of a line; not asked for.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// The words of the page, which are heard where there is no label.
  func accessibilityPageContent() -> String?
}

/// A table whose cells know their rows and columns.
@preconcurrency
@MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
  /// The cell at a place.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  /// How many rows there are.
  func accessibilityRowCount() -> Int
  /// How many columns there are.
  func accessibilityColumnCount() -> Int
  /// The cells that head a row.
  func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  /// The cells that head a column.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// There are none.
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }
  /// There are none.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }
}

/// A cell of a table that knows its rows and columns.
@preconcurrency
@MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows, counted from 0.
  func accessibilityRowRange() -> NSRange
  /// The columns, counted from 0.
  func accessibilityColumnRange() -> NSRange
}
