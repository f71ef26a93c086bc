import Foundation
import ScreenTree
public import SpokenUniformTypeIdentifiers

/// A button that gives what was copied to a closure; dimmed while nothing of its type was.
public struct PasteButton: View {
  private let paste: @MainActor (String) -> Void
  private let takes: @MainActor (String) -> Bool
  private let position: Position

  /// A button that pastes text as `String`, `AttributedString`, `Data` or `URL`; for other types it
  /// stays dimmed.
  public init<Payload: Transferable>(
    payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let onPaste = Unchecked(onPaste)
    takes = { Payload.pasted($0) != nil }
    paste = { text in if let value = Payload.pasted(text) { onPaste.value([value]) } }
    position = Position(file, line, column)
  }

  /// A button for item providers of types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let action = Unchecked(payloadAction)
    // Only texts are ever copied here, so a button for anything else stays dimmed.
    let texts: Set<UTType> = [.utf8PlainText, .plainText, .text, .data, .content, .item]
    takes = { _ in !texts.isDisjoint(with: supportedContentTypes) }
    paste = { action.value([NSItemProvider(object: $0)]) }
    position = Position(file, line, column)
  }

  /// The button.
  public var body: some View {
    // Read once for both: what enables the button is what a press then pastes.
    let copied = Pasteboard.string.flatMap { takes($0) ? $0 : nil }
    Button(
      label: Text(.paste, at: position), role: nil,
      action: { if let copied { paste(copied) } }, position: position
    ).disabled(copied == nil)
  }
}

extension Transferable {
  /// A text that was copied, as a value of the type; nil where it is none.
  fileprivate static func pasted(_ text: String) -> Self? {
    let values: [Any] = [text, AttributedString(text), Data(text.utf8)]
    return values.lazy.compactMap { $0 as? Self }.first
      // Any word is the address of a file beside the page; one that was copied has a scheme.
      ?? URL(string: text).flatMap { $0.scheme == nil ? nil : $0 as? Self }
  }
}
