import Testing

struct OrderOnScreenRuleTests {
  /// A view whose elements are in a fixed order, each with its frame.
  private func view(_ frames: [String]) -> String {
    let ids = frames.indices.map { "e\($0)" }
    let children = zip(ids, frames).map {
      "    - { UILabel: \($0), id: \($0), frame: [\($1)] }\n"
    }
    return "- UIView:\n" + children.joined() + "  elements: [\(ids.joined(separator: ", "))]"
  }

  @Test(arguments: [
    // Back to the top of a column, and to the start of a row.
    (["0, 50, 100, 20", "0, 80, 100, 20", "0, 10, 100, 20"], ["4 order-on-screen"]),
    (["60, 10, 20, 20", "90, 10, 20, 20", "10, 10, 20, 20"], ["4 order-on-screen"]),
    // The next column and the next row begin at their start.
    (["0, 50, 100, 20", "0, 80, 100, 20", "200, 10, 100, 20"], []),
    (["60, 10, 20, 20", "90, 10, 20, 20", "10, 40, 20, 20"], []),
    // One thing that is put last may well be meant.
    (["0, 10, 100, 20", "0, 80, 100, 20", "0, 40, 100, 20"], []),
    // A tall key stands beside two rows.
    (["320, 0, 80, 100", "320, 0, 80, 100", "0, 10, 80, 50"], []),
    // The middle one is no part of the row.
    (["60, 10, 20, 20", "90, 90, 20, 20", "10, 10, 20, 20"], []),
    (["0, 50, 0, 0", "0, 80, 100, 20", "0, 10, 100, 20"], []),
  ]) func `compares the order with the places`(frames: [String], expected: [String]) throws {
    #expect(try found(view(frames)) == expected)
  }
}
