/// A small file that a careless reader takes very long to read, or needs much memory for.
package struct Bomb: Sendable {
  /// What is special about it.
  package var name: String
  /// The file with so many bytes, more or less.
  package var bytes: @Sendable (_ size: Int) -> [UInt8]

  init(_ name: String, _ text: @escaping @Sendable (_ size: Int) -> String) {
    self.name = name
    bytes = { Array(text($0).utf8) }
  }

  /// The same again and again.
  static func repeating(_ name: String, _ part: String) -> Bomb { repeating(name, "", part, "") }

  /// A beginning, and the same again and again.
  static func repeating(_ name: String, _ head: String, _ part: String) -> Bomb {
    repeating(name, head, part, "")
  }

  /// A beginning, the same again and again, and an end.
  static func repeating(
    _ name: String, _ head: String, _ part: String, _ tail: String
  ) -> Bomb {
    Bomb(name) { head + String(repeating: part, count: $0 / part.utf8.count) + tail }
  }

  /// A beginning, parts with their numbers, and an end.
  static func counting(
    _ name: String, _ head: String = "", _ tail: String = "",
    _ part: @escaping @Sendable (_ number: Int) -> String
  ) -> Bomb {
    Bomb(name) { size in
      var text = head
      var number = 0
      while text.utf8.count < size {
        text += part(number)
        number += 1
      }
      return text + tail
    }
  }

  /// What opens again and again, and closes as often.
  static func nesting(
    _ name: String, _ open: String, _ middle: String, _ close: String
  ) -> Bomb {
    Bomb(name) { size in
      let count = size / (open.utf8.count + close.utf8.count)
      return String(repeating: open, count: count) + middle
        + String(repeating: close, count: count)
    }
  }
}

extension Bomb {
  /// Files in JSON that say nothing to anyone.
  package static let json: [Bomb] = [
    .repeating("lists that open", "["), .nesting("lists", "[", "1", "]"),
    .repeating("objects that open", "{\"a\":"), .nesting("objects", "{\"a\":", "1", "}"),
    .repeating("numbers", "[", "1,", "1]"), .repeating("empty lists", "[", "[],", "1]"),
    .repeating("a long text", "\"", "a", "\""), .repeating("escapes", "[\"", "\\u0041", "\"]"),
    .repeating("quotation marks", "[\"", "\\\"", "\"]"), .repeating("a number", "[", "1", "]"),
    .repeating("an exponent", "[1e", "9", "]"),
    .counting("keys", "{", "\"z\":1}") { "\"k\($0)\":1," },
    .repeating("the same key", "{", "\"k\":1,", "\"z\":1}"),
    .repeating("lists of lists", "[", "[[[[[[[[1]]]]]]]],", "1]"), .repeating("spaces", " "),
    .repeating("lines", "{", "\n"),
  ]

  /// Files in YAML that say nothing to anyone.
  package static let yaml: [Bomb] = [
    .repeating("flow that opens", "a: ", "["), .repeating("dashes", "- "),
    .repeating("flow in flow beside values", "a: " + String(repeating: "[", count: 900), "a,"),
    .repeating("a wide list", "- a\n"), .repeating("a wide list in flow", "a: [", "a,", "a]"),
    .counting("keys") { "k\($0): 1\n" }, .repeating("the same key", "k: 1\n"),
    .counting("keys there twice") { "k\($0 / 2): 1\n" },
    .repeating("a long text", "a: ", "a", "\n"), .repeating("a long key", "a", ": 1\n"),
    .repeating("escapes", "a: \"", "\\u0041", "\"\n"),
    .repeating("comments", "a: b #x\n- "), .repeating("hidden texts", "- a #x\n"),
    .repeating("aliases", "a: &a [x]\nb:\n", "- *a\n"),
    .counting("anchors") { "- &a\($0) x\n" },
    Bomb("aliases of much") { size in
      "a: &a [" + String(repeating: "x,", count: size / 4) + "x]\nb:\n"
        + String(repeating: "- *a\n", count: size / 10)
    },
    Bomb("aliases in a key") { _ in aliases + "[*i]: 1\n" },
    Bomb("aliases in a mapping as a key") { _ in aliases + "{x: *i}: 1\n" },
    Bomb("aliases of aliases") { _ in aliases + "z: *i\n" },
    .repeating("keys in keys", keyInKeys),
    .repeating("complex keys", "? "), .repeating("question marks and stars", "- ? * ? *\n"),
    .repeating("tags", "- !!str a\n"), .repeating("lines of a text", "a: |\n", "  b\n"),
    .repeating("quotation marks", "'"), .repeating("tabs", "\t"), .repeating("line breaks", "\n"),
    Bomb("deeper with each line") { size in
      var text = ""
      var depth = 0
      while text.utf8.count < size {
        text += String(repeating: " ", count: depth) + "a:\n"
        depth += 1
      }
      return text
    },
  ]

  /// Nine levels of ten aliases each.
  private static let aliases: String = {
    var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (from, to) in zip("abcdefgh", "bcdefghi") {
      let list = Array(repeating: "*\(from)", count: 10).joined(separator: ", ")
      text += "\(to): &\(to) [\(list)]\n"
    }
    return text
  }()

