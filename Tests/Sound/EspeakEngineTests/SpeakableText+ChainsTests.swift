import EspeakEngine
import Testing

@Suite struct SpeakableTextChainsTests {
  @Test(arguments: [
    ("U.S.A.", "U.S.A."),
    ("a.a.a.a.a.a.a.a.a.", "a.a.a.a.a.a.a.a.a."),
    ("a.a.a.a.a.a.a.a.a.a.", "a a a a a a a a a a"),
    ("a. a. a. a. a. a. a. a. a. a. end.", "a  a  a  a  a  a  a  a  a  a  end."),
    ("s's's's's's's's's's'", "s s s s s s s s s s"),
    ("'s's's's's's's's's's", "s s s s s s s s s s"),
    ("Peter's and Paul's", "Peter's and Paul's"),
  ])
  func `takes the marks out of a chain of ten links`(text: String, piece: String) {
    #expect(SpeakableText(text).pieces == [piece])
  }
}
