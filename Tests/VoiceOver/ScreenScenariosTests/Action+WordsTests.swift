import ScreenScenarios
import ScreenTree
import Testing

struct ActionWordsTests {
  @Test(
    arguments: [
      (.gesture(.next, count: 1), "Swipe right"),
      (.gesture(.next, count: 3), "Swipe right 3 times"),
      (.gesture(.rotor("Headings"), count: 1), "Turn the rotor to Headings"),
      (.gesture(.touchAt(.init(x: 1, y: 2)), count: 1), "Touch"),
      (.gesture(.activate, count: 2), "Double-tap 2 times"),
      (.effect(.open("home")), "The screen opens"), (.effect(.close), "The screen closes"),
      (.wait(.milliseconds(300)), "Wait 0.3s"),
    ] as [(Walkthrough.Action, String)])
  func `a step in the words of a person who shows it`(action: Walkthrough.Action, words: String) {
    #expect(action.inWords == words)
  }
}
