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
  /// Double-taps.
  public static var activate: Self { .user(.activate) }
  /// Swipes up on an adjustable element.
  public static var increment: Self { .user(.increment) }
  /// Swipes down on an adjustable element.
  public static var decrement: Self { .user(.decrement) }
  /// Performs the two-finger scrub.
  public static var escape: Self { .user(.escape) }
  /// Touches the view with an id.
  public static func touch(_ id: String) -> Self { .user(.touch(id)) }
  /// Performs a custom action by its name.
  public static func action(_ name: String) -> Self { .user(.action(name)) }
  /// Reads the next item of custom content.
  public static var moreContent: Self { .user(.moreContent) }
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
