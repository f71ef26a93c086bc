import ScreenTree

/// What all boxes of a layout share: the device, and where views of the top stand.
final class LayoutContext {
  let device: Device
  /// Whether views of the top stand at the leading edge below each other, as in a file.
  let isFile: Bool

  init(_ device: Device, isFile: Bool) {
    self.device = device
    self.isFile = isFile
  }

  /// The least height of a row in points.
  var rowHeight: Double { device.platform == .macos ? 28 : 44 }
}

/// A view as the layout sees it: what its modifiers contribute, and the views inside.
///
/// A class, because its sizes are asked for again and again, and kept.
final class LayoutBox {
  let node: Node
  let context: LayoutContext
  /// What its modifiers contribute, the innermost first.
  let modifiers: [LayoutProperty]
  /// The views inside that its size follows.
  let children: [LayoutBox]
  /// The views inside that stand by themselves, by their numbers among the views of the node.
  let apart: [Int: LayoutBox]
  /// The direction of the stack around; nil elsewhere.
  let axis: LayoutAxis?
  /// Whether it is a row of a list.
  let isRow: Bool
  /// The letters of its texts.
  let font: TextFont
  /// The most lines of a text in it; nil for as many as it needs.
  private let mostLines: Int?
  /// How the views inside stand.
  let arrangement: Arrangement
  /// The frame that the file states; nil for most.
  let stated: Frame?
  /// The rectangle where it is shown, and the one by which it is read, after placing.
  var shown: Frame?
  var read: Frame?
  /// The size of what scrolls in it, after placing.
  var scrolled: Size?
  /// The number of the view that is shown where one of several fits, after placing.
  var fitting: Int?
  /// Whether its frame is that around views whose frames a file states, after placing.
  var isAroundStated = false
  /// The distance between the views in it, in points.
  private(set) lazy var gap = statedGap
  /// Which views of a stack are offered room first.
  private(set) lazy var priority = statedPriority
  private var text: TextMeasure?
  private var sizes = KnownSizes()
  /// Whether it answers as fast as a known size is found: a few words, and nothing else.
  private let isBrief: Bool

  /// What a view takes over from the one around it.
  struct Around {
    var axis: LayoutAxis?
    var isRow = false
    var style = FontTextStyle.body
    var size: Double?
    var lines: Int?
    /// Modifiers of its place, such as those of a row.
    var outer: [LayoutProperty] = []
  }

  /// A view with what is around it.
  init(_ node: Node, _ context: LayoutContext, in around: Around = Around()) {
    self.node = node
    self.context = context
    axis = around.axis
    isRow = around.isRow
    stated = node[.frame]
    var modifiers = node.properties.isEmpty ? [] : node.all(.layout)
    var inside = Around(style: around.style, size: around.size, lines: around.lines)
    Self.takeTexts(of: modifiers, into: &inside)
    mostLines = inside.lines
    font = TextFont(size: inside.size ?? inside.style.size(for: context.device.textSize))
    if context.isFile, node.kind == .scrollView, modifiers.isEmpty {
      // A file does not state a direction: what is in it goes from top to bottom.
      modifiers = [.scrolls(across: false, down: true)]
    }
    if isRow { modifiers += Self.row(node, context) }
    if let stated { modifiers = [.size(width: stated.width, height: stated.height, x: 0, y: 0)] }
    self.modifiers = modifiers + around.outer
    arrangement = Arrangement(of: node, modifiers)
    inside.axis = arrangement.axis
    inside.isRow = node.holdsRows || around.isRow && node.kind == .section
    var children: [LayoutBox] = []
    var apart: [Int: LayoutBox] = [:]
    for (index, child) in node.children.enumerated() {
      if child.standsApart {
        apart[index] = LayoutBox(child, context, in: Around(style: inside.style, size: inside.size))
      } else {
        children.append(LayoutBox(child, context, in: inside))
      }
    }
    self.children = children
    self.apart = apart
    isBrief =
      self.modifiers.isEmpty && children.isEmpty && node.properties.isEmpty
      && (node.title?.utf8.count ?? 0) <= 100
  }

  /// The innermost font counts, and the innermost number of lines; a font that gives only a size
  /// keeps the style around.
  private static func takeTexts(of modifiers: [LayoutProperty], into around: inout Around) {
    for modifier in modifiers.reversed() {
      switch modifier {
      case .font(let style, let size):
        around.style = style ?? around.style
        around.size = size
      case .lines(let count): around.lines = count
      default: break  // It says nothing of texts.
      }
    }
  }

  /// A row has room around, and is at least as high as a finger is wide; a section has its title
  /// above.
  private static func row(_ node: Node, _ context: LayoutContext) -> [LayoutProperty] {
    if node.kind.shape == .section {
      return node.title == nil ? [] : [.padding(top: 38, leading: 0, bottom: 0, trailing: 0)]
    }
    return [
      .padding(top: 11, leading: 20, bottom: 11, trailing: 20),
      .limits(
        width: .init(most: .infinity), height: .init(least: context.rowHeight), x: 0, y: 0.5),
    ]
  }

  /// The size of words in the box's font, each text measured once.
  func measure(_ words: String?, _ proposal: ProposedSize) -> Size {
    guard let words else { return .zero }
    let measure = text ?? TextMeasure(words, font, mostLines: mostLines)
    text = measure
    return measure.size(in: proposal.width)
  }

  /// The size that the view chooses when a size is proposed.
  func size(_ proposal: ProposedSize) -> Size { size(modifiers[...], proposal) }

  /// The size with some of the modifiers, the innermost first.
  func size(_ modifiers: ArraySlice<LayoutProperty>, _ proposal: ProposedSize) -> Size {
    if isBrief { return contentSize(proposal) }
    // Each number of modifiers is kept: a ratio asks twice, and several would double the work each.
    var question = KnownSizes.Question(modifiers: modifiers.count, proposal: proposal)
    if let known = sizes[question] { return known }
    // Stacks in stacks ask more with each level: the size that a view likes best is an answer too.
    if sizes.count >= Self.mostQuestions, proposal != .unspecified {
      question = KnownSizes.Question(modifiers: modifiers.count, proposal: .unspecified)
      if let known = sizes[question] { return known }
    }
    let size = newSize(modifiers, question.proposal)
    sizes[question] = size
    return size
  }

  /// How many sizes are worked out for a view.
  private static let mostQuestions = 256
}

extension Node {
  /// Whether the views in it are rows.
  var holdsRows: Bool { kind == .list || kind == .form || kind == .uiTableView }

  /// Whether the size of the view around does not follow it: a sheet or an alert stands over the
  /// screen, and code may place a view.
  fileprivate var standsApart: Bool {
    if kind.shape == .modal { return true }
    guard !properties.isEmpty else { return false }
    return all(.layout).contains { if case .place = $0 { true } else { false } }
  }
}
