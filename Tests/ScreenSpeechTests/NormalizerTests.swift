import ScreenSpeech
import Testing

struct NormalizerTests {
  @Test(arguments: [("en-US", 650)])
  func `reads what is written as people say it`(language: String, atLeast: Int) throws {
    let rows = try rows(of: language)
    #expect(rows.count >= atLeast)
    let normalizer = Normalizer(language: language, settings: TextSettings())
    for row in rows {
      #expect(normalizer.speech(for: row.written) == row.spoken, "\(language).tsv, \(row)")
    }
  }
}
