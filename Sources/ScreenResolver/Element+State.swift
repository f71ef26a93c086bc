public import ScreenTree

extension Element {
  /// A state of an element that no trait tells.
  public enum State: Hashable, Sendable {
    /// It can be dragged.
    case draggable
    /// Web content: whether a box is checked.
    case checked(Property.Tristate)
    /// Web content: whether a button is pressed.
    case pressed(Property.Tristate)
    /// Web content: it must be filled in.
    case required
    /// Web content: what it opens.
    case popup(Property.Popup)
    /// Web content: the order of the rows by this column.
    case sorted(Property.Sort)
    /// Web content: its entry is wrong.
    case invalid(Property.Invalidity)
    /// Web content: it cannot be changed.
    case readOnly
    /// Web content: the link was followed before.
    case visited
    /// Web content: it is still loading.
    case busy
    /// Web content: it is the current page, step or date.
    case current(Property.CurrentItem)
  }

  /// A part of the label that is spoken in a way of its own.
  public struct AttributedPart: Hashable, Sendable {
    /// The part of the label that the range counts in, counted from 0.
    public var part: Int
    /// Where the range starts, in Unicode scalars from the start of that part.
    public var start: Int
    /// How long it is, in Unicode scalars.
    public var length: Int
    /// How it is spoken, and where the file says so.
    public var speech: Sourced<Property.Speech>

    /// Creates a part, in Unicode scalars counted from 0.
    public init(part: Int = 0, start: Int, length: Int, speech: Sourced<Property.Speech>) {
      self.part = part
      self.start = start
      self.length = length
      self.speech = speech
    }
  }
}
