import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

struct MaestroTableTests {
  private static let header = "element_num,depth,attributes,parent_num\n"

  @Test func `reads the compact table as the JSON of the same screen`() throws {
    let table = try screen(try fixture("maestro-compact.csv"), .maestro)
    #expect(
      table.elementLines == [
        "Button \"Back\" button+backButton #BackButton", "Unknown \"Say \"hi\", now; or later\"",
        "TextField =Search textEntry placeholder Search",
      ])
    #expect(table.app == "Shop" && table.views.flatMap(\.elements).first?.position.line == 4)
  }

  @Test func `reads Android's nodes by their classes`() throws {
    let text = Self.header + "0,0,\"class=android.widget.Button; text=Pay; clickable=true\",\n"
    #expect(try elements(text, .maestro) == ["Button \"Pay\" button"])
  }

  @Test func `takes away lines around the table`() throws {
    let row = "0,0,\"bounds=[0,0][90,90]\",\n1,1,\"accessibilityText=Pay; bounds=[0,0][9,9]\",0\n"
    for rows in ["\(row)Done in 3 s", "\(row)\n1 screen\n"] {
      #expect(try elements("Running\n" + Self.header + rows, .maestro) == ["Unknown \"Pay\""])
    }
    #expect(
      captureFaults(Self.header + "done\n" + row, .maestro)
        == ["2:1: a row of the table begins with a number and a comma"])
  }

  @Test func `refuses rows that lie too deep in each other`() {
    let rows = (0..<600).map { "\($0),\($0),text=a,\($0 == 0 ? "" : "\($0 - 1)")\n" }.joined()
    #expect(
      captureFaults(Self.header + rows, .maestro) == [
        "501:1: the table has more than 500 levels; capture a smaller part"
      ])
  }

  @Test(arguments: [
    ("", "1:1: the table has no row; capture the screen again"),
    ("0,0,text=a\n", "2:1: a row of the table has four fields, not 3; it may be broken off"),
    (
      "1,0,text=a,0\n",
      "2:1: the element 1 lies in 0, which is not before it; the table is broken off or out of order"
    ),
    ("0,0,text=a,\n0,0,text=a,\n", "3:1: the element 0 is there twice; keep one"),
    ("0,0,\"text=a\n", "2:1: the table is broken off inside a text; capture it again"),
    ("0,0,a,\n", "2:1: the attributes are written key=value, with '; ' between them"),
  ]) func `reports what is wrong`(rows: String, fault: String) {
    #expect(captureFaults(Self.header + rows, .maestro) == [fault])
  }
}
