import ScreenDocuments
import ScreenTree
import Testing

@testable import SpokenVerify

/// The strings are those that makers of voices publish as requests of VoiceOver on iOS 26 and 27 and macOS 27;
/// a fragment stands inside `<speak>` here.
struct SSMLRecordingTests {
  private func read(_ text: String) -> Recording? {
    RecordingReader.read(Array(text.utf8), file: "r").value
  }

  /// The parts of the only utterance, each as its words and what is not usual about them.
  private func parts(_ text: String) -> [String] {
    guard let recording = read(text) else { return ["refused: \(Fixture.outcome(text))"] }
    return recording.steps.flatMap(\.parts).map { part in
      let amounts = [
        part.language, part.pause.map { "\($0) s" }, part.pitch.map { "pitch \($0)" },
        part.rate.map { "rate \($0)" }, part.volume.map { "volume \($0)" },
        part.reading.map { "as \($0)" },
      ].compactMap { $0 }
      return ([part.text] + amounts).joined(separator: "|")
    }
  }

  private static let appSwitcher =
    #"<speak><prosody rate="249.99995%" volume="+0.0dB"><s><lang xml:lang="en-US">Messages</lang></s><s><lang xml:lang="en-US">Active</lang></s><s><break time="800.0ms"/></s><s><lang xml:lang="en-US">Swipe up with three fingers to close the app</lang></s><s><lang xml:lang="en-US">Actions available</lang></s></prosody></speak>"#

