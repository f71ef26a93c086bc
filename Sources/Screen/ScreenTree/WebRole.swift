/// A role of web content: those of WAI-ARIA, and those of HTML that WAI-ARIA does not name.
package enum WebRole: String, Hashable, Sendable, CaseIterable {
  case alert, alertdialog, application, article, banner, blockquote, button, caption, cell
  case checkbox, code, columnheader, combobox, comment, complementary, contentinfo, definition
  case deletion, dialog, directory, document, emphasis, feed, figure, form, generic, grid
  case gridcell, group, heading, image, img, insertion, link, list, listbox, listitem, log, main
  case mark, marquee, math, menu, menubar, menuitem, menuitemcheckbox, menuitemradio, meter
  case navigation, none, note, option, paragraph, presentation, progressbar, radio, radiogroup
  case region, row, rowgroup, rowheader, scrollbar, search, searchbox, separator, slider
  case spinbutton, status, strong, `subscript`, suggestion, superscript, `switch`, tab, table
  case tablist, tabpanel, term, textbox, time, timer, toolbar, tooltip, tree, treegrid, treeitem
  /// HTML's color input.
  case colorwell
  /// HTML's `dl`.
  case definitionList
  /// HTML's file input.
  case filebutton
  /// HTML's `select`.
  case popupbutton
  /// HTML's `summary`, which opens and closes its `details`.
  case summary

  /// The place of views with a role in the tree of elements.
  package enum Shape: Hashable, Sendable {
    /// One element; its content belongs to it.
    case element
    /// An element, followed by its content.
    case branch
    /// A container of its content; an element without content.
    case container(Property.ContainerType)
  }

  /// The place of views with the role in the tree of elements.
  package var shape: Shape {
    switch self {
    case .button, .checkbox, .colorwell, .combobox, .filebutton, .heading, .image, .img, .link,
      .math, .menuitem, .menuitemcheckbox, .menuitemradio, .meter, .option, .popupbutton,
      .progressbar, .radio, .scrollbar, .searchbox, .separator, .slider, .spinbutton, .summary,
      .switch, .tab, .textbox:
      .element
    case .treeitem: .branch
    case .list, .directory: .container(.list)
    case .definitionList: .container(.definitionList)
    case .grid, .table, .treegrid: .container(.dataTable)
    case .banner, .complementary, .contentinfo, .form, .main, .navigation, .region, .search:
      .container(.landmark)
    case .alert, .alertdialog, .application, .article, .blockquote, .caption, .cell, .code,
      .columnheader, .comment, .definition, .deletion, .dialog, .document, .emphasis, .feed,
      .figure, .generic, .gridcell, .group, .insertion, .listbox, .listitem, .log, .mark, .marquee,
      .menu, .menubar, .none, .note, .paragraph, .presentation, .radiogroup, .row, .rowgroup,
      .rowheader, .status, .strong, .subscript, .suggestion, .superscript, .tablist, .tabpanel,
      .term, .time, .timer, .toolbar, .tooltip, .tree:
      .container(.semanticGroup)
    }
  }

  /// The traits of an element of the role.
  package var traits: [Node.Trait] {
    switch self {
    case .button, .filebutton, .summary: [.button]
    case .link: [.link]
    case .heading: [.header]
    case .img, .image: [.image]
    case .switch: [.button, .switchButton]
    case .textbox: [.textEntry]
    case .searchbox: [.textEntry, .searchField]
    case .slider, .spinbutton: [.adjustable]
    case .popupbutton: [.popUpButton]
    case .tab: [.tabBarItem]
    case .alert, .alertdialog, .application, .article, .banner, .blockquote, .caption, .cell,
      .checkbox, .code, .colorwell, .columnheader, .combobox, .comment, .complementary,
      .contentinfo, .definition, .definitionList, .deletion, .dialog, .directory, .document,
      .emphasis, .feed, .figure, .form, .generic, .grid, .gridcell, .group, .insertion, .list,
      .listbox, .listitem, .log, .main, .mark, .marquee, .math, .menu, .menubar, .menuitem,
      .menuitemcheckbox, .menuitemradio, .meter, .navigation, .none, .note, .option, .paragraph,
      .presentation, .progressbar, .radio, .radiogroup, .region, .row, .rowgroup, .rowheader,
      .scrollbar, .search, .separator, .status, .strong, .subscript, .suggestion, .superscript,
      .table, .tablist, .tabpanel, .term, .time, .timer, .toolbar, .tooltip, .tree, .treegrid,
      .treeitem:
      []
    }
  }

  /// Whether VoiceOver of the Mac stops at a container of the role, and at its end.
  package enum Stop: Hashable, Sendable {
    /// Whatever its label.
    case always
    /// With a label, as at any group.
    case named
    /// Never; what is in it is reached as if it were not there.
    case never
  }

  /// Whether VoiceOver of the Mac stops at a container of the role, and at its end.
  ///
  /// Lists, tables, landmarks, groups, radio groups and articles were recorded in Safari with and
  /// without a label; of the other roles it is inferred.
  package var stop: Stop {
    switch self {
    case .list, .directory, .definitionList, .table, .grid, .treegrid, .banner, .complementary,
      .contentinfo, .form, .main, .navigation, .region, .search, .group, .radiogroup, .article,
      .tablist, .toolbar, .dialog, .alertdialog, .menu, .menubar, .tree:
      .always
    case .alert, .application, .blockquote, .document, .feed, .figure, .listbox, .listitem, .log,
      .marquee, .note, .status, .tabpanel, .timer, .tooltip:
      .named
    case .button, .caption, .cell, .checkbox, .code, .colorwell, .columnheader, .combobox, .comment,
      .definition, .deletion, .emphasis, .filebutton, .generic, .gridcell, .heading, .image, .img,
      .insertion, .link, .mark, .math, .menuitem, .menuitemcheckbox, .menuitemradio, .meter, .none,
      .option, .paragraph, .popupbutton, .presentation, .progressbar, .radio, .row, .rowgroup,
      .rowheader, .scrollbar, .searchbox, .separator, .slider, .spinbutton, .strong, .subscript,
      .suggestion, .summary, .superscript, .switch, .tab, .term, .textbox, .time, .treeitem:
      .never
    }
  }

  /// The role of the choices that a container of this role counts, of which one is on; nil for none.
  package var choice: WebRole? {
    if self == .tablist { return .tab }
    return self == .radiogroup || self == .group ? .radio : nil
  }

  /// The default of `live`.
  package var live: Property.Live? {
    if self == .alert { return .assertive }
    return self == .log || self == .status ? .polite : nil
  }

  /// Whether views of the role cover what is behind them.
  package var isDialog: Bool { self == .dialog || self == .alertdialog }
}

extension Node {
  /// The role of web content, or nil if there is none or it is unknown.
  package var webRole: WebRole? { self[.role].flatMap(WebRole.init) }

  /// Whether it accepts typed text.
  package var takesText: Bool {
    kind.takesText || webRole?.traits.contains(.textEntry) == true
  }
}
