import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

struct AuralinuxImporterTests {
  @Test func `reads the tree for Linux`() throws {
    let screen = try screen(try fixture("chromium-auralinux.txt"), .chromiumAuralinux)
    #expect(screen.title == "Tea")
    #expect(
      screen.elementLines == [
        "\"It's tea\" heading level 2", "\"Kind\"", "\"Kind\" popupbutton required =Black",
        "\"Gift\" checkbox checked mixed", "\"Warm\" button pressed on", "\"Note\" textbox",
        "\"One\" option selected 1 of 2", "\"Two\" option 2 of 2", "\"100% leaf\"",
        "\"Teas\" treeitem collapsed", "\"Green\" treeitem checked on",
      ])
    #expect(
      screen.capture?.dropped == [
        "choices of closed controls": 2, "decorative images": 1, "marks of list items": 1,
        "words that the element around says": 1,
      ])
    #expect(screen.views.flatMap(\.elements)[5].presence(of: .value) == .notCaptured)
  }

  @Test(arguments: [
    ("%E2%80%A2 a", "• a"), ("100%", "100%"), ("%41%zz", "%41%zz"), ("%E2%80", "%E2%80"),
    ("5%E2", "5%E2"),
  ]) func `decodes bytes beyond ASCII alone`(name: String, words: String) throws {
    let text = "[document web]\n++[push button] name='\(name)'"
    #expect(try screen(text, .chromiumAuralinux).labels == [words])
  }

  @Test func `reads an item of a list box by what is around it`() throws {
    let text =
      "[document web]\n++[list]\n++++[list item]\n++++++[static] name='a'\n++[landmark]\n++++[image] name='b'\n++[toy]\n++++[link] name='c' visited (table data)"
    #expect(try elements(text, .chromiumAuralinux) == ["\"a\"", "\"b\" img", "\"c\" link"])
    #expect(
      captureFaults(text, .chromiumAuralinux) == [
        "7:3: the role 'toy' is not known; it is taken as a plain view"
      ])
  }

  @Test(arguments: [
    (
      "[document web]\n++[push but",
      "2:3: a node begins with its role in brackets, such as [push button]"
    ),
    ("[document web]\n++[entry] name='a", "2:11: the dump is broken off inside a value"),
    (
      "[document web]\n++[entry] selec",
      "2:1: the dump is broken off inside this line; dump the page again"
    ),
    (
      "[document web]\n++[entry] level:",
      "2:1: the dump is broken off inside this line; dump the page again"
    ),
    (
      "[document web]\n++++[entry]",
      "2:5: the depth of a node is the number of pairs of plus signs, one more than the node around"
    ),
    ("", "1:1: there is no node here; a dump of the tree for Linux begins with [document web]"),
  ]) func `says what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .chromiumAuralinux) == [fault])
  }
}
