import Foundation
import ScreenTree
import TestSupport
import Testing

@testable import SpokenScreen

struct ChapterFormatTests {
  private static let chapters: ChapterFormat.Chapters = [("A & \"B\"", 0), ("C\n<d>", 1500)]

  @Test func `writes WebVTT as it was written before there were others`() {
    #expect(
      ChapterFormat.webVTT.text(Self.chapters, 4000, 1000)
        == Captions.chapters(Self.chapters, end: 4000, sampleRate: 1000))
  }

  @Test func `writes the chapters of Podcasting 2.0`() {
    #expect(
      ChapterFormat.podcast.text(Self.chapters + [("D", 22_050)], 40_000, 22_050) == """
        {
          "version": "1.2.0",
          "chapters": [
            {
              "startTime": 0,
              "title": "A & \\"B\\""
            },
            {
              "startTime": 0.068,
              "title": "C <d>"
            },
            {
              "startTime": 1,
              "title": "D"
            }
          ]
        }

        """)
    #expect(
      ChapterFormat.podcast.text([], 0, 22_050)
        == "{\n  \"version\": \"1.2.0\",\n  \"chapters\": []\n}\n")
  }

  @Test(arguments: ["\"", "\\", "}", "\"}]", "\u{1}"].flatMap(Neighbours.texts(beside:)))
  func `a title is read back as it was, whatever joins with its signs`(title: String) throws {
    let text = ChapterFormat.podcast.text([(title, 10)], 20, 10)
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let chapters = try #require(read?["chapters"] as? [[String: Any]])
    #expect(chapters.count == 1 && chapters[0]["startTime"] as? Double == 1)
    #expect((chapters[0]["title"] as? String)?.utf8.elementsEqual(title.oneLine.utf8) == true)
  }

  @Test(arguments: [
    ("x.vtt", "vtt" as String?), ("x.chapters.json", "json"), ("x.json", "json"), ("x.srt", nil),
    ("vtt", nil), ("", nil),
  ])
  func `finds the format by the ending`(path: String, ending: String?) {
    #expect(ChapterFormat.format(of: path)?.fileExtension == ending)
  }
}
