package import ScreenTree

extension Element {
  /// A state of an element that no trait expresses.
  package enum State: Hashable, Sendable {
    /// It can be dragged.
    case draggable
    /// Web content: whether a box is checked.
    case checked(Property.Tristate)
    /// Web content: whether a button is pressed.
    case pressed(Property.Tristate)
    /// Web content: it is required.
    case required
    /// Web content: what it opens.
    case popup(Property.Popup)
    /// Web content: the order of the rows by this column.
    case sorted(Property.Sort)
    /// Web content: its entry is invalid.
    case invalid(Property.Invalidity)
    /// Web content: it is read-only.
    case readOnly
    /// Web content: the link was followed before.
    case visited
    /// Web content: it is still loading.
    case busy
    /// Web content: it is the current page, step or date.
    case current(Property.CurrentItem)
  }

  /// A part of the label with its own speech attributes.
  package struct AttributedPart: Hashable, Sendable {
    /// The index of the part of the label, from 0.
    package var part: Int
    /// The start of the range, in Unicode scalars from the start of that part.
    package var start: Int
    /// The length of the range, in Unicode scalars.
    package var length: Int
    /// The attributes, and where the file sets them.
    package var speech: Sourced<Property.Speech>

    /// A range, in Unicode scalars from 0.
    package init(part: Int = 0, start: Int, length: Int, speech: Sourced<Property.Speech>) {
      self.part = part
      self.start = start
      self.length = length
      self.speech = speech
    }
  }
}