  /// A mapping that is a key of a mapping, and so on.
  private static let keyInKeys: String = {
    let open = String(repeating: "{", count: 200)
    let close = String(repeating: "}: 1", count: 200)
    return "- \(open)a: 1\(close)\n"
  }()

  /// Files in XML that say nothing to anyone.
  package static let xml: [Bomb] = [
    .repeating("elements that open", "<a>"), .nesting("elements", "<a>", "", "</a>"),
    .repeating("a wide tree", "<a>", "<b/>", "</a>"),
    .counting("attributes", "<a ", "/>") { "b\($0)=\"1\" " },
    .repeating("the same attribute", "<a ", "b=\"1\" ", "/>"),
    .repeating("elements with attributes", "<a>", "<b c='1' d='2' e='3'/>", "</a>"),
    .repeating("a long value", "<a b=\"", "c", "\"/>"),
    .repeating("entities", "<a b=\"", "&amp;", "\"/>"),
    .repeating("entities twice", "<a b=\"", "&amp;amp;", "\"/>"),
    .repeating("ampersands", "<a b=\"", "&", "\"/>"),
    .repeating("numbered characters", "<a b=\"", "&#65;", "\"/>"),
    .repeating("comments", "<!---->"), .repeating("a comment", "<!--", "->", "-->"),
    .repeating("a long name", "<a", "b", "/>"), .repeating("brackets", "<"),
  ]

  /// Variants of a file that is well formed: lines again and again, and long texts in it.
  package static func variants(of seed: [UInt8]) -> [Bomb] {
    let lines = seed.split(separator: 0x0A, omittingEmptySubsequences: false)
    let places = [1, 2, 3].map { lines.count * $0 / 4 }.filter { lines.indices.contains($0) }
    var bombs: [Bomb] = []
    for (name, part) in [("first", 0), ("second", 1), ("third", 2)] where part < places.count {
      let place = places[part]
      bombs.append(
        Bomb("the \(name) of three lines again and again") { size in
          let again = Array(repeating: lines[place], count: size / (lines[place].count + 1))
          return text(lines[..<place] + again + lines[place...])
        })
    }
    for sign in ["a", "[", "(", "{", "<", "\"", "'", " ", "\\", "&#65;", "# ", ": ", "- ", "1,"] {
      bombs.append(
        Bomb("\(sign) again and again in a line") { size in
          let place = seed.count / 2
          let middle = String(repeating: sign, count: size / sign.utf8.count)
          return String(decoding: seed[..<place], as: UTF8.self) + middle
            + String(decoding: seed[place...], as: UTF8.self)
        })
    }
    bombs.append(
      Bomb("each line deeper than the one before") { size in
        let line = String(decoding: lines.first { $0.count > 4 } ?? [], as: UTF8.self)
        var deep = String(decoding: seed, as: UTF8.self)
        var depth = 0
        while deep.utf8.count < size {
          deep += String(repeating: " ", count: depth) + line + "\n"
          depth += 2
        }
        return deep
      })
    return bombs
  }

  private static func text(_ lines: ArraySlice<ArraySlice<UInt8>>) -> String {
    String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self)
  }
}

extension Bomb {
  /// Screen files in YAML; each has the beginning of a screen.
  package static let screens: [Bomb] = yaml + ownOfScreens

  private static let ownOfScreens: [Bomb] =
    [
      .repeating("views", head, "  - Text: A\n"),
      .counting("views with ids", head) { "  - { Text: A, id: a\($0) }\n" },
      .repeating("the same id", head, "  - { Text: A, id: a }\n"),
      .counting("custom classes", head) { "  - Card\($0):\n" },
      .counting("custom classes of one word", head) { "  - Xcard\(String($0, radix: 36)):\n" },
      .counting("unknown keys", head) { "  - { Text: A, lable\($0): a }\n" },
      .counting("ids that are nowhere", head) {
        "  - { Text: A, id: x\($0), headerElements: [y\($0)] }\n"
      },
      .counting("effects on ids that are nowhere", head) {
        "  - { Button: A, id: xxxxxxxxxxx\($0), onActivate: [ { remove: yyyyyyyyyyy\($0) } ] }\n"
      },
      .counting("rotors that lead nowhere", head) {
        "  - { Text: A, id: x\($0), rotors: [ { name: R, entries: [y\($0)] } ] }\n"
      },
      .counting("unknown settings", "screen: S\nsettings:\n") { "  speekHints\($0): 1\n" },
      .repeating("a long label", head + "  - Text: ", "word ", "\n"),
      .repeating("a wide view", head + "  - VStack:\n", "    - Text: A\n"),
      .counting("actions", head + "  - Text: A\n    actions: [", "b]\n") { "a\($0), " },
      .counting("traits", head + "  - Text: A\n    traits: [", "button]\n") { "isButon\($0), " },
    ]

  private static let head = "screen: S\nviews:\n"

