import ScreenTree

extension Element {
  /// Whether the Tab key stops at it: an enabled control, and of radio buttons or tabs of web
  /// content the one that is on, otherwise the first.
  ///
  /// Texts, headings and containers are no controls. On the Mac the key goes from control to control
  /// (recordings of Safari); on iOS it does with Full Keyboard Access.
  package var isTabStop: Bool {
    guard !isContainerStop, !isPassedByTab, !has(.notEnabled) else { return false }
    return webRole?.takesKeyboardFocus ?? false
      || traits.contains { $0.value.facts.roles.contains(.operable) } || has(.pickerElement)
  }
}

extension WebRole {
  /// Whether an element of the role is operated; those of the other roles may be by their traits.
  fileprivate var takesKeyboardFocus: Bool {
    switch self {
    case .button, .checkbox, .colorwell, .combobox, .filebutton, .link, .menuitem,
      .menuitemcheckbox, .menuitemradio, .popupbutton, .radio, .searchbox, .slider, .spinbutton,
      .summary, .switch, .tab, .textbox, .treeitem:
      true
    // All others are content, or contain it.
    default: false
    }
  }
}
