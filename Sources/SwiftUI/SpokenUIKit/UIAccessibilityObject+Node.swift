package import ScreenTree
package import SpokenViews

/// The node of an object, made again before each request of VoiceOver.
extension UIAccessibilityObject {
  /// The node; its name stays the same.
  package func node(in view: _ViewNode) -> Node {
    let className = String(describing: type(of: self))
    // The name is kept in the object, because the cursor finds its element again by it.
    let name = nodeName ?? accessibilityIdentifier ?? "\(className)#\(view.root.takeNumber())"
    nodeName = name
    // Kept at each reading, because an object can be moved to another view of SwiftUI.
    shownIn = view
    // Before anything is read, because the app sets words while it prepares its views.
    prepare()
    var node = Node(
      kind, className: kind == .uiView ? className : nil, title: nodeTitle,
      properties: [.id(name)] + ownProperties + accessibilityProperties)
    // As in UIKit, the list of an app replaces the views inside, also when it is empty.
    guard let elements = accessibilityElements ?? countedElements else {
      node.children = childNodes(in: view)
      return node
    }
    reportLoop(elements, in: view)
    node.properties.append(
      .elements(
        elements.compactMap { $0 as? UIAccessibilityObject }.map { .node($0.node(in: view)) }))
    return node
  }

  /// The elements that an app gives one by one.
  private var countedElements: [Any]? {
    let count = accessibilityElementCount()
    guard count != NSNotFound, count >= 0 else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
  }

  /// Elements that are made at each call are others each time, so that VoiceOver never gets on.
  private func reportLoop(_ elements: [Any], in view: _ViewNode) {
    // Asking a second time is the only way to see whether the app keeps its elements.
    let again = accessibilityElements ?? countedElements ?? []
    let isSame =
      elements.count == again.count
      && zip(elements, again).allSatisfy { ($0 as AnyObject) === ($1 as AnyObject) }
    guard !isSame else { return }
    view.root.report(
      at: .unknown,
      "\(type(of: self)) makes new accessibilityElements at each call, so that VoiceOver "
        + "finds itself at the first one again at each swipe, without end. Keep the elements, and "
        + "return the same ones.")
  }

  private var accessibilityProperties: [Property] {
    var properties: [Property] = []
    // What the class says anyway is left out, so that the class's own rules speak it and `explain`
    // shows what the app has set.
    properties += words
    if let value = accessibilityValue, value != impliedValue {
      properties.append(.valueText(value))
    }
    if let hint = accessibilityHint { properties.append(.hint(hint)) }
    if let language = accessibilityLanguage { properties.append(.language(language)) }
    if let identifier = accessibilityIdentifier { properties.append(.identifier(identifier)) }
    if let names = accessibilityUserInputLabels { properties.append(.inputLabels(names)) }
    if accessibilityTraits != impliedTraits {
      properties.append(.traits(accessibilityTraits.traits))
    }
    if let isElement = statedElement { properties.append(.isElement(isElement)) }
    if accessibilityExpandedStatus != .unsupported {
      properties.append(.expanded(accessibilityExpandedStatus == .expanded))
    }
    if accessibilityElementsHidden { properties.append(.elementsHidden(true)) }
    // Whether an app overrides the escape gesture cannot be asked, so that lint takes it as answered.
    if accessibilityViewIsModal { properties += [.modal(true), .onEscape([])] }
    if let container = accessibilityContainerType.property { properties.append(container) }
    if shouldGroupAccessibilityChildren { properties.append(.groupChildren(true)) }
    return properties + dragging + table + content + chart + actions + contextMenu + rotors
      + behaviors
  }

  /// Whether VoiceOver stops here, where that is not what its class says anyway.
  private var statedElement: Bool? {
    // Read and not the stated value, because an app may override the getter.
    let isElement = isAccessibilityElement
    if isElement != isUsuallyElement { return isElement }
    // A row is no element itself, and yet its labels are heard as one until the app says so.
    return kind.shape == .cell && statedIsElement == false ? false : nil
  }