  /// Walkthroughs.
  package static let walkthroughs: [Bomb] = yaml + ownOfWalkthroughs

  /// Walkthroughs that are more than YAML.
  package static let ownOfWalkthroughs: [Bomb] =
    [
      .repeating("steps", steps, "  - next\n"),
      .counting("unknown steps", steps) { "  - netx\($0)\n" },
      .counting("screens that are nowhere", steps) { "  - open: home\($0)\n" },
      .counting("many screens", "walkthrough: W\nscreens:\n") { "  s\($0): a.yaml\n" },
      Bomb("many screens, and steps to none") { size in
        let names = (0..<(size / 40)).map { "  screen\($0): a.yaml\n" }.joined()
        let steps = (0..<(size / 40)).map { "  - open: skreen\($0)\n" }.joined()
        return "walkthrough: W\nscreens:\n" + names + "steps:\n" + steps
      },
      .repeating("expectations", steps, "  - expect: { matches: 'a' }\n"),
    ]

  private static let steps = "walkthrough: W\nscreens: { home: a.screen.yaml }\nsteps:\n"

  /// Settings files.
  package static let settings: [Bomb] = yaml + ownOfSettings

  private static let ownOfSettings: [Bomb] =
    [
      .counting("unknown settings") { "speekHints\($0): 1\n" },
      .counting("near settings") { "speakHint\(String($0, radix: 36)): 1\n" },
      .repeating("a long value", "speakHints: ", "true ", "\n"),
    ]

  /// Golden transcripts.
  package static let goldens: [Bomb] = [
    .repeating("lines", "# S · ios · en-US\n", "Pay, Button\n"), .repeating("marks", "…\n"),
    .counting("expressions") { "/a\($0)+/\n" }, .repeating("broken expressions", "/(/\n"),
    .counting("settings", "# S · ios · en-US\n") { "# speekHints\($0)=1\n" },
    .repeating("a long line", "a"), .repeating("a long setting", "# S\n# a: ", "a: ", "b=1\n"),
    .repeating("question marks", "?"), .repeating("backslashes", "\\"), .repeating("spaces", " "),
    .repeating("line breaks", "\n"), .repeating("a long expression", "/", "a*", "/\n"),
    .repeating("number signs", "#"),
  ]

  /// Recordings of VoiceOver in every format.
  package static let recordings: [Bomb] =
    json + [
      .repeating("utterances", "Pay Button\n"), .counting("other utterances") { "Pay \($0)\n" },
      .repeating("steps", ownHead, "{\"do\":\"next\",\"heard\":\"Pay\"},", ownEnd),
      .counting("other steps", ownHead, ownEnd) { "{\"do\":\"next\",\"heard\":\"Pay \($0)\"}," },
      .repeating("unknown steps", ownHead, "{\"do\":\"nxt\",\"heard\":\"Pay\"},", ownEnd),
      .repeating("a long utterance", "Pay "), .repeating("answers", "{\"utterance\":\"Pay\"}\n"),
      .repeating("phrases", "[", "\"Pay\",", "\"Pay\"]"),
      .repeating("cues", "WEBVTT\n\n", "00:01.000 --> 00:02.000\nPay\n\n"),
      .repeating("a log", "ALOUD-VOICEOVER:1:", "eyJ9"),
      .repeating("logs", "ALOUD-VOICEOVER:1:eyJ9\n"), .repeating("line breaks", "\r"),
      .counting("accepted", acceptedHead, "{\"step\":1,\"why\":\"a\"}]}") {
        "{\"missing\":\"Pay \($0)\",\"why\":\"a\"},"
      },
    ]

  private static let ownHead = "{\"heard\":1,\"steps\":["
  private static let ownEnd = "{\"do\":\"next\",\"heard\":\"Pay\"}]}"
  private static let acceptedHead = ownHead + ownEnd.dropLast() + ",\"accepted\":["

  /// Texts that are read aloud.
  package static let texts: [Bomb] = [
    .repeating("letters", "a"), .repeating("words", "word "), .repeating("digits", "1"),
    .repeating("numbers", "12 "), .repeating("numbers with commas", "1,"),
    .repeating("numbers with points", "1."), .repeating("dates", "12/31/2025 "),
    .repeating("times", "12:30 "), .repeating("prices", "$1.50 "), .repeating("dashes", "-"),
    .repeating("signs", "$%&/"), .repeating("brackets", "("), .repeating("emoji", "😀"),
    .repeating("families", "👨‍👩‍👧‍👦"), .repeating("marks", "a\u{301}"),
    .repeating("a letter with marks", "a", "\u{301}"), .repeating("addresses", "a@b.c/"),
    .repeating("points", "."), .repeating("capitals", "A"), .repeating("Roman", "IV "),
    .repeating("spaces", " "), .repeating("line breaks", "\n"), .repeating("Han", "漢字"),
    .repeating("ordinals", "1st "), .repeating("fractions", "1/2 "), .repeating("units", "5km "),
    .repeating("apostrophes", "'"), .repeating("joiners", "\u{200D}"),
  ]
}
