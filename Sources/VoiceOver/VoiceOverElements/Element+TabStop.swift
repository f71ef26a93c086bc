import ScreenTree

extension Element {
  /// Whether the Tab key stops at it: an enabled control, and of radio buttons or tabs of web
  /// content the one that is on, otherwise the first.
  ///
  /// Texts, headings and containers are no controls. On the Mac the key goes from control to control
  /// (recordings of Safari); on iOS it does with Full Keyboard Access.
  package var isTabStop: Bool {
    let content = content
    guard !isContainerStop, !content.isPassedByTab, !content.traits.has(.notEnabled) else {
      return false
    }
    return content.webRole?.takesKeyboardFocus ?? false
      || content.traits.contains { $0.value.facts.roles.contains(.operable) }
      || content.traits.has(.pickerElement)
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
    case .alert, .alertdialog, .application, .article, .banner, .blockquote, .caption, .cell, .code,
      .columnheader, .comment, .complementary, .contentinfo, .definition, .definitionList,
      .deletion, .dialog, .directory, .document, .emphasis, .feed, .figure, .form, .generic, .grid,
      .gridcell, .group, .heading, .image, .img, .insertion, .list, .listbox, .listitem, .log,
      .main, .mark, .marquee, .math, .menu, .menubar, .meter, .navigation, .none, .note, .option,
      .paragraph, .presentation, .progressbar, .radiogroup, .region, .row, .rowgroup, .rowheader,
      .scrollbar, .search, .separator, .status, .strong, .subscript, .suggestion, .superscript,
      .table, .tablist, .tabpanel, .term, .time, .timer, .toolbar, .tooltip, .tree, .treegrid:
      false
    }
  }
}
