import Testing
import VoiceOverSpeech

struct FeedbackTests {
  @Test(
    arguments: [
      ([.speak], "speak"), ([.sound], "sound"), ([.braille], "braille"), ([.nothing], "nothing"),
      ([.pitch], "speak,pitch"), ([.sound, .pitch], "speak,sound,pitch"),
      ([.braille, .sound, .speak], "speak,sound,braille"),
      ([.nothing, .speak], nil), ([.nothing, .braille], nil), ([], nil),
    ] as [(Set<Feedback.Channel>, String?)])
  func `pitch needs speech, and nothing excludes everything else`(
    channels: Set<Feedback.Channel>, text: String?
  ) {
    #expect(Feedback(channels)?.text == text)
  }

  @Test(
    arguments: [
      ("speak", "speak"), (" braille ,pitch", "speak,pitch,braille"),
      ("sound,sound", "sound"), ("nothing", "nothing"), ("Speak", nil), ("speak;sound", nil),
      ("speak,loud", nil), ("nothing,sound", nil), ("", nil),
    ] as [(String, String?)])
  func `reads a list, and writes it in the order of iOS`(list: String, text: String?) {
    #expect(Feedback(text: list)?.text == text)
  }

  @Test(arguments: [
    (Feedback.speak, [Feedback.Channel.speak], true, false, false),
    (.speakAndPitch, [.speak, .pitch], true, false, true),
    (.sound, [.sound], false, true, false),
  ]) func `knows what reaches the listener`(
    feedback: Feedback, channels: [Feedback.Channel], isSpoken: Bool, isSounded: Bool,
    changesPitch: Bool
  ) {
    #expect(feedback.channels == channels)
    #expect(feedback.isSpoken == isSpoken)
    #expect(feedback.isSounded == isSounded)
    #expect(feedback.changesPitch == changesPitch)
  }

  @Test(arguments: ["braille", "nothing"]) func `of braille and of nothing there is no sound`(
    list: String
  ) throws {
    let feedback = try #require(Feedback(text: list))
    #expect(feedback.channels.map(\.rawValue) == [list])
    #expect(!feedback.isSpoken && !feedback.isSounded && !feedback.changesPitch)
  }
}