  @Test func `reads name, state, hint after its pause and what follows it of iOS 27`() throws {
    let step = try #require(read(Self.appSwitcher)?.steps.first)
    #expect(
      step.heard
        == "Messages Active Swipe up with three fingers to close the app Actions available")
    #expect(step.hint == "Swipe up with three fingers to close the app Actions available")
    #expect(step.move == .current && step.position == Position(line: 1, column: 1))
    #expect(
      parts(Self.appSwitcher) == [
        "Messages|en-US|rate 250.0", "Active|en-US|rate 250.0",
        "Swipe up with three fingers to close the app|en-US|0.8 s|rate 250.0",
        "Actions available|en-US|rate 250.0",
      ])
  }

  private static let captured: [(name: String, ssml: String, parts: [String])] = [
    (
      "a heading in Croatian on macOS 27",
      #"<speak><prosody rate="160.00002%"><s><lang xml:lang="hr-HR">MBROLA NG</lang></s><s><lang xml:lang="hr-HR">Naslov</lang></s></prosody></speak>"#,
      ["MBROLA NG|hr-HR|rate 160.0", "Naslov|hr-HR|rate 160.0"]
    ),
    (
      "a window that comes to the front on macOS 27",
      #"<speak><voice name="">Terminal</voice><voice name=""><break time="250.0ms"/></voice><voice name=""><break time="60.0ms"/>mbrola</voice><voice name=""><break time="60.0ms"/>window</voice><voice name=""><say-as interpret-as="characters">a</say-as><break time="60.0ms"/></voice></speak>"#,
      ["Terminal", "mbrola|0.31 s", "window|0.06 s", "a|as characters"]
    ),
    (
      "line breaks of a label", "<speak><s>Heineken  \nSponzorirano, Javno\n</s></speak>",
      ["Heineken  \nSponzorirano, Javno"]
    ),
    (
      "the lowered name of a container on iOS 27",
      #"<speak><s><prosody pitch="-15%">Message header</prosody></s><s>…content…</s></speak>"#,
      ["Message header|pitch -15.0", "…content…"]
    ),
    (
      "the exact pitch of a container's name",
      #"<speak><s><prosody pitch="-14.999996%">Dock</prosody></s><s>Messages</s></speak>"#,
      ["Dock|pitch -15.0", "Messages"]
    ),
    (
      "a capital letter that is typed",
      #"<speak><prosody pitch="+50%"><say-as interpret-as="characters">A</say-as></prosody></speak>"#,
      ["A|pitch 50.0|as characters"]
    ),
    (
      "a letter and its word in Ukrainian on iOS 27",
      #"<speak>і<break time="750.0ms"/>Іван</speak>"#, ["і", "Іван|0.75 s"]
    ),
    (
      "a capital by its name in Ukrainian",
      #"<speak>Велика <say-as interpret-as="characters">ґ</say-as></speak>"#,
      ["Велика", "ґ|as characters"]
    ),
    (
      "marks that are words already on iOS 26", "<speak>10 крапка 07 крапка 2026</speak>",
      ["10 крапка 07 крапка 2026"]
    ),
    (
      "digits that are marked",
      #"<speak><say-as interpret-as="telephone">10.07.2026</say-as></speak>"#,
      ["10.07.2026|as telephone"]
    ),
  ]

  @Test(arguments: captured.indices) func `reads what was captured`(index: Int) {
    let row = Self.captured[index]
    #expect(parts(row.ssml) == row.parts, "\(row.name)")
    #expect(read(row.ssml)?.by == "a spy voice")
  }

  @Test(arguments: [
    ("<speak>Велика <say-as interpret-as=\"characters\">ґ</say-as></speak>", "Велика ґ"),
    ("<speak><prosody pitch=\"+50%\">A</prosody>pple</speak>", "Apple"),
    (
      "<speak><lang xml:lang=\"en\">Pay</lang><lang xml:lang=\"de\">Jetzt</lang></speak>",
      "Pay Jetzt"
    ),
    ("<speak> <s> Pay </s>\n<s>now</s> </speak>", "Pay now"),
    (
      "<speak>A &lt;b&gt; &amp; &quot;c&quot; &apos;d&apos; &#233;&#xE9; R&D</speak>",
      "A <b> & \"c\" 'd' éé R&D"
    ),
    ("<speak>a<!-- no > words -->b<![CDATA[ <c> &amp; ]]></speak>", "ab <c> &amp;"),
    (
      "<speak><sub alias=\"World Wide Web\">WWW</sub> <phoneme ph=\"x\">pay</phoneme></speak>",
      "World Wide Web pay"
    ),
    ("<speak><metadata>x<s>y</s></metadata><future at='1'>Pay</future></speak>", "Pay"),
    ("<speak>Pay&#10;now\r\nor\rlater</speak>", "Pay\nnow\nor\nlater"),
    ("<?xml version=\"1.0\"?>\n<!-- of today -->\n<speak\n version='1.1'>Pay</speak>", "Pay"),
  ]) func `reads the words of a request`(text: String, words: String) {
    #expect(read(text)?.steps.map(\.heard) == [words])
  }

  @Test func `does not cut what is long`() {
    let words = String(repeating: "long words ", count: 1_000) + "end"
    #expect(read("<speak><s>\(words)</s></speak>")?.steps.first?.heard == words)
  }

  @Test func `makes a step of each request, and leaves out those without words`() {
    #expect(
      Fixture.outcome(
        """
        # announcements, activation and the rotor are requests of their own
        <speak>Pay</speak>

        <speak></speak>
        <speak/>
        <speak><break time="60ms"/></speak><speak>On</speak>
          <speak><s>Headings</s></speak>
        """) == "current Pay, next On, next Headings")
  }

  @Test func `a request that begins with the pause before a hint goes on with the one before`() {
    let hint = #"<speak><s><break time="0.8s"/></s><s>Double-tap to pay</s></speak>"#
    #expect(
      Fixture.outcome("<speak>Pay</speak>\n\(hint)\n\(hint)\n<speak>Total</speak>")
        == "current Pay Double-tap to pay, next Double-tap to pay, next Total")
    #expect(read("<speak>Pay</speak>\n" + hint)?.steps.first?.hint == "Double-tap to pay")
    #expect(Fixture.outcome(hint) == "current Double-tap to pay")
  }

  @Test(arguments: [
    ("-15%", "pitch -15.0"), ("+0%", ""), ("high", ""), ("inf%", ""), ("0x10%", ""), ("%", ""),
    ("-101%", ""), ("33.333%", "pitch 33.33"),
  ]) func `keeps a change of pitch that is a number`(pitch: String, amount: String) {
    let text = "<speak><prosody pitch=\"\(pitch)\">Pay</prosody></speak>"
    #expect(parts(text) == [amount.isEmpty ? "Pay" : "Pay|\(amount)"])
  }

  @Test(arguments: [
    (
      "<speak>Pay",
      "r:1:11: error: the log is broken off inside <speak>; take out the last request, or record it again"
    ),
    (
      "<speak><s>Pay\n<speak>Total</speak>\n",
      "r:2:1: error: a request begins before the one at line 1 has ended; the log is broken off "
        + "there, so take that request out"
    ),
    (
      "<speak>Pay</speak>\n12:00:01 <speak>Total</speak>\n<speak><s>x</speak>",
      """
      r:2:1: error: this is no request of VoiceOver; each begins with <speak> and ends with </speak>, \
      so take out what stands between them
      r:3:12: error: </speak> stands where </s> is expected; record the request again
      """
    ),
    (
      "12:00:01 <speak>Total</speak>",
      "r:1:1: error: a request of VoiceOver to a voice stands in this line after other text; take "
        + "out what stands before <speak>"
    ),
    (
      "<speak>é &nbsp; </speak>",
      "r:1:10: error: '&nbsp;' is none of XML's entities, which are &amp; &lt; &gt; &quot; &apos; "
        + "and numbers such as &#233;; write &amp; for an ampersand"
    ),
    (
      "<speak><break time=\"long\"/></speak>",
      "r:1:8: error: 'time' of <break> is a time such as 800ms or 0.8s, at most 600s, not 'long'"
    ),
    (
      "<speak><s x=1></s></speak>",
      "r:1:13: error: the value of 'x' is not in quotation marks; add them"
    ),
    (
      "<speak><s x='1' x='2'></s></speak>",
      "r:1:17: error: the attribute 'x' is there twice; keep one"
    ),
    (
      "<speak><s x='<'></s></speak>",
      "r:1:14: error: '<' stands inside a value; write it as &lt;, or add the quotation mark before it"
    ),
    ("<speak><s x></s></speak>", "r:1:12: error: '=' is missing after the attribute 'x'; add it"),
    (
      "<speak>5 < 6</speak>",
      "r:1:11: error: the name of an element is missing; write &lt; for '<' in a text"
    ),
    ("<speak><s/x</speak>", "r:1:11: error: a '>' is missing after '/'; add it"),
    ("<speak>a</speak x>", "r:1:17: error: the closing tag </speak> has no '>'; add it"),
    (
      "<speak><!DOCTYPE x></speak>",
      "r:1:8: error: a request has no DOCTYPE and no entities of its own; take it out"
    ),
    (
      "<speak>\u{1B}</speak>",
      "r:1:1: error: the utterance has the control character U+001B, which nobody can hear; "
        + "the file is damaged, or no recording"
    ),
    ("<speak> </speak>\n", "r:1:1: error: nothing was heard in this recording; record it again"),
    (
      "<speak version=\"1.1\">\n<p><mark name=\"stop-1\"/><s>Pay</s></p>\n</speak>\n",
      "r:2:4: error: this is SSML that spoken printed, not a recording; give the requests of VoiceOver"
    ),
  ])
  func `says what is wrong, where, and what to do`(text: String, message: String) {
    #expect(Fixture.outcome(text) == message)
  }

  @Test func `bounds depth, attributes, length and steps`() {
    let deep = "<speak>" + String(repeating: "<s>", count: 100)
    #expect(
      Fixture.outcome(deep)
        == "r:1:197: error: more than 64 elements are inside each other; record it again")
    let wide = "<speak \((0..<40).map { "a\($0)='1'" }.joined(separator: " "))>"
    #expect(Fixture.outcome(wide).hasSuffix("<speak> has more than 32 attributes; record it again"))
    let words = String(repeating: "a", count: SSMLReader.longest)
    #expect(
      Fixture.outcome("<speak>\(words)</speak>\n<speak>b</speak>").hasSuffix(
        "error: this request has more than 262144 bytes; take it out of the log"))
    let long = String(repeating: "a", count: Recording.longest + 1)
    #expect(
      Fixture.outcome("<speak>\(long)</speak>")
        == "r:1:1: error: this utterance has 65537 bytes; at most 65536 are one utterance")
    let many = String(repeating: "<speak>a</speak>\n", count: Recording.mostSteps + 1)
    #expect(
      Fixture.outcome(many)
        == "r:100001:1: error: the recording has more than 100000 steps; split it")
    // A thousand errors are reported, and the rest of the file is not read for more.
    #expect(Fixture.outcome(String(repeating: "<speak></s>\n", count: 5_000)).utf8.count < 1 << 18)
  }

  @Test func `a format that is named is taken, whatever the file begins with`() {
    let reading = RecordingReader.read(Array("Pay Button\n".utf8), file: "r", format: .ssml)
    #expect(reading.value == nil)
    #expect(reading.findings.first?.message.hasPrefix("this is no request of VoiceOver; ") == true)
    let log = RecordingReader.read(Array(Self.appSwitcher.utf8), file: "r", format: .ssml)
    #expect(log.value == read(Self.appSwitcher))
  }

  @Test func `a recording file keeps the parts with their amounts`() throws {
    let recording = try #require(read(Self.appSwitcher))
    let text = RecordingFile.json(recording)
    #expect(
      text.contains(
        #"{"text":"Swipe up with three fingers to close the app","language":"en-US","pause":0.8,"rate":250}"#
      ))
    let again = try #require(RecordingReader.read(Array(text.utf8), file: "r").value)
    #expect(again.steps.map(\.parts) == recording.steps.map(\.parts))
    #expect(
      Fixture.outcome(
        #"{"heard":1,"steps":[{"do":"next","heard":"a","parts":[{"pause":601},{"text":"a","pitch":"x"}]}]}"#
      ) == """
        r:1:55: error: 'text' is missing in parts; add it
        r:1:64: error: 'pause' goes from 0 to 600, not 601
        r:1:89: error: 'pitch' is a number, not 'x'
        """)
  }
}
