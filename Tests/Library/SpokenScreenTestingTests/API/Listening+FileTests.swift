import SpokenScreenTesting
import TestSupport
import Testing

struct ListeningFileTests {
  @Test func `reads a screen file and a walkthrough`() throws {
    let scratch = try Scratch([
      "s.screen.yaml": "screen: S\nviews:\n  - Button: Pay\n  - Button: Leave\n",
      "w.walk.yaml": "walkthrough: W\nscreens: { s: s.screen.yaml }\nsteps:\n  - open: s\n",
    ])
    defer { withExtendedLifetime(scratch) {} }
    #expect(
      try Listening(file: scratch.path("s.screen.yaml")).text == "Pay, Button\nLeave, Button\n")
    #expect(try Listening(file: scratch.path("w.walk.yaml")).text == "Pay, Button\n")
  }
}
