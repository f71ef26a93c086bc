import SpokenListening
import Testing

/// The screen that expectations are tried on.
let basket = Screen(
  "Basket", .heading("Basket"),
  .slider("Apples", .id("apples"), .value(40), .range(0...100)),
  .toggle("Gift", .id("gift"), .value(true)), .button("Pay", .id("pay"), .disabled(true)))

/// The words of issues; the expectations run on the test's own thread.
private final class Texts: @unchecked Sendable {
  var all: [String] = []
}

/// What expectations say when they fail.
func failures(of body: () -> Void) -> [String] {
  let texts = Texts()
  withKnownIssue {
    body()
  } matching: { issue in
    texts.all.append(issue.comments.map(\.rawValue).joined())
    return true
  }
  return texts.all
}
