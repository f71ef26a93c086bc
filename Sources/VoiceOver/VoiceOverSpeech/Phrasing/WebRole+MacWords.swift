import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension WebRole {
  /// The word of the Mac for the role of an element or a container; nil where a trait has it, and
  /// where no recording has one.
  var macWord: Word.ID? { Self.macWords[self] }

  /// Whether it is one of several choices, which is selected or says nothing.
  var isRadioButton: Bool { self == .radio || self == .menuitemradio }

  private static let macWords: [WebRole: Word.ID] = [
    .checkbox: .macCheckbox, .menuitemcheckbox: .macCheckbox, .radio: .radioButton,
    .menuitemradio: .radioButton, .combobox: .comboBox, .colorwell: .colorWell,
    .menuitem: .menuItem, .progressbar: .progressIndicator, .spinbutton: .macStepper,
    .switch: .macSwitchButton, .summary: .macSummary, .filebutton: .macFileButton,
    .menu: .macMenu, .menubar: .macMenuBar, .radiogroup: .macRadioGroup, .article: .macArticle,
    .tablist: .tabGroup, .toolbar: .toolbar, .dialog: .dialog, .alertdialog: .dialog,
    .list: .list, .directory: .list, .definitionList: .macDescriptionList, .table: .table,
    .grid: .table, .treegrid: .table, .banner: .bannerLandmark,
    .complementary: .complementaryLandmark, .contentinfo: .contentinfoLandmark,
    .form: .formLandmark, .main: .mainLandmark, .navigation: .navigationLandmark,
    .region: .macRegion, .search: .searchLandmark,
  ]
}

extension Element.State {
  /// The word of the Mac for a choice; nil for what is not chosen of radio and toggle buttons, and
  /// for states of another kind.
  func macChoice(of role: WebRole?) -> Word.ID? {
    let isRadioButton = role?.isRadioButton == true
    switch self {
    case .checked(.mixed), .pressed(.mixed): return .macMixed
    case .checked(.on): return isRadioButton ? .selected : .macChecked
    case .checked(.off): return isRadioButton ? nil : .macUnchecked
    case .pressed(.on): return .selected
    // No other state is a choice.
    default: return nil
    }
  }
}
