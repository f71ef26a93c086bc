import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension WebRole {
  /// How VoiceOver announces a role of web content.
  enum Speech: Hashable, Sendable {
    /// By a word beside the label.
    case word(Word.ID)
    /// By a trait of the role.
    case trait
    /// By a word on entering.
    case entering(Word.ID)
    /// By the name of a landmark at its first and its last element.
    case landmark(Word.ID)
    /// By its start and end.
    case edges
    /// Not at all, for this reason.
    case silent(String)
  }

  /// How VoiceOver announces the role; one row for each role of WAI-ARIA and HTML.
  var speech: Speech {
    switch self {
    case .button, .link, .heading, .img, .image, .switch, .textbox, .searchbox, .slider,
      .spinbutton, .popupbutton, .tab, .filebutton, .summary:
      .trait
    case .checkbox, .menuitemcheckbox: .word(.checkbox)
    case .radio, .menuitemradio: .word(.radioButton)
    case .colorwell: .word(.colorWell)
    case .progressbar: .word(.progressIndicator)
    case .combobox: .word(.comboBox)
    case .menuitem: .word(.menuItem)
    case .term: .word(.term)
    case .definition: .word(.definition)
    case .dialog, .alertdialog: .entering(.dialog)
    case .toolbar: .entering(.toolbar)
    case .banner: .landmark(.bannerLandmark)
    case .complementary: .landmark(.complementaryLandmark)
    case .contentinfo: .landmark(.contentinfoLandmark)
    case .form: .landmark(.formLandmark)
    case .main: .landmark(.mainLandmark)
    case .navigation: .landmark(.navigationLandmark)
    case .region: .landmark(.regionLandmark)
    case .search: .landmark(.searchLandmark)
    case .list, .directory, .definitionList, .table, .grid, .treegrid: .edges
    case .rowheader: .word(.rowHeader)
    case .columnheader: .word(.columnHeader)
    case .cell, .gridcell, .row, .rowgroup: .silent("the table says where it lies")
    case .alert, .log, .status, .marquee, .timer: .silent("a live region is heard when it changes")
    case .none, .presentation, .generic: .silent("it has no meaning")
    case .blockquote, .caption, .code, .comment, .deletion, .emphasis, .insertion, .mark,
      .paragraph, .strong, .subscript, .suggestion, .superscript, .time:
      .silent("its text is read as any other")
    case .application, .article, .document, .feed, .figure, .group, .listbox, .listitem, .menu,
      .menubar, .note, .radiogroup, .tablist, .tabpanel, .tree:
      .silent("it is called by its label when the cursor comes in")
    case .math, .meter, .option, .scrollbar, .separator, .tooltip, .treeitem:
      .silent("no recording has a word for it")
    }
  }
}

extension Element {
  /// The word for the role if no trait expresses it, with its source; otherwise nil.
  var roleWord: (Word.ID, Sourced<String>)? {
    guard let role = self.role else { return nil }
    for state in self.states where self.webRole == .button {
      if case .pressed = state.value { return (.toggleButton, role) }
    }
    for state in self.states where self.webRole == .button {
      if case .popup = state.value { return (.popUpButton, role) }
    }
    // A header says so like a cell, before states.
    guard case .word(let word)? = self.webRole?.speech, word != .rowHeader, word != .columnHeader
    else { return nil }
    return (word, role)
  }
}

extension Element.State {
  /// The word beside the role, or nil.
  var word: Word.ID? {
    switch self {
    case .checked(.on): .checked
    case .checked(.off): .unchecked
    case .checked(.mixed), .pressed(.mixed): .mixed
    case .pressed(.on): .pressed
    case .pressed(.off): .notPressed
    case .visited: .visited
    case .draggable, .popup, .sorted, .required, .invalid, .readOnly, .busy, .current: nil
    }
  }

  /// The word for the state of an entry, or nil.
  var remark: Word.ID? {
    switch self {
    case .required: .required
    case .invalid(.data): .invalid
    case .invalid(.grammar): .invalidGrammar
    case .invalid(.spelling): .invalidSpelling
    case .readOnly: .readOnly
    case .busy: .busy
    // No other state is one of an entry.
    default: nil
    }
  }

  /// The word for `aria-current`, or nil.
  var current: Word.ID? {
    switch self {
    case .current(.item): .current
    case .current(.page): .currentPage
    case .current(.step): .currentStep
    case .current(.location): .currentLocation
    case .current(.date): .currentDate
    case .current(.time): .currentTime
    // No other state is `aria-current`.
    default: nil
    }
  }

  /// The word for `aria-haspopup`, or nil.
  var popup: Word.ID? {
    switch self {
    case .popup(.menu): .menuPopUp
    case .popup(.listbox): .listBoxPopUp
    case .popup(.tree): .treePopUp
    case .popup(.grid): .gridPopUp
    case .popup(.dialog): .dialogPopUp
    // No other state is `aria-haspopup`.
    default: nil
    }
  }
}
