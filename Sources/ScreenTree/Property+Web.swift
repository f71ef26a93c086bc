extension Property {
  /// How a live region of web content announces changes.
  public enum Live: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case off
    /// When nothing else is spoken.
    case polite
    /// At once.
    case assertive
  }

  /// What a button or a combo box of web content opens, as `aria-haspopup` names it.
  public enum Popup: String, Hashable, Sendable, CaseIterable {
    /// Nothing, written `false`.
    case nothing = "false"
    case menu, listbox, tree, grid, dialog
  }

  /// The order of the rows of a table by a column, as `aria-sort` names it.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    /// In no order by this column.
    case none
    /// The smallest first.
    case ascending
    /// The largest first.
    case descending
  }

  /// What is wrong with an entry of web content, as `aria-invalid` names it.
  public enum Invalidity: String, Hashable, Sendable, CaseIterable {
    /// Nothing, written `false`.
    case nothing = "false"
    /// The data, written `true`.
    case data = "true"
    /// The grammar.
    case grammar
    /// The spelling.
    case spelling
  }

  /// Of what web content is the current one, as `aria-current` names it.
  public enum CurrentItem: String, Hashable, Sendable, CaseIterable {
    /// Of nothing, written `false`.
    case nothing = "false"
    /// Of something that is not said, written `true`.
    case item = "true"
    case page, step, location, date, time
  }

  /// How an element takes touches itself.
  public enum DirectTouch: Hashable, Sendable {
    /// It does not.
    case off
    /// It does, with options.
    case on(Set<Option>)

    /// An option of `accessibilityDirectTouch`.
    public enum Option: String, Hashable, Sendable, CaseIterable {
      /// Touches reach it only after it was activated.
      case requiresActivation
      /// Nothing is spoken when a finger comes to it.
      case silentOnTouch
    }
  }

  /// Where the insertion point of a text field is.
  public enum InsertionPoint: Hashable, Sendable {
    /// Before the first character.
    case start
    /// After the last character.
    case end
    /// After a number of characters.
    case after(Int)
  }
}
