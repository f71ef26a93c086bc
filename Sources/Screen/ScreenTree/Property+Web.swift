extension Property {
  /// How a live region of web content announces changes.
  package enum Live: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case off
    /// When nothing else is spoken.
    case polite
    /// At once.
    case assertive
  }

  /// What a button or a combo box of web content opens, as `aria-haspopup` names it.
  package enum Popup: String, Hashable, Sendable, CaseIterable {
    /// Nothing, written `false`.
    case nothing = "false"
    case menu, listbox, tree, grid, dialog
  }

  /// The order of the rows of a table by a column, as `aria-sort` names it.
  package enum Sort: String, Hashable, Sendable, CaseIterable {
    /// Not sorted by this column.
    case none
    /// Ascending.
    case ascending
    /// Descending.
    case descending
  }

  /// The error of an entry of web content, as `aria-invalid` names it.
  package enum Invalidity: String, Hashable, Sendable, CaseIterable {
    /// None, written `false`.
    case nothing = "false"
    /// The data, written `true`.
    case data = "true"
    /// The grammar.
    case grammar
    /// The spelling.
    case spelling
  }

  /// What web content is the current item of, as `aria-current` names it.
  package enum CurrentItem: String, Hashable, Sendable, CaseIterable {
    /// Nothing, written `false`.
    case nothing = "false"
    /// Something unspecified, written `true`.
    case item = "true"
    case page, step, location, date, time
  }

  /// Whether and how an element allows direct touch.
  package enum DirectTouch: Hashable, Sendable {
    /// It does not.
    case off
    /// It does, with options.
    case on(Set<Option>)

    /// An option of `accessibilityDirectTouch`.
    package enum Option: String, Hashable, Sendable, CaseIterable {
      /// Touches reach it only after it was activated.
      case requiresActivation
      /// A touch that moves the cursor to it is silent.
      case silentOnTouch
    }
  }

  /// The position of a text field's insertion point.
  package enum InsertionPoint: Hashable, Sendable {
    /// Before the first character.
    case start
    /// After the last character.
    case end
    /// After a number of characters.
    case after(Int)
  }
}
