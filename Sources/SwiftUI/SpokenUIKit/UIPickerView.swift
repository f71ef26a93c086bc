public import Foundation
import ScreenTree

/// Says how many wheels a picker has, and how many rows each of them.
@preconcurrency
@MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives the words of a picker, and learns what is chosen.
@preconcurrency
@MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The words of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The words of a row with attributes, which count before those without.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, which counts before its words.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView?
  /// A row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// There are none.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// There are none.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// There is no view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? { nil }
  /// Nothing happens.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels, each of which turns to one of its rows.
open class UIPickerView: UIView {
  /// Says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Gives the words, and learns what is chosen.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]
  private var wheels: [PickerWheel] = []

  /// How many wheels there are.
  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// The chosen row of a wheel; -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    // The data source may give fewer rows later than the chosen number.
    return count == 0 ? -1 : min(chosen[component] ?? 0, count - 1)
  }

  /// Turns a wheel to a row, which the delegate does not learn.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = min(max(row, 0), max(0, numberOfRows(inComponent: component) - 1))
  }

  /// Asks for all words again.
  open func reloadAllComponents() { chosen = [:] }
  /// Asks for the words of a wheel again.
  open func reloadComponent(_ component: Int) { chosen[component] = nil }

  /// Turns a wheel by a row; false at an end.
  fileprivate func turn(_ component: Int, by step: Int) -> Bool {
    let row = selectedRow(inComponent: component) + step
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return false }
    chosen[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    return true
  }

  /// The words of the chosen row of a wheel.
  fileprivate func words(of component: Int) -> String {
    let row = selectedRow(inComponent: component)
    guard row >= 0, let delegate else { return "" }
    let view = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    // A view counts before words, and words with attributes before plain ones, as in UIKit.
    return view?.wordsInside
      ?? delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  override var kind: ViewClass { .uiPickerView }
  override var shownObjects: [UIAccessibilityObject] {
    // The wheels are kept, because the cursor stays on an object by its identity.
    while wheels.count < numberOfComponents {
      wheels.append(PickerWheel(of: self, component: wheels.count))
    }
    return Array(wheels.prefix(numberOfComponents))
  }
}

/// A wheel of a picker.
private final class PickerWheel: UIAccessibilityObject {
  private weak var picker: UIPickerView?
  private let component: Int

  init(of picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
  }

  override func accessibilityIncrement() { _ = picker?.turn(component, by: 1) }
  override func accessibilityDecrement() { _ = picker?.turn(component, by: -1) }

  // The words are the value: those that a turn brings are spoken.
  override var kind: ViewClass { .element }
  override var accessibilityValue: String? {
    get { picker?.words(of: component) }
    set {}
  }
  override var adjustedValue: String? {
    // By the number of the row, because two rows may have the same words.
    picker.map { "\($0.selectedRow(inComponent: component))" }
  }
}

extension UIAccessibilityObject {
  /// The label of a view, otherwise the words of the views in it.
  fileprivate var wordsInside: String {
    if let label = accessibilityLabel { return label }
    return shownObjects.map(\.wordsInside).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
