import SpokenScreen
import TestSupport
import Testing

struct MarkdownTranscriptTests {
  @Test func `writes a list, with what Markdown would read as its own behind a backslash`() throws {
    let scenario = try Walkthroughs.scenario(
      """
      screen: "Tea *and* more"
      settings: { moreContent: [sound] }
      views:
        - { Button: "a_b `c` <d>", hint: "Opens #1.", customContent: [{ label: A, value: 1 }] }
        - Text: Two

      """, ["open: home", "wait: 300ms", "next"])
    let transcript = MarkdownTranscript()
    var number = 0
    let text = scenario.utterances.reduce(into: transcript.header(for: scenario)) {
      text, utterance in
      number += 1
      text += transcript.lines(for: utterance, number: number)
    }
    #expect(
      text == """
        # W

        ios · en-US

        1. `open home` **a\\_b \\`c\\` \\<d\\>, Button** (cut after 0.3s by the focus move)  
           *Opens \\#1.* (lost to the focus move)  
           ♪ more content (lost to the focus move)
        2. `wait 0.3s`
        3. `next` **Two**

        """)
  }
}
