package import ScreenTree

/// The steps of a test, named as in a walkthrough file.
extension Walkthrough.Action {
  /// Performs a gesture once: `.user(.rotor("Headings"))`.
  public static func user(_ gesture: VoiceOverGesture) -> Self { .gesture(gesture, count: 1) }
  /// Performs an effect of the app: `.app(.focus("banner"))`.
  public static func app(_ effect: Effect) -> Self { .effect(effect) }

  /// Swipes right with one finger: to the next element.
  public static var next: Self { .user(.next) }
  /// Swipes right a number of times.
  public static func next(_ count: Int) -> Self { .gesture(.next, count: count) }
  /// Swipes left with one finger: to the element before.
  public static var previous: Self { .user(.previous) }
  /// Taps with four fingers at the top: to the first element.
  public static var first: Self { .user(.first) }
  /// Taps with four fingers at the bottom: to the last element.
  public static var last: Self { .user(.last) }
  /// Turns the rotor to the one with a name: `.rotor("Headings")`.
  public static func rotor(_ name: String) -> Self { .user(.rotor(name)) }
  /// Flicks down: to the next result of the rotor.
  public static var rotorNext: Self { .user(.rotorNext) }
  /// Flicks up: to the result of the rotor before.
  public static var rotorPrevious: Self { .user(.rotorPrevious) }
  /// Double-taps.
  public static var activate: Self { .user(.activate) }
  /// Swipes up on an adjustable element.
  public static var increment: Self { .user(.increment) }
  /// Swipes down on an adjustable element.
  public static var decrement: Self { .user(.decrement) }
  /// Performs the two-finger scrub.
  public static var escape: Self { .user(.escape) }
  /// Double-taps with two fingers.
  public static var magicTap: Self { .user(.magicTap) }
  /// Types a text into the field under the cursor; `"\n"` is the return key.
  public static func type(_ text: String) -> Self { .user(.type(text)) }
  /// Touches the view with an id: that of a screen file, or its `accessibilityIdentifier`.
  public static func touch(_ id: String) -> Self { .user(.touch(id)) }
  /// Touches a place on the screen, in points from its top left corner: the frontmost element there
  /// is heard.
  public static func touch(x: Double, y: Double) -> Self {
    .user(.touchAt(Property.Point(x: x, y: y)))
  }
  /// Drags one finger over the screen: each element that it enters is heard, and cuts the one before.
  ///
  /// ```swift
  /// Listening(screen, .explore(.init(x: 200, y: 100), .init(x: 200, y: 700)))
  /// ```
  ///
  /// - Parameters:
  ///   - points: where the finger touches the screen, where it turns, and where it rests, in points.
  ///   - duration: how long the drag takes; by default 200 points of the screen take a second.
  /// - Returns: the step.
  public static func explore(_ points: Property.Point..., in duration: Duration? = nil) -> Self {
    .user(.explore(VoiceOverGesture.Exploration(points, in: duration)))
  }
  /// Performs a custom action by its name.
  public static func action(_ name: String) -> Self { .user(.action(name)) }
  /// Reads the next item of custom content; on the Mac, opens the More Content menu, through which
  /// `next` goes.
  public static var moreContent: Self { .user(.moreContent) }
  /// Opens the Actions menu of the Mac: `next` goes through it, `activate` performs an action, and
  /// `escape` closes it.
  public static var actionsMenu: Self { .user(.actionsMenu) }
  /// Presses Tab: to the next control alone, on iOS with Full Keyboard Access.
  ///
  /// On the Mac the control comes first and what it is in follows:
  ///
  /// ```swift
  /// Listening(form, .tab(2), .type("Ada"), .shiftTab)
  /// ```
  public static var tab: Self { .user(.tab) }
  /// Presses Tab a number of times.
  public static func tab(_ count: Int) -> Self { .gesture(.tab, count: count) }
  /// Presses Shift-Tab: to the control before.
  public static var shiftTab: Self { .user(.shiftTab) }
  /// Interacts with the container under the cursor, on the Mac: to its first element.
  public static var interact: Self { .user(.interact) }
  /// Stops interacting with the container around the cursor, on the Mac: to the container itself.
  public static var stopInteracting: Self { .user(.stopInteracting) }
  /// Reads everything from the first element on.
  public static var readAll: Self { .user(.readAll) }

  /// The app posts an announcement.
  public static func announce(
    _ text: String, _ priority: Announcement.Priority = .default
  ) -> Self {
    .effect(.announce(Announcement(text, priority: priority)))
  }

  /// The app changes properties of the view with an id.
  public static func update(_ id: String, _ said: Property...) -> Self {
    .effect(.update(Effect.Change(id: id, properties: said.map { $0 })))
  }
}
