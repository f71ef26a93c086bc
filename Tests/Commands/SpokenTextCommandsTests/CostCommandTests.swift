import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct CostCommandTests {
  @Test func `prints what each screen of a walkthrough costs`() throws {
    let run = try spoken("cost", "samples/cart.walk.yaml")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("# Cart · samples/cart-") } == 5)
    #expect(lines.first { $0.contains("stops") }?.hasPrefix("4 stops, 3 swipes, ") == true)
  }

  @Test func `prints Markdown and JSON`() throws {
    let markdown = try spoken("cost", "samples/hello.screen.yaml", "--format", "markdown")
    #expect(markdown.output.contains("| 1 | 1.4 |"))
    let run = try spoken("cost", "samples/hello.screen.yaml", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(json?.first?["swipes"] as? Int == 1)
    #expect((json?.first?["stops"] as? [[String: Any]])?.count == 2)
  }

  @Test func `takes folders, and goes on behind what is missing or faulty`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Text: One\n")
    _ = try scratch.create("b.screen.yaml", "screen: B\nviewz: 1\n")
    _ = try scratch.create("c.txt", "rootWebArea\n++button name='Pay'\n")
    let run = try spoken("cost", "nowhere", ".", "--quiet", in: scratch.folder)
    #expect(run.status == 66)
    let titles = run.output.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(titles == ["# A · a.screen.yaml", "# c.txt · c.txt"])
    #expect(
      run.errors.hasPrefix("nowhere: there is no such file or folder\nb.screen.yaml:2:1: error: "))
  }

  @Test func `says that a transcript has no costs`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("x.transcript", "# S · ios · en-US\n> open\nA\n")
    let run = try spoken("cost", "x.transcript", in: scratch.folder)
    #expect(run.status == 65)
    #expect(run.errors.contains("x.transcript: a transcript has no costs"))
  }
}
