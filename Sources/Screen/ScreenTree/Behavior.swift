/// What a live view does when its user acts: a closure, which no file can hold.
///
/// Two are equal if they react to the same, because a view makes new closures at each evaluation.
package struct Behavior: Hashable, Sendable {
  /// What a behavior reacts to.
  package enum Trigger: Hashable, Sendable {
    /// The view is activated.
    case activate
    /// Its value is increased.
    case increment
    /// Its value is decreased.
    case decrement
    /// Its custom action with a name is performed.
    case action(String)
    /// The escape gesture, here or inside.
    case escape
    /// The magic tap, here or inside.
    case magicTap
    /// The delete action of the system.
    case delete
    /// The menu of the system is opened.
    case showMenu
    /// A page is scrolled, here or inside; the input is the direction.
    case scroll
    /// A text is entered; the input is the whole text.
    case edit
    /// The view says these words after it scrolled.
    case scrollStatus(String)
    /// The value is zoomed; the input is a direction, up for in.
    case zoom
    /// A gesture that VoiceOver does not pass on; it is never performed.
    case gesture
    /// The view is dragged; the closure notes what it gives.
    case drag
    /// What is dragged is dropped here.
    case drop
    /// VoiceOver's cursor arrives or leaves; the input is whether it is here.
    case focus
    /// The view is searched by a request for focus; the closure reports whether it is wanted.
    case wantsFocus
  }

  /// What happened, beyond the trigger.
  package enum Input: Hashable, Sendable {
    /// Nothing more.
    case none
    /// A text.
    case text(String)
    /// A direction.
    case direction(VoiceOverGesture.Direction)
    /// True or false.
    case flag(Bool)
  }

  /// What it reacts to.
  package let trigger: Trigger
  private let closure: @MainActor (Input) -> Bool

  /// A behavior; the closure returns whether anything happened.
  package init(_ trigger: Trigger, perform closure: @escaping @MainActor (Input) -> Bool) {
    self.trigger = trigger
    self.closure = closure
  }

  /// Performs it; false if nothing happened.
  @MainActor @discardableResult
  package func perform(_ input: Input = .none) -> Bool { closure(input) }

  /// Whether both react to the same.
  package static func == (one: Behavior, other: Behavior) -> Bool { one.trigger == other.trigger }

  /// Hashes the trigger.
  package func hash(into hasher: inout Hasher) { hasher.combine(trigger) }
}
