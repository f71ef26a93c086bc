import Testing

@testable import ScreenFiles

private let upright = "x='342' y='64' width='30' height='554'"
private let thin = "x='369' y='64' width='3' height='554'"
private let flat = "x='0' y='637' width='375' height='30'"

struct XCUITestSnapshotScrollBarsTests {
  @Test(arguments: [
    "label='Barre de défilement verticale, 2 pages' value='0 %' \(upright)",
    "label='Vertikale Scrollleiste, 2 Seiten' value='0 %' \(thin)",
    "label='Horizontale Scrollleiste, 1 Seite' \(flat)",
    "label='垂直スクロールバー、2ページ' value='０%' \(upright)",
    "label='شريط تمرير رأسي، صفحتان' value='٠٪' \(upright)",
    "label='Pystysuuntainen, 2 sivua' value='0 %' \(thin)",
  ]) func `are left out in any language`(bar: String) throws {
    #expect(try pageSource("<_Other \(bar)/>") == [])
  }

  @Test(arguments: [
    "label='Upload' value='40%' x='0' y='100' width='375' height='4'",
    "label='Volume' value='40%' x='0' y='100' width='30' height='30'",
    "label='Scroll to top' x='0' y='100' width='100' height='40'",
  ]) func `are no other views`(view: String) throws {
    #expect(try pageSource("<_Other \(view)/>").count == 1)
  }
}
