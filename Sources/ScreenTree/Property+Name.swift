extension Property {
  /// The keys of a screen file, under the names that it uses.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case id, label, value, valueText, hint, placeholder, inputLabels, language, labeledPair
    case symbol
    case range = "in"
    case step, format, style
    case addTraits, removeTraits, traits, heading, expanded, selected, disabled
    case hidden, opacity, decorative, element, representation
    case accessibilityChildren = "children"
    case elements, isElement, elementsHidden, clipsToBounds, modal, groupChildren
    case sortPriority, frame, path, activationPoint
    case customContent, actions, swipeActions, adjustable, rotors, rotorEntry, page
    case onActivate, onIncrement, onDecrement, onEscape, onMagicTap
    case speech, attributed, textContentType, draggable, directTouch
    case container, rowCount, columnCount, rowHeaderColumns, columnHeaderRows, cell, context
    case identifier, captured
    case role
    case webDescription = "description"
    case checked, pressed, required, invalid, readonly, level, current, visited, busy, live
    case place = "position"
  }
}

extension Property.Value {
  /// The key under which a screen file says it.
  public var name: Property.Name {
    switch self {
    case .id: .id
    case .label: .label
    case .value: .value
    case .valueText: .valueText
    case .hint: .hint
    case .placeholder: .placeholder
    case .inputLabels: .inputLabels
    case .language: .language
    case .labeledPair: .labeledPair
    case .symbol: .symbol
    case .range: .range
    case .step: .step
    case .format: .format
    case .style: .style
    case .addTraits: .addTraits
    case .removeTraits: .removeTraits
    case .traits: .traits
    case .heading: .heading
    case .expanded: .expanded
    case .selected: .selected
    case .disabled: .disabled
    case .hidden: .hidden
    case .opacity: .opacity
    case .decorative: .decorative
    case .element: .element
    case .representation: .representation
    case .accessibilityChildren: .accessibilityChildren
    case .elements: .elements
    case .isElement: .isElement
    case .elementsHidden: .elementsHidden
    case .clipsToBounds: .clipsToBounds
    case .modal: .modal
    case .groupChildren: .groupChildren
    case .sortPriority: .sortPriority
    case .frame: .frame
    case .path: .path
    case .activationPoint: .activationPoint
    case .customContent: .customContent
    case .actions: .actions
    case .swipeActions: .swipeActions
    case .adjustable: .adjustable
    case .rotors: .rotors
    case .rotorEntry: .rotorEntry
    case .page: .page
    case .onActivate: .onActivate
    case .onIncrement: .onIncrement
    case .onDecrement: .onDecrement
    case .onEscape: .onEscape
    case .onMagicTap: .onMagicTap
    case .speech: .speech
    case .attributed: .attributed
    case .textContentType: .textContentType
    case .draggable: .draggable
    case .directTouch: .directTouch
    case .container: .container
    case .rowCount: .rowCount
    case .columnCount: .columnCount
    case .rowHeaderColumns: .rowHeaderColumns
    case .columnHeaderRows: .columnHeaderRows
    case .cell: .cell
    case .context: .context
    case .identifier: .identifier
    case .captured: .captured
    case .role: .role
    case .webDescription: .webDescription
    case .checked: .checked
    case .pressed: .pressed
    case .required: .required
    case .invalid: .invalid
    case .readonly: .readonly
    case .level: .level
    case .current: .current
    case .visited: .visited
    case .busy: .busy
    case .live: .live
    case .place: .place
    }
  }
}
