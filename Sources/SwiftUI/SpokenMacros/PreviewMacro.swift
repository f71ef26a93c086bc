import Foundation

/// Expands `#Preview("Name") { … }` to a record that the app's command reads.
enum PreviewMacro {
  static func expand(_ request: [String: Any]) -> Result<String, ExpansionError> {
    guard let syntax = request["syntax"] as? [String: Any],
      let source = syntax["source"] as? String,
      let discriminator = request["discriminator"] as? String,
      let body = closure(in: source)
    else { return .failure(ExpansionError("#Preview needs a closure with a view")) }
    let place = syntax["location"] as? [String: Any]
    let file = place?["fileID"] as? String ?? ""
    let line = place?["line"] as? Int ?? 0
    // The macro declares no names, so that only unique ones are allowed: the compiler's
    // discriminator, the length of a name, the name and this ending, as swift-syntax makes them.
    let name = "\(discriminator)7previewfMu_"
    let record = "\(discriminator)6recordfMu_"
    // State needs a view that owns it, so a preview with state becomes the body of a view.
    let (state, rest) = PreviewState.split(body)
    let view =
      state.isEmpty
      ? ""
      : """
      struct StatefulPreview: View {
        \(state.joined(separator: "\n"))
        var body: some View \(rest)
      }
      """
    let shown = state.isEmpty ? rest : "{ StatefulPreview() }"
    return .success(
      """
      @MainActor func \(name)() {
        \(view)
        _Previews.add(\(title(in: source)), \(literal(file)), \(line)\(traits(in: source))) \(shown)
      }

      @section("spoken_previews") @used
      let \(record): @convention(c) () -> Void = { MainActor.assumeIsolated { \(name)() } }
      """)
  }

  /// The closure at the end, with its braces.
  private static func closure(in source: String) -> String? {
    let text = source.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let start = bodyStart(of: text), text.hasSuffix("}") else { return nil }
    return String(text[start...])
  }

  /// The brace after the name and the arguments, outside texts and parentheses.
  private static func bodyStart(of text: String) -> String.Index? {
    var depth = 0
    var isInText = false
    for index in text.indices {
      switch text[index] {
      case "\"" where text.isQuote(at: index): isInText.toggle()
      // Traits and other arguments may contain closures, whose braces are not the preview's.
      case "(" where !isInText: depth += 1
      case ")" where !isInText: depth -= 1
      case "{" where !isInText && depth == 0: return index
      default: break
      }
    }
    return nil
  }

  /// The name of the preview as it is written, or nil.
  private static func title(in source: String) -> String {
    guard let open = source.firstIndex(of: "("), let brace = source.firstIndex(of: "{"),
      open < brace, let first = source.firstIndex(of: "\""), first < brace,
      let last = source.indices[source.index(after: first)...].first(where: source.isQuote)
    else { return "nil" }
    return String(source[first...last])
  }

  /// The traits of the preview as an argument, or nothing.
  private static func traits(in source: String) -> String {
    let text = source.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let brace = bodyStart(of: text),
      let label = text[..<brace].firstRange(of: /[(,]\s*traits\s*:/),
      let close = text[label.upperBound..<brace].lastIndex(of: ")")
    else { return "" }
    return ", traits: [\(text[label.upperBound..<close])]"
  }

  private static func literal(_ text: String) -> String { "\"\(text)\"" }
}
