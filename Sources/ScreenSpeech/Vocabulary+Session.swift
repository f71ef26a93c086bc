/// Words of gestures, rotors and VoiceOver itself.
public struct SessionWords: Hashable, Sendable {
  /// When VoiceOver is turned on.
  public var voiceOverOn: Word
  /// When VoiceOver is turned off.
  public var voiceOverOff: Word
  /// When the keys of a keyboard move the cursor.
  public var quickNavOn: Word
  /// When they no longer do.
  public var quickNavOff: Word
  /// The action that presses the element.
  public var activate: Word
  /// After the name of that action.
  public var defaultAction: Word
  /// When something is picked up.
  public var drag: Word
  /// The action that lets it fall.
  public var drop: Word
  /// After the name of that action.
  public var dropReady: Word
  /// When it has fallen.
  public var dropComplete: Word
  /// The page `%1` of `%2`.
  public var page: Word
  /// The capital letter `%1`.
  public var capital: Word
  /// The space between words.
  public var space: Word
  /// The names of rotors, by their English ones.
  public var rotors: [String: Word]

  /// Creates words; the rotors are named in the order of `Rotor.System`.
  init(
    voiceOverOn: Word, voiceOverOff: Word, quickNavOn: Word, quickNavOff: Word,
    activate: Word, defaultAction: Word, drag: Word,
    drop: Word, dropReady: Word, dropComplete: Word, page: Word, capital: Word, space: Word,
    rotors: [String: Word]
  ) {
    self.voiceOverOn = voiceOverOn
    self.voiceOverOff = voiceOverOff
    self.quickNavOn = quickNavOn
    self.quickNavOff = quickNavOff
    self.activate = activate
    self.defaultAction = defaultAction
    self.drag = drag
    self.drop = drop
    self.dropReady = dropReady
    self.dropComplete = dropComplete
    self.page = page
    self.capital = capital
    self.space = space
    self.rotors = rotors
  }
}
