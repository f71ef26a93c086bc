import ScreenTree
import VoiceOverElements

extension FileApp {
  /// A screen that is or was shown.
  struct Page: Hashable {
    let name: String?
    private(set) var screen: Screen
    private(set) var resolution: Resolution
    /// The language of words without one; nil when it is the listener's.
    let language: String?
    /// The node that opened it as a list of choices, and the behavior of a choice.
    let choosesFor: String?
    /// Whether the screen changed after it was resolved.
    private(set) var isStale = false
    /// How many views are taken away.
    private var removedViews = 0
    /// The screen with the places of its views; nil when it has to be laid out.
    private var placed: Screen?
    /// The path of each node by its name, computed on demand.
    private var paths: [String: NodePath]?

    init(
      name: String? = nil, screen: Screen, resolution: Resolution, language: String? = nil,
      choosesFor: String? = nil
    ) {
      self.name = name
      self.screen = screen
      self.resolution = resolution
      self.language = language
      self.choosesFor = choosesFor
    }

    /// The screen without the views that were taken away.
    var present: Screen { removedViews > 0 ? screen.present : screen }

    /// The places of the elements.
    var touchMap: TouchMap {
      placed.map { TouchMap(placed: $0, resolution) } ?? TouchMap(present, resolution)
    }

    /// The path of the node with a name.
    mutating func path(of name: String) -> NodePath? {
      let known = paths ?? screen.paths
      paths = known
      return known[name]
    }

    /// Replaces a view; the elements stay those of before.
    mutating func replace(_ old: Node, at path: NodePath, by new: Node) {
      isStale = true
      removedViews += (new.isRemoved ? 1 : 0) - (old.isRemoved ? 1 : 0)
      screen.change(at: path) { _ in new }
      // Replacing a view leaves the numbers of those beside it, but a change of properties shifts
      // those that hold views, and one of an identifier gives another name.
      if [old, new].contains(where: { $0.properties.contains { !$0.nodes.isEmpty } })
        || old[.identifier] != new[.identifier]
      {
        paths = nil
      }
      // Most changes are of a value, for which laying out a large screen again would be a waste.
      // Where a view is away, the paths are not those of the screen with places.
      guard removedViews == 0, new.takesRoom(of: old) else {
        placed = nil
        return
      }
      let value = new.properties.last { $0.modifier === AnyModifier.value }
      placed?.change(at: path) { value.map($0.with) ?? $0 }
    }

    /// Resolves the screen again after changes.
    mutating func resolveAgain() {
      isStale = false
      let placed = placed ?? present.placed(by: resolution.settings)
      self.placed = placed
      resolution = resolve(placed: placed, settings: resolution.settings)
      if let language { resolution = resolution.inLanguage(language) }
    }
  }
}
