import Testing

@testable import VoiceOverSpeech

struct WebRuleTests {
  @Test(arguments: [
    ("Hello.World", "Hello.World"),
    ("end.next", "end.next"),
    ("Node.js", "Node dot js"),
    ("apple.com", "apple dot com"),
    ("apple.com.", "apple dot com."),
    ("(apple.com)", "(apple dot com)"),
    ("apple.com/", "apple dot com"),
    ("apple.com, ada.org", "apple dot com, ada dot org"),
    ("a@b", "a at b"),
    ("@", "at"),
    ("a@b.c", "a at b dot c"),
    ("ftp://x.org", "ftp colon slash slash x dot org"),
    ("http://", "http: slash slash"),
    ("x.org:8080", "x dot org colon 8080"),
    ("2.5.com", "2 dot 5.com"),
    ("user@mail.com;ada@mail.com", "user at mail dot com; ada at mail dot com"),
  ]) func `distinguishes an address from a sentence`(written: String, spoken: String) {
    #expect(speech(written) == spoken)
  }
}
