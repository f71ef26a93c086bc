import Foundation
import SpokenLive
import SpokenLiveTesting
import SpokenUIKit
import SpokenUniformTypeIdentifiers
import SpokenViews
import Testing
import VoiceOverElements

/// What views give when they are dragged, and take when something is dropped; values by the focus.
@MainActor
struct DragAndDropTests {
  private struct Card: Codable, Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  private struct Board: View {
    @State private var done: [String] = []

    var body: some View {
      VStack {
        Text("Write tests").draggable(Card(name: "Write tests"))
        Text("Done: \(done.count)")
          .dropDestination(for: Card.self) { cards, _ in
            done += cards.map(\.name)
            return true
          }
        Text("Archive")
      }
    }
  }

  @Test func `a view is dragged to another one, which takes it`() {
    expectSpoken(
      Board(), .user(.drag), .next, .user(.drop), .previous, .next,
      reads: """
        Write tests, Draggable
        Drag
        Done: 0
        Drop complete
        Done: 1
        Write tests, Draggable
        Done: 1
        """)
  }

  @Test func `the drop points of a view are offered by their names`() {
    struct Shelves: View {
      @State private var full = false
      var body: some View {
        VStack {
          Text("Milk").draggable(Card(name: "Milk"))
          Text(full ? "Full" : "Empty")
            .dropDestination(for: Card.self) { _, _ in
              full = true
              return true
            }
            .accessibilityDropPoint(.top, description: "Top shelf")
            .accessibilityDropPoint(.bottom, description: Text("Bottom shelf"))
        }
      }
    }
    expectSpoken(
      Shelves(), .user(.drag), .next, .user(.rotorNext), .user(.rotorNext), .activate,
      reads: """
        Milk, Draggable
        Drag
        Empty
        Top shelf, Drop ready
        Bottom shelf, Drop ready
        Drop complete
        Full
        """)
  }

  private struct UIKitShelf: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
      let shelf = UILabel()
      shelf.text = "Shelf"
      shelf.accessibilityDragSourceDescriptors = [
        UIAccessibilityLocationDescriptor(name: "Shelf", view: shelf)
      ]
      shelf.accessibilityDropPointDescriptors = [
        UIAccessibilityLocationDescriptor(name: "Top shelf", point: .zero, in: shelf),
        UIAccessibilityLocationDescriptor(
          attributedName: NSAttributedString(string: "Bottom shelf"), point: .zero, in: shelf),
      ]
      return shelf
    }

    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  @Test func `the drop points of a view of UIKit are offered by their names`() {
    struct Shelves: View {
      var body: some View {
        VStack {
          Text("Milk").draggable(Card(name: "Milk"))
          UIKitShelf().dropDestination(for: Card.self) { _, _ in true }
        }
      }
    }
    expectSpoken(
      Shelves(), .user(.drag), .next, .user(.rotorNext), .user(.rotorNext), .activate,
      reads: """
        Milk, Draggable
        Drag
        Shelf, Draggable
        Top shelf, Drop ready
        Bottom shelf, Drop ready
        Drop complete
        """)
  }

  @Test func `a view of UIKit without places to drag from or to drop at is neither`() {
    let label = UILabel()
    label.text = "Shelf"
    label.accessibilityDragSourceDescriptors = []
    label.accessibilityDropPointDescriptors = []
    let live = LiveScreen(Shown(label: label))
    #expect(live.resolution.elements.map { $0.states.isEmpty } == [true])
    #expect(live.resolution.elements.allSatisfy { $0.dropPoints == nil })
  }

  private struct Shown: UIViewRepresentable {
    let label: UILabel
    func makeUIView(context: Context) -> UILabel { label }
    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  @Test func `a view that takes nothing is reported`() {
    let listening = Listening(Board(), .user(.drag), .next(2), .user(.drop))
    #expect(
      listening.failures.map(\.message) == [
        "nothing here takes what is dragged; add `dropDestination`, or let its action return true"
      ])
  }

  @Test func `item providers are dragged and loaded`() {
    struct Old: View {
      @State private var dropped = "Nothing"
      var body: some View {
        VStack {
          Text("Photo").onDrag { NSItemProvider(object: "photo.jpg" as NSString) }
          Text(dropped).onDrop(of: ["public.text"], isTargeted: nil) { providers in
            providers.first?.loadObject(ofClass: NSString.self) { text, _ in
              dropped = text.map { "\($0)" } ?? "Nothing"
            }
            return true
          }
        }
      }
    }
    expectSpoken(
      Old(), .user(.drag), .next, .user(.drop), .previous, .next,
      reads: """
        Photo, Draggable
        Drag
        Nothing
        Drop complete
        photo.jpg
        Photo, Draggable
        photo.jpg
        """)
  }

  fileprivate struct TitleKey: FocusedValueKey {
    typealias Value = Binding<String>
  }

  private struct Reader: View {
    @FocusedBinding(\.title) private var title: String?

    var body: some View {
      Button("Clear") { title = "" }
      Text("Title: \(title ?? "none")")
    }
  }

  @Test func `a value of the focus is read and changed elsewhere`() {
    struct Editor: View {
      @State private var title = "Notes"
      var body: some View {
        VStack {
          Text("Edits \(title)").focusedSceneValue(\.title, $title)
          Reader()
        }
      }
    }
    expectSpoken(
      Editor(), .next(2), .previous, .activate, .user(.first), .user(.last),
      reads: """
        Edits Notes
        Clear, Button
        Title: Notes
        Clear, Button
        ♪ item activated, Clear
        Edits\u{20}
        Title:\u{20}
        """)
  }
}

extension FocusedValues {
  fileprivate var title: Binding<String>? {
    get { self[DragAndDropTests.TitleKey.self] }
    set { self[DragAndDropTests.TitleKey.self] = newValue }
  }
}
