import Foundation
import ScreenScenarios
import ScreenTree
import SpokenLive

/// The running view for `spoken preview`: a gesture on each line of standard input, an answer in JSON on each line of standard output.
///
/// Each page of a preview runs the app once, so that its state is its own.
@MainActor
struct LiveConversation {
  /// What is heard after a gesture; the keys are those of the preview's message `spoken`.
  private struct Answer: Encodable {
    /// A text to speak, in the language of a BCP 47 tag or in that of the screen.
    struct Text: Encodable {
      var text: String
      var language: String?
    }

    var lines: [String]
    var message: String?
    var element: String?
    var frame: [Double]?
    var rotor: String?
    var isReading: Bool
    var lasts: Int
    var texts: [Text]
  }

  let screen: LiveScreen

  /// Answers until standard input ends.
  func run() -> Int32 {
    var walker = Walker(Scenario(screen))
    print(answer(to: walker.open(), walker))
    fflush(nil)
    while let line = readLine() {
      print(answer(to: perform(line, &walker), walker))
      fflush(nil)
    }
    return 0
  }

  /// Performs a line; nil for one that is no gesture.
  private func perform(_ line: String, _ walker: inout Walker) -> [Utterance]? {
    switch line {
    case "goOn": return walker.isReading ? walker.goOn() : []
    case "again": return walker.touchAgain()
    case "actions":
      guard walker.rotor != "Actions" else { return walker.handle(.rotorNext) }
      let turned = walker.handle(.rotor("Actions"))
      return walker.rotor == "Actions" ? walker.handle(.rotorNext) : turned
    case _: return VoiceOverGesture(line: line).map { walker.handle($0) }
    }
  }

  private func answer(to utterances: [Utterance]?, _ walker: Walker) -> String {
    let spoken = utterances ?? []
    let current = walker.cursor.flatMap {
      walker.elements.indices.contains($0) ? walker.elements[$0] : nil
    }
    var message = utterances == nil ? "an app has no such gesture" : nil
    for case .failed(let reason) in spoken.map(\.event) { message = reason }
    let answer = Answer(
      lines: spoken.flatMap(Self.lines), message: message, element: current?.node,
      frame: current?.frame.map { [$0.x, $0.y, $0.width, $0.height] }, rotor: walker.rotor,
      isReading: walker.isReading,
      lasts: Int(
        spoken.reduce(Duration.zero) { $0 + FixedRate().timing(of: $1).total } / .milliseconds(1)),
      texts: spoken.flatMap(\.segments).filter { !$0.speech.isEmpty }
        .map { Answer.Text(text: $0.speech, language: $0.language) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "0", negativeInfinity: "0", nan: "0")
    guard let data = try? encoder.encode(answer) else {
      preconditionFailure("an answer of texts and numbers can always be written")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func lines(of utterance: Utterance) -> [String] {
    let later = [utterance.hint(in: .voiceover)].compactMap { $0 } + utterance.cues(in: .voiceover)
    return ([utterance.description(in: .voiceover)] + later).filter { !$0.isEmpty }
  }
}
