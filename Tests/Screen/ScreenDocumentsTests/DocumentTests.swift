import ScreenTree
import Testing

@testable import ScreenDocuments

struct DocumentTests {
  @Test(arguments: [
    ("1", 1.0), ("-2.5", -2.5), ("1e3", 1000), ("1_000", nil), (".5", nil), ("0x1F", nil),
    ("inf", nil),
    ("nan", nil), ("1e999", nil), ("12:30", nil), ("", nil), ("+1", nil),
    ("0", 0), ("-0", -0.0), ("0.5", 0.5), ("10", 10), ("1.50", 1.5), ("-1E+2", -100), ("5e-1", 0.5),
    ("0e0", 0), ("0.0", 0), ("01", nil), ("0123", nil), ("00", nil), ("-01", nil), ("01.5", nil),
    ("5.", nil), ("-", nil), ("-.5", nil), ("1.e3", nil), ("1e", nil), ("1e+", nil), ("1.5.2", nil),
    ("1e5.5", nil), ("1-2", nil), ("--1", nil), ("1٢", nil), ("1 ", nil),
  ]) func `takes as a number what JSON takes for one`(text: String, number: Double?) {
    #expect(Document(.scalar(text, isPlain: true), at: .unknown).number == number)
    #expect(Document(.scalar(text, isPlain: false), at: .unknown).number == nil)
  }

  @Test func `names what is there, cut to forty letters`() {
    let long = Document(.scalar(String(repeating: "a", count: 50), isPlain: false), at: .unknown)
    #expect(long.kind == "'" + String(repeating: "a", count: 40) + "…'")
  }
}
