import Foundation
import ScreenScenarios
import Testing

@testable import SpokenPage

struct PageDataTests {
  @Test func `the data is JSON with stable keys`() throws {
    var page = smallPage
    page.stops = [page.stops[0]]
    #expect(
      try page.scriptText() == """
        {"chapters":[{"frame":0,"stop":1,"title":"Bags"}],\
        "evidence":{"apple":"documented by Apple","inferred":"inferred, not heard yet"},\
        "generator":"SpokenScreen 1","language":"en-US","length":65000,\
        "model":"VoiceOver of iOS 27",\
        "rules":{"label":"the label comes first","traits":"each spoken trait has its word"},\
        "sampleRate":1000,"screens":[{"elements":[{"frame":[10,5.5,80,20],"node":"pay",\
        "text":"Pay"}],"isRightToLeft":false,"language":"en-US","size":[100,50],"title":"Bags"}],\
        "settings":["speakHints=false"],\
        "steps":{"next":"Swipe right","open":"The screen opens"},"stops":[{"command":"open",\
        "element":"pay","event":"open","frame":[10,5.5,80,20],"frames":[0,1500],\
        "number":1,"screen":0,"segments":[\
        {"evidence":"apple","frames":[0,800],"kind":"label",\
        "origin":"x.yaml:3:5 pay","rule":"label",\
        "text":"Pay \\u003cnow>",\
        "words":[{"frames":[0,400],"text":"Pay"},{"frames":[400,800],"text":"\\u003cnow>"}]},\
        {"evidence":"inferred","isOfSystem":true,"isVerified":false,"kind":"trait",\
        "origin":"x.yaml:3:5 pay",\
        "rule":"traits","text":"Button"}],\
        "suppressed":[{"by":"speakHints=false","kind":"hint","origin":"x.yaml:4:5",\
        "text":"Pays"}]}],"title":"Bags & more"}
        """)
  }

  @Test func `the data is read again as it was written, without how words come from properties`()
    throws
  {
    let text = try smallPage.scriptText()
    var page = smallPage
    for stop in page.stops.indices {
      for segment in page.stops[stop].segments.indices {
        page.stops[stop].segments[segment].source = nil
      }
    }
    #expect(try JSONDecoder().decode(PageData.self, from: Data(text.utf8)) == page)
  }

  @Test(arguments: ["</script>", "<!--<script>", "\u{2028}\u{2029}", "]]>", "\u{0}\u{1B}", "\"\\"])
  func `no text of a file ends the script element`(text: String) throws {
    var page = smallPage
    page.title = text
    let script = try page.scriptText()
    #expect(!script.contains("<") && !script.contains("\u{2028}") && !script.contains("\u{2029}"))
    #expect(try JSONDecoder().decode(PageData.self, from: Data(script.utf8)).title == text)
  }
}
