import ScreenDocuments
import ScreenInputs
import ScreenScenarios
import ScreenTree
import Testing

@testable import SpokenVerify

struct AmountReaderTests {
  private let screen = """
    screen: Shop
    views:
      - Text: Order
        addTraits: [isHeader]
      - Button: Pay
        hint: Buys it
      - Text: Bezahlt
        language: de
      - Text: Total
    """

  private func verification(_ log: String) throws -> Verification {
    let scenario = try ScenarioReader().read(Array(screen.utf8), path: "a.yaml").scenario
    let reading = RecordingReader.read(Array(log.utf8), file: "a.ssml")
    let recording = try #require(reading.value, "\(reading.findings)")
    return Verification(recording, file: "a.ssml", with: scenario, Prediction(of: scenario))
  }

  private func log(pause: String = "800.0ms", pitch: String = "0%", language: String = "en-US")
    -> String
  {
    """
    <speak><s><lang xml:lang="en-US">Order</lang></s><s>Heading</s></speak>
    <speak><s>Pay</s><s>Button</s><s><break time="\(pause)"/></s><s>Buys it</s></speak>
    <speak><s><lang xml:lang="\(language)">Bezahlt</lang></s></speak>
    <speak><s><prosody pitch="\(pitch)">Total</prosody></s></speak>
    """
  }

  @Test func `finds pauses and languages as predicted, and reports how many`() throws {
    let found = try verification(log(language: "de-DE"))
    #expect(found.differences.isEmpty && found.isGood())
    #expect(found.amounts.map(\.kind) == [.language, .pause, .language])
    #expect(found.amounts.map(\.agrees) == [true, true, true])
    #expect(found.text.contains("\n  as predicted: pauses 1 of 1, languages 2 of 2\n"))
  }

  @Test func `names what differs, which is no difference of words`() throws {
    let found = try verification(log(pause: "5s", pitch: "-15%"))
    #expect(found.differences.isEmpty && found.isGood())
    let others = found.amounts.filter { !$0.agrees }
    #expect(others.map(\.kind) == [.pause, .language, .pitch])
    #expect(others.map(\.step) == [2, 3, 4])
    #expect(others[0].heard == "5 s" && others[0].words == "Buys it")
    #expect(
      others[1].sentence
        == "step 3: the language of \"Bezahlt\" is en-US in the recording, de is predicted")
    #expect(
      others[2].sentence
        == "step 4: the pitch of \"Total\" is -15 % in the recording, 0 % is predicted")
    #expect(found.text.contains("    \(others[2].sentence)\n"))
  }

  @Test func `a hint without its pause differs`() throws {
    let found = try verification("<speak><s>Pay</s><s>Button</s><s>Buys it</s></speak>")
    #expect(found.amounts.map(\.kind) == [.pause] && found.amounts[0].heard == "0 s")
    #expect(!found.amounts[0].agrees)
  }

  @Test func `lists at most ten that differ`() throws {
    var found = try verification(log())
    found.amounts = (1...12).map { step in
      .init(
        kind: .pitch, step: step, words: "a", heard: "+1 %", predicted: "0 %", agrees: false)
    }
    #expect(found.amountLines.count == 12)
    #expect(found.amountLines.last == "    and 2 more")
  }

  @Test(arguments: ["Order Heading\nPay Button Buys it\n", "<speak>Order Headline</speak>"])
  func `nothing is compared without amounts, or where words differ`(log: String) throws {
    let found = try verification(log)
    #expect(found.amounts.isEmpty && found.amountLines.isEmpty)
  }

  @Test func `stand in JSON where there are some`() throws {
    var report = VerificationReport()
    report.add(try verification(log(pitch: "-15%")))
    let json = try report.json()
    #expect(json.contains("\"amounts\" : ["))
    #expect(json.contains("\"heard\" : \"-15 %\""))
    var plain = VerificationReport()
    plain.add(try verification("Order Heading\n"))
    let without = try plain.json()
    #expect(!without.contains("amounts"))
  }
}
