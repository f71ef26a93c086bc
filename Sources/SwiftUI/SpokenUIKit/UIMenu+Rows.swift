import ScreenTree
import SpokenViews

extension UIAccessibilityObject {
  /// Opens a menu; false while the object is not on the screen.
  func open(_ menu: UIMenu) -> Bool {
    guard let shownIn else { return false }
    // Made once for each opening: rows that are made again would lose the cursor and their
    // closures.
    let rows = menu.rows
    let sheet = ObjectSheet(in: shownIn) { rows.map { $0.node(in: shownIn) } }
    for case let row as MenuRow in rows {
      // Weak, because the sheet keeps the rows, which would otherwise keep the sheet.
      row.choose = { [weak self, weak sheet] in self?.perform($0, in: sheet) }
    }
    sheet.open()
    return true
  }

  /// Performs a row of an open menu.
  private func perform(_ element: UIMenuElement, in sheet: ObjectSheet?) {
    let action = element as? UIAction
    // Before the action, which may present something that must not end up below the menu.
    if action?.attributes.contains(.keepsMenuPresented) != true { sheet?.dismiss() }
    if let menu = element as? UIMenu { _ = open(menu) }
    // Before it is performed, because its closure may read the new title of the button.
    if let action { (self as? UIButton)?.choose(action) }
    action?.perform(from: self)
    if let command = element as? UICommand { perform(command) }
  }

  /// Calls the method of a command.
  private func perform(_ command: UICommand) {
    guard let action = command.action,
      !UIApplication.shared.sendAction(action, to: nil, from: command, for: nil)
    else { return }
    shownIn?.root.report(
      at: .unknown,
      "\(command.title) in a menu calls a method that no object on the screen has. A name in "
        + "quotes is not looked up here: use UIAction.")
  }
}

extension UIMenu {
  /// The rows, with those of menus that stand in this one.
  fileprivate var rows: [UIAccessibilityObject] {
    let heading: [UIAccessibilityObject] = title.isEmpty ? [] : [MenuHeading(title)]
    let elements = children.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
    return heading
      + elements.flatMap { element -> [UIAccessibilityObject] in
        if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return menu.rows }
        let isHidden = (element as? UIAction)?.attributes.contains(.hidden) == true
        return isHidden ? [] : [MenuRow(element)]
      }
  }
}

/// The words above the rows of a menu.
private final class MenuHeading: UIAccessibilityObject {
  private let text: String

  init(_ text: String) { self.text = text }

  override var kind: ViewClass { .uiLabel }
  override var nodeTitle: String? { text }
  override var shownLabel: String? { text }
  override var usualTraits: UIAccessibilityTraits { [.staticText, .header] }
  override var impliedTraits: UIAccessibilityTraits { .staticText }
}

/// A row of a menu.
private final class MenuRow: UIAccessibilityObject {
  private let element: UIMenuElement
  var choose: (UIMenuElement) -> Void = { _ in }

  init(_ element: UIMenuElement) { self.element = element }

  private var isEnabled: Bool {
    (element as? UIAction)?.attributes.contains(.disabled) != true
  }
  private var isChosen: Bool { (element as? UIAction)?.state == .on }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    choose(element)
    return true
  }

  override var kind: ViewClass { element is UIMenu ? .menu : .uiButton }
  override var shownLabel: String? {
    let words = [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }
    guard words.isEmpty else { return words.joined(separator: ", ") }
    return element.image?.accessibilityLabel ?? element.image?.name.imageWords
  }
  override var nodeTitle: String? { element is UIMenu ? nil : shownLabel }
  override func childNodes(in view: _ViewNode) -> [Node] {
    guard element is UIMenu, let words = shownLabel else { return [] }
    return [Node(.text, title: words)]
  }
  override var ownProperties: [Property] {
    var properties: [Property] = isEnabled ? [] : [.disabled(true)]
    if isChosen { properties.append(.selected(true)) }
    if (element as? UIAction)?.state == .mixed { properties.append(.value(.text("Mixed"))) }
    return properties
  }
  override var usualTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if !isEnabled { traits.insert(.notEnabled) }
    if isChosen { traits.insert(.selected) }
    return traits
  }
}
