import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct SessionInteractionTests {
  private func shop(grouped: Bool = false) -> MacTrial {
    var trial = MacTrial("title", "(list", "a", "b", ")list", "(box", ")box", "pay!")
    trial.session.groups = grouped
    return trial
  }

  @Test func `goes through containers and stops at their ends`() {
    var trial = shop()
    #expect(
      trial(.next, .next, .next, .next, .next, .next, .next, .next, .next, .previous) == [
        "title", "list", "a into list", "b end of list", "end list", "box", "end box", "pay",
        "reached the end at 8 pay", "end box",
      ])
  }

  @Test func `goes past containers when they are entered by interacting`() {
    var trial = shop(grouped: true)
    #expect(
      trial(.next, .next, .next, .next, .next, .previous, .previous, .previous, .previous) == [
        "title", "list", "box", "pay", "reached the end at 8 pay", "box", "list", "title",
        "reached the start at 1 title",
      ])
  }

  @Test func `stays in the container that was entered until it is left`() {
    var trial = shop(grouped: true)
    #expect(
      trial(.first, .next, .interact, .next, .next, .previous, .previous, .stopInteracting, .next)
        == [
          "title", "list", "began to interact with list, 3 a", "b end of list",
          "reached the end at 4 b", "a", "reached the start at 3 a",
          "stopped to interact with list, 2 list", "box",
        ])
  }

  @Test func `ends at the container that is last`() {
    var trial = MacTrial("a", "(list", "b", ")list")
    #expect(trial(.last) == ["end list"])
    trial.session.groups = true
    #expect(trial(.last, .next, .previous) == ["list", "reached the end at 2 list", "a"])
  }

  @Test func `leaves containers one by one, also where a swipe led into them`() {
    var trial = MacTrial("(list", "(row", "a", ")row", ")list", "b")
    #expect(
      trial(.touch("a"), .stopInteracting, .stopInteracting, .stopInteracting) == [
        "a into list into row end of row", "stopped to interact with row, 2 row",
        "stopped to interact with list, 1 list",
        "failed: list is in no container; `stopInteracting` leaves one",
      ])
    #expect(
      trial(.touch("list.end"), .stopInteracting).last == "stopped to interact with list, 1 list")
  }

  @Test func `tells containers of one name apart by where they are`() {
    var trial = MacTrial("(box", "(box", "a", ")box", "b", ")box", "(box", "c", ")box", "d")
    trial.session.groups = true
    #expect(
      trial(.first, .next, .next, .previous, .previous)
        == ["box", "box", "d", "box", "box"])
    #expect(
      trial(.interact, .next, .next, .previous, .interact, .next, .previous) == [
        "began to interact with box, 2 box", "b end of box", "reached the end at 5 b", "box",
        "began to interact with box, 3 a", "reached the end at 3 a", "reached the start at 3 a",
      ])
    #expect(
      trial(.stopInteracting, .stopInteracting, .stopInteracting, .next, .interact) == [
        "stopped to interact with box, 2 box", "stopped to interact with box, 1 box",
        "failed: box is in no container; `stopInteracting` leaves one", "box",
        "began to interact with box, 8 c",
      ])
  }

  @Test func `leaves the container around, not the one that ended before`() {
    var trial = MacTrial("(list", "a", "(row", "b", ")row", "c", ")list")
    #expect(
      trial(.last, .previous, .stopInteracting)
        == ["end list", "c into list end of list", "stopped to interact with list, 1 list"])
  }

  @Test func `says nothing of the containers besides the words of interacting`() {
    var trial = MacTrial("(list", "a", ")list")
    let events = trial.events(.first, .interact, .stopInteracting)
    #expect(events.map { $0.focus?.entered.count } == [0, 0, 0])
    #expect(events.map { $0.focus?.ended.count } == [0, 0, 0])
  }

  @Test func `needs a container with something in it`() {
    var trial = shop()
    #expect(
      trial(.interact, .last, .interact, .touch("box"), .interact) == [
        "failed: nothing has the focus", "pay",
        "failed: pay is no container; `interact` enters the one under the cursor", "box",
        "reached the end",
      ])
  }

  @Test func `is the Mac's`() {
    var trial = shop()
    trial.session.isOnMac = false
    let cure = "`next` goes into containers and out of them here"
    #expect(
      trial(.first, .next, .interact, .next, .stopInteracting) == [
        "title", "list", "failed: only the Mac has `interact`; \(cure)", "a into list",
        "failed: only the Mac has `stopInteracting`; \(cure)",
      ])
  }
}
