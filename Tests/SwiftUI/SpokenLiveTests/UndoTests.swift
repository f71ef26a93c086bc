import SpokenLiveTesting
import SpokenViews
import Testing

/// What was done last is undone by a button of the app.
@MainActor
struct UndoTests {
  @MainActor
  private final class Counter: ObservableObject {
    @Published var count = 0

    func add(_ manager: UndoManager?) {
      count += 1
      register(manager)
    }

    private func register(_ manager: UndoManager?) {
      manager?.registerUndo(withTarget: self) { counter in
        counter.count -= 1
        manager?.registerUndo(withTarget: counter) { $0.add(manager) }
      }
      manager?.setActionName("Adding")
    }
  }

  private struct Counting: View {
    @Environment(\.undoManager) private var manager
    @StateObject private var counter = Counter()

    var body: some View {
      Text("\(counter.count)")
      Button("Add") { counter.add(manager) }
      Button("Undo") { manager?.undo() }
      Button("Redo") { manager?.redo() }
    }
  }

  @Test func `steps are undone and done again`() {
    expectSpoken(
      Counting(), .next, .activate, .activate, .next, .activate, .user(.first), .user(.last),
      .activate, .user(.first),
      reads: """
        0
        Add, Button
        ♪ item activated, Add
        ♪ item activated, Add
        Undo, Button
        ♪ item activated, Undo
        1
        Redo, Button
        ♪ item activated, Redo
        2
        """)
  }

  @Test func `a group is one step and keeps its name`() {
    let manager = UndoManager()
    let counter = Counter()
    manager.beginUndoGrouping()
    counter.add(manager)
    counter.add(manager)
    manager.endUndoGrouping()
    #expect(manager.undoMenuItemTitle == "Undo Adding")
    manager.undo()
    #expect(counter.count == 0 && !manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(counter.count == 2 && manager.canUndo && !manager.canRedo)
  }
}
