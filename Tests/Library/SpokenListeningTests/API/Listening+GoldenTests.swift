import Foundation
import TestSupport
import Testing

@testable import SpokenListening

struct ListeningGoldenTests {
  @Test func `reports a golden that there is not`() {
    let told = failures { expectGolden(basket, named: "never recorded") }
    #expect(told.count == 1)
    #expect(
      told[0].contains("Listening+GoldenTests/never-recorded.transcript yet; run the test with"))
  }

  @Test func `compares with the file beside the test`() {
    expectGolden(basket, named: "a basket")
    let told = failures { expectGolden(Screen("Basket", .heading("Basket")), named: "a basket") }
    #expect(told.count == 1)
    #expect(told[0].contains("\"Gift, Switch button, On\" is not heard any more ("))
    #expect(told[0].contains("a-basket.transcript:8:1)"))
  }

  @Test func `reports a golden that is empty`() throws {
    let scratch = try Scratch(["Goldens/BasketTests/empty.transcript": " \n"])
    defer { withExtendedLifetime(scratch) {} }
    let golden = Listening.golden("empty", for: scratch.path("BasketTests.swift"))
    let place = TestPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let told = failures { Listening(basket).expectGolden(at: golden, place) }
    #expect(told == ["\(golden.path) is empty; run the test with SPOKEN_RECORD=1 to record it"])
  }

  @Test func `records no error of a step`() {
    let listening = Listening(Screen("S", .button("Pay")), .touch("Pay"))
    #expect(listening.goldenText == "# S · ios · en-US\n> open\nPay, Button\n> touch Pay\n")
    #expect(listening.transcript.hasPrefix(listening.goldenText + "# error: there is no element "))
  }

  @Test func `names a golden after the test`() {
    let file = Listening.golden("pays at once()", for: "/x/BasketTests.swift")
    #expect(file.path == "/x/Goldens/BasketTests/pays-at-once.transcript")
  }
}
