import ScreenTree

/// How the views inside a view stand.
enum Arrangement {
  /// Behind each other in a direction.
  case stack(LayoutAxis)
  /// Over each other.
  case over
  /// In the lines of a lazy grid.
  case lines(LayoutProperty)
  /// In the rows and columns of a grid, whose columns are as wide as the widest view in them.
  case grid
  /// By their rows and columns of a table.
  case cells
  /// Side by side in equal parts: tabs, segments, wheels, the marks of a chart.
  case equal(height: Double?)
  /// Nowhere of their own: they appear when the view is used.
  case attached
  /// After a title at the other edge.
  case titled
  /// Between the bars of a screen.
  case bars
  /// The first that fits.
  case fits(across: Bool, down: Bool)
  /// As an app arranges them.
  case custom(CustomLayoutReference)

  /// How the views in a node stand.
  init(of node: Node, _ modifiers: [LayoutProperty]) {
    guard !node.children.isEmpty else {
      self = node.kind == .zStack ? .over : .stack(node.stackAxis)
      return
    }
    for modifier in modifiers {
      switch modifier {
      case .grid, .tracks:
        self = .lines(modifier)
        return
      case .fits(let across, let down):
        self = .fits(across: across, down: down)
        return
      case .custom(let layout):
        self = .custom(layout)
        return
      case .beside:
        self = .stack(.across)
        return
      default: break  // It says nothing of the views inside.
      }
    }
    self = .init(byClassOf: node)
  }

  private init(byClassOf node: Node) {
    switch node.shape {
    case .tabs: self = .equal(height: 49)
    case .segments: self = .equal(height: 32)
    case .wheel, .wheels: self = .equal(height: 216)
    case .choices: self = .attached
    case .menu where node.title != nil || node[.symbol] != nil: self = .attached
    case .disclosure where node[.expanded] != true: self = .attached
    case .labeledContent: self = .titled
    case .titled where node.kind == .navigationStack: self = .bars
    default: self = .init(ofGroup: node)
    }
  }

  private init(ofGroup node: Node) {
    if node.kind == .zStack {
      self = .over
    } else if node.kind == .vStack, node.children.count > 1, let last = node.children.last,
      last.kind.shape == .tabs, !last.children.isEmpty
    {
      // A screen of tabs has its bar at the bottom, however little it shows.
      self = .bars
    } else if node.kind == .chart {
      self = .equal(height: nil)
    } else if node.kind == .grid, node.children.contains(where: \.isGridRow) {
      self = .grid
    } else if node.kind == .table,
      node.children.allSatisfy({ $0[.cell]?.row != nil && $0[.cell]?.column != nil })
    {
      self = .cells
    } else {
      self = .stack(node.stackAxis)
    }
  }

  /// The direction in which room is shared; nil elsewhere.
  var axis: LayoutAxis? {
    switch self {
    case .stack(let axis): axis
    case .titled: .across
    case .bars: .down
    case .over, .lines, .grid, .cells, .equal, .attached, .fits, .custom: nil
    }
  }
}

extension Node {
  /// The direction of the views in it, unless they stand over each other.
  fileprivate var stackAxis: LayoutAxis {
    switch kind {
    case .hStack, .lazyHStack, .uiNavigationBar: .across
    // What the label of a button shows stands in a row, as SwiftUI has it.
    default: kind.shape == .control || kind.shape == .menu ? .across : .down
    }
  }

  /// Whether it is a row of a grid.
  var isGridRow: Bool { kind == .hStack && className == "GridRow" }
}
