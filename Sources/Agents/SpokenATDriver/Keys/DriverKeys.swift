package import ScreenTree

/// A command of the keyboard: a chord, when it counts, and what it does.
package struct DriverShortcut: Hashable, Sendable {
  /// When a chord counts.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    case always
    case quickNav = "with Quick Nav"
    case singleKeys = "with single-key Quick Nav"
  }

  /// The chord.
  package var chord: DriverChord
  /// What it does.
  package var action: DriverAction
  /// What it does when it is pressed a second time in a row; nil for the same.
  package var again: DriverAction?
  /// When it counts.
  package var mode: Mode
  /// Whether only the Mac has it.
  package var isOfMac: Bool
}

/// The commands of a keyboard, by which clients of AT Driver use VoiceOver.
///
/// Those of the Mac are those of Apple's command charts (VoiceOver User Guide), with `VO` for
/// Control and Option. Those of a keyboard of iOS and iPadOS are the same where the table does not
/// say otherwise, which is inferred.
package enum DriverKeys {
  /// Every command; the first one that fits counts.
  package static let all: [DriverShortcut] =
    moves + rotors + texts + system + searches + quickNav + singleKeys + plain

  /// What is said when single-key Quick Nav is turned on or off; aria-at-automation-harness waits
  /// for these words on the Mac.
  package static func singleKeyWords(isOn: Bool) -> String {
    "single-key quick nav \(isOn ? "on" : "off")"
  }

  /// What the Mac says when Quick Nav is turned on or off; aria-at-automation-harness waits for
  /// these words.
  package static func quickNavWords(isOn: Bool) -> String { "Quick nav \(isOn ? "on" : "off")" }

  private static func row(
    _ keys: String, _ action: DriverAction, again: DriverAction? = nil,
    _ mode: DriverShortcut.Mode = .always, mac isOfMac: Bool = false
  ) -> DriverShortcut {
    DriverShortcut(
      chord: DriverChord(keys), action: action, again: again, mode: mode, isOfMac: isOfMac)
  }

  private static let moves = [
    row("VO+Right", .gesture(.next)), row("VO+Left", .gesture(.previous)),
    row("VO+Space", .gesture(.activate)),
    row("VO+Shift+Down", .gesture(.interact), mac: true),
    row("VO+Shift+Up", .gesture(.stopInteracting), mac: true),
    row("VO+Up", .adjust(isUp: true)), row("VO+Down", .adjust(isUp: false)),
    row("VO+Home", .gesture(.first)), row("VO+End", .gesture(.last)),
    row("VO+Command+Home", .gesture(.first)), row("VO+Command+End", .gesture(.last)),
    row("VO+A", .gesture(.readFromHere)), row("VO+B", .gesture(.readAll)),
  ]

  private static let rotors = [
    row("VO+Command+Right", .gesture(.turnRotor)),
    row("VO+Command+Left", .gesture(.turnRotorBack)),
    row("VO+Command+Down", .gesture(.rotorNext)), row("VO+Command+Up", .gesture(.rotorPrevious)),
    row("VO+Command+Space", .either(mac: .actionsMenu, elsewhere: .rotor("Actions"))),
    row("VO+Command+/", .gesture(.moreContent)),
  ]

  private static let texts = [
    row("VO+W", .gesture(.read(.word)), again: .gesture(.spell)),
    row("VO+W+W", .gesture(.spell)),
    row("VO+C", .gesture(.read(.character))), row("VO+L", .gesture(.read(.line))),
    row("VO+F3", .describe), row("VO+Z", .repeatLast),
  ]

  private static let system = [
    row("Escape", .gesture(.escape)), row("VO+Escape", .gesture(.escape)),
    row("VO+-", .gesture(.magicTap)), row("Command+F5", .toggleVoiceOver),
    row("Left+Right", .toggleQuickNav), row("VO+Q", .toggleSingleKeys),
  ]

  /// The rotors that have a letter, with Command and VO.
  private static let searches = both(
    [
      "H": "Headings", "L": "Links", "J": "Form Controls", "G": "Images", "T": "Tables",
      "X": "Lists",
    ], "VO+", "Command+", .always)

  private static let quickNav = [
    row("Right", .gesture(.next), .quickNav), row("Left", .gesture(.previous), .quickNav),
    row("Up", .gesture(.rotorPrevious), .quickNav), row("Down", .gesture(.rotorNext), .quickNav),
    row("Up+Down", .gesture(.activate), .quickNav),
    row("Up+Right", .gesture(.turnRotor), .quickNav),
    row("Up+Left", .gesture(.turnRotorBack), .quickNav),
  ]

  /// The rotors that have a letter alone, on web pages.
  private static let singleKeys = both(
    [
      "H": "Headings", "L": "Links", "B": "Buttons", "F": "Form Controls", "G": "Images",
      "T": "Tables", "X": "Lists",
    ], "", "", .singleKeys)

  private static let plain = [
    row("Tab", .gesture(.tab)), row("Shift+Tab", .gesture(.shiftTab)),
    row("Return", .typeOrActivate("")), row("Space", .typeOrActivate(" ")),
    row("Backspace", .delete),
  ]

  /// A letter for each rotor, and Shift with it for the way back.
  private static func both(
    _ letters: KeyValuePairs<String, String>, _ start: String, _ middle: String,
    _ mode: DriverShortcut.Mode
  ) -> [DriverShortcut] {
    letters.flatMap { letter, rotor in
      [
        row(start + middle + letter, .find(rotor, isForwards: true), mode),
        row(start + "Shift+" + middle + letter, .find(rotor, isForwards: false), mode),
      ]
    }
  }
}

/// What a keyboard remembers between commands.
package struct DriverKeyboard: Hashable, Sendable {
  /// Whether the arrow keys move the cursor.
  package var hasQuickNav = false
  /// Whether letters move the cursor.
  package var hasSingleKeys = false
  /// Whether VoiceOver is on.
  package var isOn = true
  private var last: DriverChord?

  /// What a chord does on a platform; nil for one that is no command.
  package mutating func action(of chord: DriverChord, on platform: Platform) -> DriverAction? {
    let isAgain = last == chord
    last = chord
    let found = DriverKeys.all.first { fits($0, chord, platform) }
    guard isAgain, let again = found?.again else { return found?.action }
    // A third time is a first one.
    last = nil
    return again
  }

  private func fits(
    _ shortcut: DriverShortcut, _ chord: DriverChord, _ platform: Platform
  ) -> Bool {
    guard !shortcut.isOfMac || platform == .macos,
      shortcut.chord.modifiers == chord.modifiers,
      shortcut.chord.keys.count == chord.keys.count,
      shortcut.chord.inAnyOrder == chord.inAnyOrder
    else { return false }
    return switch shortcut.mode {
    case .always: true
    case .quickNav: hasQuickNav
    case .singleKeys: hasSingleKeys
    }
  }
}
