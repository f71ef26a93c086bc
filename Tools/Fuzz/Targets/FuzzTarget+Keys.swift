import ScreenFiles
import SpokenScreen
import SpokenWalk

extension FuzzTarget {
  /// A person's keys, as a terminal sends them: 0xFF stands for a moment in which nothing comes.
  static let keys = FuzzTarget(name: "keys", longest: 48) { bytes in
    guard let scenario = FixedScenario.scenario else { return }
    var walk = Walk(scenario)
    var decoder = KeyDecoder()
    _ = walk.begin()
    for byte in bytes {
      let key = byte == 0xFF ? decoder.flush() : decoder.handle(byte)
      guard let key else { continue }
      if walk.handle(key) == .quit { break }
      if byte % 4 == 0 { _ = walk.goOn() }
    }
    try fits(walk, columns: 20 + bytes.count % 80, rows: bytes.count % 40)
    try isReadAgain(walk.walker.steps)
  }

  /// Checks that the page fits a terminal and cannot do anything to it.
  private static func fits(_ walk: Walk, columns: Int, rows: Int) throws(Violation) {
    let lines = walk.page(rows: rows).lines(columns: columns, rows: rows)
    try Violation.unless(lines.count <= max(rows, 1), "more lines than the terminal has")
    for line in lines {
      try Violation.unless(line.count <= columns, "a line is too long")
      try Violation.unlessPrintable(line)
    }
  }

  /// Checks that a walk that was recorded is a walkthrough with the same steps.
  private static func isReadAgain(_ steps: [Walkthrough.Step]) throws(Violation) {
    let named = steps.map { step in
      step.opened == "" ? Walkthrough.Step(.effect(.open("screen"))) : step
    }
    let text = WalkthroughText.file("Fuzz", screens: ["screen": "x.screen.yaml"], steps: named)
    let reading = WalkthroughReader.read(Array(text.utf8), file: "fuzz")
    guard let walkthrough = reading.value else {
      throw Violation(description: "a recorded walk cannot be read: \(reading.findings)\n\(text)")
    }
    let read = walkthrough.steps.flatMap(\.single)
    try Violation.unless(read == named.map(\.action), "a recorded walk has other steps:\n\(text)")
  }
}

extension Walkthrough.Step {
  /// The step as many times as it is done, each once.
  fileprivate var single: [Walkthrough.Action] {
    guard case .gesture(let gesture, let count) = action else { return [action] }
    return Array(repeating: .gesture(gesture, count: 1), count: count)
  }
}
