import ScreenResolver
import ScreenTree

extension Word.ID {
  /// The word for an ARIA role that is no trait, or nil for a role without a word.
  init?(ofRole role: String) {
    switch role {
    case "checkbox", "menuitemcheckbox": self = .checkbox
    case "radio", "menuitemradio": self = .radioButton
    case "colorwell": self = .colorWell
    case "progressbar": self = .progressIndicator
    default: return nil
    }
  }
}

extension Element.State {
  /// The word that stands beside the role, or nil for none.
  var word: Word.ID? {
    switch self {
    case .draggable: .draggable
    case .checked(.on): .checked
    case .checked(.off): .unchecked
    case .checked(.mixed), .pressed(.mixed): .mixed
    case .pressed(.on): .selected
    case .pressed(.off): nil
    case .visited: .visited
    case .required, .invalid, .readOnly, .busy, .current: nil
    }
  }

  /// The word for what is asked of an entry, or nil for none.
  var remark: Word.ID? {
    switch self {
    case .required: .required
    case .invalid: .invalid
    case .readOnly: .readOnly
    case .busy: .busy
    case .current: .current
    case .draggable, .checked, .pressed, .visited: nil
    }
  }
}
