import ScreenDocuments
import ScreenTree
import SpokenSyntax

/// A format of chapters, written as a whole.
package struct ChapterFormat: Sendable {
  /// Chapters: the title and the first frame of each, in order.
  package typealias Chapters = [(title: String, start: Int)]

  /// The file extension of the format.
  package var fileExtension: String
  /// The file of chapters that end at a frame, at a sample rate in hertz.
  package var text: @Sendable (_ chapters: Chapters, _ end: Int, _ sampleRate: Int) -> String

  /// WebVTT: a cue for each chapter.
  package static let webVTT = ChapterFormat(fileExtension: "vtt") { chapters, end, rate in
    Captions.chapters(chapters, end: end, sampleRate: rate)
  }

  /// The JSON chapters of Podcasting 2.0, version 1.2.0: the start in seconds and the title of each.
  package static let podcast = ChapterFormat(fileExtension: "json") { chapters, _, rate in
    let items = chapters.map { chapter in
      let seconds = Double(Captions.milliseconds(chapter.start, rate)) / 1000
      return Document.mapping([
        ("startTime", .number(seconds)), ("title", .text(chapter.title.oneLine)),
      ])
    }
    return Document.mapping([("version", .text("1.2.0")), ("chapters", .list(items))]).json
  }

  /// Every format.
  package static let all = [webVTT, podcast]

  /// The format for the extension of a path, or nil.
  package static func format(of path: String) -> ChapterFormat? {
    all.first { path.ends(withBytes: "." + $0.fileExtension) }
  }
}
