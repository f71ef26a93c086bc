import ScreenDocuments
import ScreenTree

/// Where the views of a screen file begin, to find the view that a place of the text belongs to.
struct ViewMap: Sendable {
  /// A view, its name and that of what it is in.
  private struct View {
    var name: String
    /// The number of the view around it; nil at the top.
    var parent: Int?
  }

  /// The beginning of a view or of one of its properties; of another part of the file for nil.
  private struct Mark {
    var position: Position
    var view: Int?

    func isBefore(_ line: Int32, _ column: Int32) -> Bool {
      (position.line, position.column) < (line, column)
    }
  }

  private var views: [View] = []
  private var marks: [Mark] = []

  /// The map of a screen that was read from a document.
  init(_ screen: Screen, _ document: Document?) {
    // What comes after the views, such as settings, belongs to none of them.
    marks = (document?.entries ?? []).map { Mark(position: $0.position, view: nil) }
    for view in screen.views { add(view, in: nil) }
    marks.removeAll { $0.position == .unknown }
    marks.sort { $0.isBefore($1.position.line, $1.position.column) }
  }

  // Recursion: a screen is at most as deep as its reader allows.
  private mutating func add(_ node: Node, in parent: Int?) {
    let number = views.count
    views.append(View(name: node.name, parent: parent))
    marks.append(Mark(position: node.position, view: number))
    for property in node.properties {
      marks.append(Mark(position: property.position, view: number))
      for nested in property.nodes { add(nested, in: number) }
    }
    for child in node.children { add(child, in: number) }
  }

  /// The names of the view at a position and of those around it, innermost first.
  ///
  /// A position on a line before all that begins there, such as a dash, is that of the first.
  func views(at position: Position) -> [String] {
    guard let mark = mark(at: position), var number = mark.view else { return [] }
    var names = [views[number].name]
    while let parent = views[number].parent {
      names.append(views[parent].name)
      number = parent
    }
    return names
  }

  private func mark(at position: Position) -> Mark? {
    // The first mark behind the position, by halving.
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].isBefore(position.line, position.column + 1) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let before = low > 0 ? marks[low - 1] : nil
    let after = low < marks.count ? marks[low] : nil
    if before?.position.line != position.line, let after, after.position.line == position.line {
      return after
    }
    return before
  }
}
