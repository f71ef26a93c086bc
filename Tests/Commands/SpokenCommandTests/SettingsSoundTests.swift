import Foundation
import Testing

/// Every setting with each of its options: what it changes in the transcript, and what an analyser
/// of sound finds changed.
struct SettingsSoundTests {
  /// What is heard no more when containers are not described.
  private static let withoutContainers = """
    - Goods, Box, Button
    - Day, Column header, Row 1, Column 1, Table start, 2 rows, 2 columns
    - Sum, Ten, Column 2, Table end
    + Box, Button
    + Day, Column header, Row 1, Column 1
    + Sum, Ten, Column 2
    """

  /// What is measured beside the recording without the setting.
  enum Effect: Sendable {
    /// As many frames, as soxi counts them.
    case same
    /// More frames.
    case longer
    /// Fewer frames.
    case shorter
    /// A piece sounds higher by so many percent, as praat hears it.
    case raised(String, Int)
    /// A piece is heard, as sox measures it.
    case heard(String)
    /// A piece is heard no more.
    case gone(String)
    /// A piece is heard before another.
    case before(String, String)
    /// So many channels, as soxi counts them.
    case channels(Int)
  }

  @Test(
    .enabled(if: SoundRecording.isPossible, "scripts/setup --tests installs sox and praat"),
    arguments: [
      ("punctuation=none", "", .shorter),
      ("punctuation=some", "", .same),
      ("punctuation=all", "", .longer),
      ("punctuation={\"basedOn\":\"some\",\"*\":\"remove\"}", "", .shorter),
      ("numbers=words", "", .same),
      ("numbers=digits", "", .shorter),
      ("emoji=speak", "", .same),
      ("emoji=speak,braille", "", .same),
      ("emoji=braille", "", .shorter),
      ("emoji=nothing", "", .shorter),
      ("emojiSuffix=true", "", .longer),
      ("emojiSuffix=false", "", .same),
      (
        "pronunciations=[{\"phrase\":\"gif\",\"substitution\":\"graphics interchange format\"}]",
        "",
        .longer
      ),
      (
        "pronunciations=[{\"phrase\":\"gif\",\"substitution\":\"graphics interchange format\",\"ignoreCase\":\"false\"}]",
        "",
        .same
      ),
      ("speakHints=true", "", .same),
      ("speakHints=false", "- Opens the box.\n- Double tap to edit.", .shorter),
      ("actions=speak", "", .same),
      ("actions=sound", "- Actions available\n+ ♪ actions", .heard("actions")),
      (
        "actions=pitch",
        "- Actions available\n"
          + "+ [pitch +20%] Actions available",
        .raised("Actions available", 20)
      ),
      ("actions=speak,sound", "+ ♪ actions", .longer),
      (
        "actions=sound,pitch",
        "- Actions available\n"
          + "+ ♪ actions\n"
          + "+ [pitch +20%] Actions available",
        .raised("Actions available", 20)
      ),
      ("actions=braille", "- Actions available", .shorter),
      ("actions=nothing", "- Actions available", .shorter),
      ("moreContent=speak", "", .same),
      ("moreContent=sound", "- More content available\n+ ♪ more content", .heard("more content")),
      (
        "moreContent=pitch",
        "- More content available\n"
          + "+ [pitch +20%] More content available",
        .raised("More content available", 20)
      ),
      ("moreContent=speak,sound", "+ ♪ more content", .longer),
      (
        "moreContent=sound,pitch",
        "- More content available\n"
          + "+ ♪ more content\n"
          + "+ [pitch +20%] More content available",
        .raised("More content available", 20)
      ),
      ("moreContent=braille", "- More content available", .shorter),
      ("moreContent=nothing", "- More content available", .shorter),
      ("firstItemOnly=true", "- Actions available", .shorter),
      ("firstItemOnly=false", "", .same),
      ("rotorConfirmation=true", "", .same),
      ("rotorConfirmation=false", "- Pack", .shorter),
      ("quickNav=speak", "- ♪ quick nav on\n+ Quick Nav on", .heard("Quick Nav on")),
      ("quickNav=sound", "", .heard("quick nav on")),
      ("quickNav=pitch", "- ♪ quick nav on\n+ [pitch +20%] Quick Nav on", .heard("Quick Nav on")),
      (
        "quickNav=speak,sound",
        "- ♪ quick nav on\n"
          + "+ ♪ quick nav on, Quick Nav on",
        .heard("quick nav on")
      ),
      ("quickNav=braille", "- ♪ quick nav on", .gone("quick nav on")),
      ("quickNav=nothing", "- ♪ quick nav on", .gone("quick nav on")),
      ("links=speak", "", .same),
      ("links=sound", "- Help, Button, Link\n+ Help, Button, ♪ link", .heard("link")),
      (
        "links=pitch",
        "- Help, Button, Link\n"
          + "+ [pitch +20%] Help, Button, Link",
        .raised("Help", 20)
      ),
      ("links=speak,sound", "- Help, Button, Link\n+ Help, Button, ♪ link, Link", .longer),
      ("links=braille", "- Help, Button, Link\n+ Help, Button", .shorter),
      ("links=nothing", "- Help, Button, Link\n+ Help, Button", .shorter),
      // A container's name is lower by 15 % without the setting.
      ("containerDescriptions=speak", "", .raised("Goods", 18)),
      ("containerDescriptions=pitch", "", .same),
      (
        "containerDescriptions=sound",
        """
        - Goods, Box, Button
        - Day, Column header, Row 1, Column 1, Table start, 2 rows, 2 columns
        - Sum, Ten, Column 2, Table end
        + ♪ container, Box, Button
        + Day, Column header, Row 1, Column 1, ♪ container
        + Sum, Ten, Column 2, ♪ container
        """,
        .heard("container")
      ),
      (
        "containerDescriptions=sound,pitch",
        """
        - Goods, Box, Button
        - Day, Column header, Row 1, Column 1, Table start, 2 rows, 2 columns
        - Sum, Ten, Column 2, Table end
        + ♪ container, [pitch -15%] Goods, Box, Button
        + Day, Column header, Row 1, Column 1, ♪ container, Table start, 2 rows, 2 columns
        + Sum, Ten, Column 2, ♪ container, Table end
        """,
        .longer
      ),
      (
        "containerDescriptions=speak,sound",
        """
        - Goods, Box, Button
        - Day, Column header, Row 1, Column 1, Table start, 2 rows, 2 columns
        - Sum, Ten, Column 2, Table end
        + ♪ container, Goods, Box, Button
        + Day, Column header, Row 1, Column 1, ♪ container, Table start, 2 rows, 2 columns
        + Sum, Ten, Column 2, ♪ container, Table end
        """,
        .longer
      ),
      ("containerDescriptions=braille", withoutContainers, .shorter),
      ("containerDescriptions=nothing", withoutContainers, .shorter),
      ("tableHeaders=true", "", .same),
      (
        "tableHeaders=false",
        """
        - Day, Monday, Row 2, Column 1
        - Sum, Ten, Column 2, Table end
        + Monday, Row 2, Column 1
        + Ten, Column 2, Table end
        """,
        .shorter
      ),
      ("rowAndColumnNumbers=true", "", .same),
      (
        "rowAndColumnNumbers=false",
        """
        - Day, Column header, Row 1, Column 1, Table start, 2 rows, 2 columns
        - Sum, Column header, Column 2
        - Day, Monday, Row 2, Column 1
        - Sum, Ten, Column 2, Table end
        + Day, Column header, Table start, 2 rows, 2 columns
        + Sum, Column header
        + Day, Monday
        + Sum, Ten, Table end
        """,
        .shorter
      ),
      (
        "traits=before",
        "- Goods, Box, Button\n"
          + "- Bag, Button\n"
          + "- Help, Button, Link\n"
          + "- Zoe, Text field\n"
          + "- Offers, Heading\n"
          + "+ Goods, Button, Box\n"
          + "+ Button, Bag\n"
          + "+ Button, Link, Help\n"
          + "+ Text field, Zoe\n"
          + "+ Heading, Offers",
        .before("Button", "Box")
      ),
      ("traits=after", "", .same),
      (
        "traits=none",
        "- Goods, Box, Button\n"
          + "- Bag, Button\n"
          + "- Help, Button, Link\n"
          + "- Zoe, Text field\n"
          + "- Offers, Heading\n"
          + "+ Goods, Box\n"
          + "+ Bag\n"
          + "+ Help\n"
          + "+ Zoe\n"
          + "+ Offers",
        .shorter
      ),
      ("traitFeedback=speak", "", .same),
      (
        "traitFeedback=sound",
        "- Goods, Box, Button\n"
          + "- Bag, Button\n"
          + "- Help, Button, Link\n"
          + "- Zoe, Text field\n"
          + "- Offers, Heading\n"
          + "+ Goods, Box, ♪ button\n"
          + "+ Bag, ♪ button\n"
          + "+ Help, ♪ button, Link\n"
          + "+ Zoe, ♪ text field\n"
          + "+ Offers, ♪ heading",
        .heard("button")
      ),
      (
        "traitFeedback=pitch",
        "- Goods, Box, Button\n"
          + "- Bag, Button\n"
          + "- Help, Button, Link\n"
          + "- Zoe, Text field\n"
          + "- Offers, Heading\n"
          + "+ Goods, Box, [pitch +20%] Button\n"
          + "+ Bag, [pitch +20%] Button\n"
          + "+ Help, [pitch +20%] Button, Link\n"
          + "+ Zoe, [pitch +20%] Text field\n"
          + "+ Offers, [pitch +20%] Heading",
        .raised("Text field", 20)
      ),
      (
        "traitFeedback=speak,sound",
        "- Goods, Box, Button\n"
          + "- Bag, Button\n"
          + "- Help, Button, Link\n"
          + "- Zoe, Text field\n"
          + "- Offers, Heading\n"
          + "+ Goods, Box, ♪ button, Button\n"
          + "+ Bag, ♪ button, Button\n"
          + "+ Help, ♪ button, Button, Link\n"
          + "+ Zoe, ♪ text field, Text field\n"
          + "+ Offers, ♪ heading, Heading",
        .longer
      ),
      (
        "traitFeedback=braille",
        "- Goods, Box, Button\n"
          + "- Bag, Button\n"
          + "- Help, Button, Link\n"
          + "- Zoe, Text field\n"
          + "- Offers, Heading\n"
          + "+ Goods, Box\n"
          + "+ Bag\n"
          + "+ Help, Link\n"
          + "+ Zoe\n"
          + "+ Offers",
        .shorter
      ),
      (
        "traitFeedback=nothing",
        "- Goods, Box, Button\n"
          + "- Bag, Button\n"
          + "- Help, Button, Link\n"
          + "- Zoe, Text field\n"
          + "- Offers, Heading\n"
          + "+ Goods, Box\n"
          + "+ Bag\n"
          + "+ Help, Link\n"
          + "+ Zoe\n"
          + "+ Offers",
        .shorter
      ),
      ("capitalLetters=speak", "", .same),
      (
        "capitalLetters=sound",
        "- space, Zo, Cap A, l, space, Al, b\n"
          + "- Cap B\n"
          + "+ space, Zo, ♪ capital, A, l, space, Al, b\n"
          + "+ ♪ capital, B",
        .heard("capital")
      ),
      (
        "capitalLetters=pitch",
        "- space, Zo, Cap A, l, space, Al, b\n"
          + "- Cap B\n"
          + "+ space, Zo, [pitch +50%] A, l, space, Al, b\n"
          + "+ [pitch +50%] B",
        .shorter
      ),
      (
        "capitalLetters=nothing",
        "- space, Zo, Cap A, l, space, Al, b\n"
          + "- Cap B\n"
          + "+ space, Zo, A, l, space, Al, b\n"
          + "+ B",
        .shorter
      ),
      ("deletingText=speak", "", .raised("e", -17)),
      ("deletingText=sound", "- e\n+ ♪ deletion", .heard("deletion")),
      ("deletingText=pitch", "", .same),
      ("deletingText=speak,sound", "- e\n+ ♪ deletion, e", .heard("deletion")),
      ("deletingText=nothing", "- e", .gone("e")),
      ("typingFeedback=nothing", "- space, Zo, Cap A, l, space, Al, b", .shorter),
      (
        "typingFeedback=characters",
        "- space, Zo, Cap A, l, space, Al, b\n"
          + "+ space, Cap A, l, space, b",
        .shorter
      ),
      ("typingFeedback=words", "- space, Zo, Cap A, l, space, Al, b\n+ Zo, Al", .shorter),
      ("typingFeedback=charactersAndWords", "", .same),
      ("phoneticFeedback=off", "", .same),
      ("phoneticFeedback=characterAndPhonetics", "- Cap B\n+ Cap B, Bravo", .longer),
      ("phoneticFeedback=phoneticsOnly", "- Cap B\n+ Bravo", .heard("Bravo")),
      ("sounds=true", "", .same),
      (
        "sounds=false",
        "- ♪ quick nav on\n- ♪ boundary reached, Total $5.99 • 1042 * 😀!\n+ Total $5.99 • 1042 * 😀!",
        .gone("quick nav on")
      ),
      ("stereo=true", "", .channels(2)),
      ("stereo=false", "", .channels(1)),
      ("pitchChange=50", "", .raised("e", 25)),
      ("hintDelay=2s", "", .longer),
      ("hintDelay=0s", "", .shorter),
      ("partGap=0.5s", "", .longer),
      ("partGap=0s", "", .shorter),
      ("partGap=auto", "", .same),
      ("partGap=0.26s", "", .same),
      ("pauseBetweenStops=1s", "", .longer),
      ("pauseBetweenStops=0s", "", .shorter),
      ("compatibility=voiceover", "", .same),
      (
        "compatibility=snapshot",
        """
        - Goods, Box, Button
        - Day, Column header, Row 1, Column 1, Table start, 2 rows, 2 columns
        - Sum, Column header, Column 2
        - Day, Monday, Row 2, Column 1
        - Sum, Ten, Column 2, Table end
        + Box, Button
        + Day, Row 1, Column 1
        + Sum, Column 2
        + Monday, Row 2, Column 1
        + Sum, Ten, Column 2
        """,
        .shorter
      ),
      ("combineImages=labelled", "", .same),
      ("combineImages=all", "- Star, Best\n+ Star, dot, Best", .longer),
      ("combineImages=none", "- Star, Best\n+ Best", .shorter),
      ("systemVersion=18", "- Offers, Heading\n+ OFFERS, Heading", .same),
      ("systemVersion=26", "", .same),
      // Those of the Mac change nothing on iOS.
      ("verbosity=low", "", .same),
      ("partOrder=role,label", "", .same),
      ("grouping=true", "", .same),
      ("systemVersion=27", "", .same),
    ] as [(String, String, Effect)])
  func `changes these lines and this sound`(
    setting: String, change: String, effect: Effect
  ) throws {
    let before = try Shop.usual.get()
    let after = try Shop.recording(["--set", setting])
    #expect(Self.change(from: before.transcript, to: after.transcript) == change)
    let (old, new) = (try before.length(), try after.length())
    switch effect {
    case .same: #expect(new == old)
    case .longer: #expect(new > old)
    case .shorter: #expect(new < old)
    case .raised(let text, let percent):
      let ratio = try after.pitch(of: text) / before.pitch(of: text)
      #expect(abs(ratio - 1 - Double(percent) / 100) < 0.08, "\(text) has \(ratio) of its pitch")
    case .heard(let text): #expect(try after.loudness(of: text) > 0.001)
    case .gone(let text):
      #expect(before.pieces.contains { $0.text == text })
      #expect(!after.pieces.contains { $0.text == text })
    case .before(let first, let second):
      #expect(try after.frames(of: first).upperBound <= after.frames(of: second).lowerBound)
    case .channels(let count): #expect(try after.channels() == count)
    }
  }

  /// The lines that went and came, each once.
  private static func change(from old: [String], to new: [String]) -> String {
    let difference = new.difference(from: old)
    var lines: [String] = []
    for step in difference.removals + difference.insertions {
      let line =
        switch step {
        case .remove(_, let text, _): "- " + text.trimmingCharacters(in: .whitespaces)
        case .insert(_, let text, _): "+ " + text.trimmingCharacters(in: .whitespaces)
        }
      if !lines.contains(line) { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }
}
