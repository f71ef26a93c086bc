import Foundation
import SpokenLiveTesting
import SpokenUIKit
import SpokenUniformTypeIdentifiers
import SpokenViews
import Testing

/// What is copied and pasted; one after the other, because there is one pasteboard.
@MainActor
@Suite(.serialized)
struct PasteTests {
  private struct Card: Codable, Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  private struct Note: View {
    @State private var text = "Empty"

    var body: some View {
      VStack {
        Button("Copy") { UIPasteboard.general.string = "Milk" }
        PasteButton(payloadType: String.self) { text = $0.joined() }
        PasteButton(payloadType: Card.self) { _ in text = "A card" }
        Text(text)
      }
    }
  }

  @Test func `a button pastes what was copied, and is dimmed while nothing fits`() {
    UIPasteboard.general.string = nil
    expectSpoken(
      Note(), .next, .previous, .activate, .next, .activate, .next, .next,
      reads: """
        Copy, Button
        Paste, Dimmed, Button
        Copy, Button
        ♪ item activated, Copy
        Paste, Button
        ♪ item activated, Paste
        Paste, Dimmed, Button
        Milk
        """)
  }

  @Test(arguments: [("Milk", false), ("https://example.org/milk", true)])
  func `an address that is pasted has a scheme`(copied: String, isPasted: Bool) {
    UIPasteboard.general.string = copied
    var urls: [URL] = []
    _ = Listening(PasteButton(payloadType: URL.self) { urls += $0 }, .activate)
    #expect(urls == (isPasted ? [URL(string: copied)] : []))
  }

  @Test(arguments: [
    ([UTType.plainText], "Milk"), ([.item], "Milk"), ([.image], "dimmed"),
  ])
  func `a button for types of content gives a provider`(types: [UTType], given: String) {
    UIPasteboard.general.string = "Milk"
    var text = "dimmed"
    let button = PasteButton(supportedContentTypes: types) { providers in
      _ = providers[0].loadObject(ofClass: NSString.self) { value, _ in
        text = "\(value as? String ?? "nothing")"
      }
    }
    _ = Listening(button, .activate)
    #expect(text == given)
  }
}
