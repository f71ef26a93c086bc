import ScreenDocuments
import SpokenATDriver
import Testing

struct OutputLedgerTests {
  @Test func `everything is heard before the next gesture, unless a wait comes before it`() throws {
    var client = try Client()
    client.begin()
    _ = client.intend("spoken:next")
    let next = client.intend("spoken:next")
    #expect(!next.contains { if case .event(DriverOutput.heard, _) = $0 { true } else { false } })
    _ = client.intend("spoken:wait", #""seconds":0.2"#)
    let cut = client.intend("spoken:next")
    guard case .event(DriverOutput.heard, let params)? = cut.dropFirst().first else {
      Issue.record("\(cut)")
      return
    }
    #expect(params["spoken:stop"]?.number == 3 && params["spoken:heard"]?.text == "cut")
    #expect(params["spoken:after"]?.number == 0.2)
    #expect(cut.words.first == "Send, Button")
  }

  @Test func `what was read ahead and never is, is taken back`() throws {
    var client = try Client()
    client.begin()
    let all = client.intend("spoken:readAll")
    #expect(all.words.count == 4)
    // Nothing is reported twice, although a step came in between.
    #expect(client.intend("spoken:wait", #""seconds":0.2"#).words == [])
    let last = client.intend("spoken:last")
    #expect(last.values(of: "spoken:heard").filter { $0 == "dropped" }.count >= 2)
    #expect(last.words == ["Send, Button"])
  }
}
