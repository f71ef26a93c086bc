public import SpokenScreen

/// What a test does, named as in a walkthrough file.
extension Walkthrough.Action {
  /// Carries out a gesture once: `.user(.rotor("Headings"))`.
  public static func user(_ gesture: Gesture) -> Self { .gesture(gesture, count: 1) }
  /// Has the app do something: `.app(.focus("banner"))`.
  public static func app(_ effect: Effect) -> Self { .effect(effect) }

  /// Swipes right with one finger: to the next element.
  public static var next: Self { .user(.next) }
  /// Swipes right so many times.
  public static func next(_ count: Int) -> Self { .gesture(.next, count: count) }
  /// Swipes left with one finger: to the element before.
  public static var previous: Self { .user(.previous) }
  /// Taps twice.
  public static var activate: Self { .user(.activate) }
  /// Swipes up on an adjustable element.
  public static var increment: Self { .user(.increment) }
  /// Swipes down on an adjustable element.
  public static var decrement: Self { .user(.decrement) }
  /// Draws a Z with two fingers.
  public static var escape: Self { .user(.escape) }
  /// Touches the view of an id.
  public static func touch(_ id: String) -> Self { .user(.touch(id)) }
  /// Carries out the custom action of a name.
  public static func action(_ name: String) -> Self { .user(.action(name)) }
  /// Reads the next piece of custom content.
  public static var moreContent: Self { .user(.moreContent) }
  /// Reads everything from the first element on.
  public static var readAll: Self { .user(.readAll) }

  /// Has the app announce something.
  public static func announce(
    _ text: String, _ priority: Announcement.Priority = .default
  ) -> Self {
    .effect(.announce(Announcement(text, priority: priority)))
  }

  /// Has the app change properties of the view of an id.
  public static func update(_ id: String, _ said: Property...) -> Self {
    .effect(.update(Effect.Change(id: id, properties: said.map { $0 })))
  }
}
