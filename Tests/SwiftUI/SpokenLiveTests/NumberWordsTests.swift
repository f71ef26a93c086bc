import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// Numbers among words, as a localized string shows them.
@MainActor
struct NumberWordsTests {
  @Test func `numbers in localized words have groups`() {
    expectSpoken(
      VStack {
        Text("Year \(2024)")
        Text("\(1_234_567) items")
        Text("\(UInt64.max)")
        Text("Lost \(-1500) points")
        Text(LocalizedStringResource("\(1000) words"))
        Text("Walked").accessibilityValue("\(12_000) steps")
        Text("Steps").accessibilityLabel("\(12_000) steps")
      },
      reads: """
        Year 2,024
        1,234,567 items
        18,446,744,073,709,551,615
        Lost -1,500 points
        1,000 words
        Walked, 12,000 steps
        12,000 steps
        """)
  }

  @Test func `numbers in plain words have none`() {
    let year = 2024
    expectSpoken(
      VStack {
        Text(verbatim: "Year \(year)")
        Text("Year \("\(year)")")
      },
      reads: """
        Year 2024
        Year 2024
        """)
  }

  @Test func `a number with a fraction has six digits, or those of its specifier`() {
    expectSpoken(
      VStack {
        Text("\(1.5)")
        Text("\(1234.5, specifier: "%.2f")")
        Text("\(1234, specifier: "%lld")")
        Text("Code \(7, specifier: "%03d")")
      },
      reads: """
        1.500000
        1,234.50
        1,234
        Code 007
        """)
  }

  @Test func `another language has its own groups, and its plurals still know the number`() {
    expectSpoken(
      VStack {
        Text("Jahr \(2024)")
        Text("\(1234.5, specifier: "%.1f")")
        Text("\(1000) messages", bundle: LocalizationTests.strings)
      }, language: "de",
      reads: """
        Jahr 2.024
        1.234,5
        1.000 Nachrichten
        """)
  }

  @Test func `words that code asks for in a locale have its groups`() {
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "\(2024) words", locale: german) == "2.024 words")
    #expect(String(localized: "\(2024) words") == "2,024 words")
  }
}