  /// The label, with what is spoken in another way.
  private var words: [Property] {
    let attributed = labelForNode
    let page = (self as? any UIAccessibilityReadingContent)?.accessibilityPageContent()
    let label = attributed?.string ?? accessibilityLabel ?? page
    let stated: [Property] = label.map { $0 == shownLabel ? [] : [.label($0)] } ?? []
    let parts = attributed?.spokenParts ?? []
    return stated + (parts.isEmpty ? [] : [.attributed(parts)])
  }

  private var content: [Property] {
    guard let provider = self as? any AXCustomContentProvider,
      let content = provider.accessibilityCustomContent
    else { return [] }
    return [
      .customContent(
        content.map {
          Property.CustomContent(
            label: $0.label, value: $0.value, isImportant: $0.importance == .high)
        })
    ]
  }

  /// The data of a chart, which is read again at each request.
  private var chart: [Property] {
    let descriptor = (self as? any AXChart)?.accessibilityChartDescriptor
    return descriptor.map { [.chart($0.chart)] } ?? []
  }

  private var actions: [Property] {
    (accessibilityCustomActions ?? []).flatMap { action -> [Property] in
      // VoiceOver offers actions by their names alone, so the closure is found by the name again.
      let behavior = Behavior(.action(action.name)) { _ in action.actionHandler?(action) ?? false }
      return [.actions([Property.Action(action.name)]), .behavior(behavior)]
    }
  }

  /// Whether it can be dragged, and where something can be dropped on it.
  private var dragging: [Property] {
    let sources = accessibilityDragSourceDescriptors ?? []
    let targets = (accessibilityDropPointDescriptors ?? []).map(\.name)
    return (sources.isEmpty ? [] : [.draggable(true)])
      + (targets.isEmpty ? [] : [.dropPoints(targets)])
  }

  /// The context menu, as an action.
  private var contextMenu: [Property] {
    guard let configuration = contextMenuConfiguration else { return [] }
    // As in UIKit, the menu is made when it opens.
    let open = { @MainActor [weak self] (_: Behavior.Input) in
      configuration.menu.flatMap { self?.open($0) } ?? false
    }
    return [
      .actions([Property.Action("Show Context Menu")]),
      .behavior(Behavior(.action("Show Context Menu"), perform: open)),
      .behavior(Behavior(.showMenu, perform: open)),
    ]
  }

  /// Rows and columns, of a table or of its cell.
  private var table: [Property] {
    var properties: [Property] = []
    if let cell = self as? any UIAccessibilityContainerDataTableCell {
      properties.append(.cell(cell.place))
    }
    if let table = self as? any UIAccessibilityContainerDataTable { properties += table.sizes }
    return properties
  }

  private var rotors: [Property] {
    (accessibilityCustomRotors ?? []).map { rotor in
      let entries = rotor.results.compactMap(\.nodeName).map { Property.Rotor.Entry($0) }
      return .rotors([Property.Rotor(name: rotor.name, entries: entries)])
    }
  }

  private var behaviors: [Property] {
    [
      .behavior(
        Behavior(.focus) { [weak self] input in
          self?.cursorMoved(isHere: input == .flag(true))
          return true
        }),
      .behavior(
        Behavior(.scroll) { [weak self] input in
          guard let self, case .direction(let direction) = input else { return false }
          return scroll(UIAccessibilityScrollDirection(showing: direction))
        }),
      .behavior(
        Behavior(.activate) { [weak self] _ in
          // Only what is not activated gets a tap.
          guard let self else { return false }
          return accessibilityActivate() || tap()
        }),
      .behavior(
        Behavior(.increment) { [weak self] _ in
          self?.changesValue { $0.accessibilityIncrement() } ?? false
        }),
      .behavior(
        Behavior(.decrement) { [weak self] _ in
          self?.changesValue { $0.accessibilityDecrement() } ?? false
        }),
      .behavior(
        Behavior(.escape) { [weak self] _ in
          guard let self else { return false }
          return accessibilityPerformEscape() || goBack()
        }),
      .behavior(
        Behavior(.magicTap) { [weak self] _ in
          self?.accessibilityPerformMagicTap() ?? false
        }),
    ]
  }

  /// Whether an adjustment changed the value.
  private func changesValue(_ change: (UIAccessibilityObject) -> Void) -> Bool {
    // UIKit's functions return nothing. VoiceOver plays its boundary sound where the value stays
    // the same.
    let old = adjustedValue
    change(self)
    return adjustedValue != old
  }
}
