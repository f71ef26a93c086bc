import ScreenTree

/// A view as the layout sees it: what its modifiers contribute, and the views inside.
///
/// A class, because its sizes are asked for again and again, and kept.
final class LayoutBox {
  let node: Node
  /// What its modifiers contribute, the innermost first.
  let modifiers: [LayoutProperty]
  let children: [LayoutBox]
  /// The direction of the stack around; nil elsewhere.
  let axis: LayoutAxis?
  /// Whether it is a row of a list.
  let isRow: Bool
  private var sizes: [Question: LayoutSize] = [:]

  /// A size that is proposed to the view with some of its modifiers.
  private struct Question: Hashable {
    let modifiers: Int
    let proposal: LayoutProposal
  }

  /// A view in a stack of a direction, or as a row of a list.
  init(_ node: Node, in axis: LayoutAxis? = nil, isRow: Bool = false) {
    self.node = node
    self.axis = axis
    self.isRow = isRow
    var modifiers = node.all(.layout)
    if isRow { modifiers += node.kind.shape == .section ? Self.section(node) : Self.row }
    self.modifiers = modifiers
    let holdsRows = node.kind == .list || node.kind == .form || isRow && node.kind == .section
    let direction = node.stackAxis
    children = node.children.map { LayoutBox($0, in: direction, isRow: holdsRows) }
  }

  /// A row has room around, and is at least as high as a finger is wide.
  private static let row: [LayoutProperty] = [
    .padding(top: 11, leading: 20, bottom: 11, trailing: 20),
    .limits(
      width: .init(most: .infinity), height: .init(least: 44), x: 0, y: 0.5),
  ]

  /// A section has its title above.
  private static func section(_ node: Node) -> [LayoutProperty] {
    node.title == nil ? [] : [.padding(top: 38, leading: 0, bottom: 0, trailing: 0)]
  }

  /// The size that the view chooses when a size is proposed.
  func size(_ proposal: LayoutProposal) -> LayoutSize { size(modifiers[...], proposal) }

  /// The size with some of the modifiers, the innermost first.
  func size(_ modifiers: ArraySlice<LayoutProperty>, _ proposal: LayoutProposal) -> LayoutSize {
    // Each number of modifiers is kept: a ratio asks twice, and several would double the work each.
    let question = Question(modifiers: modifiers.count, proposal: proposal)
    if let known = sizes[question] { return known }
    let size = newSize(modifiers, proposal)
    sizes[question] = size
    return size
  }

  private func newSize(
    _ modifiers: ArraySlice<LayoutProperty>, _ proposal: LayoutProposal
  ) -> LayoutSize {
    guard let outermost = modifiers.last else { return contentSize(proposal) }
    let rest = modifiers.dropLast()
    let inside = size(rest, offer(of: outermost, proposal, around: rest))
    switch outermost {
    case .padding(let top, let leading, let bottom, let trailing):
      return LayoutSize(
        width: inside.width + leading + trailing, height: inside.height + top + bottom)
    case .size(let width, let height, _, _):
      return LayoutSize(width: width ?? inside.width, height: height ?? inside.height)
    case .limits(let width, let height, _, _):
      return LayoutSize(
        width: width.length(offered: proposal.width, inside: inside.width),
        height: height.length(offered: proposal.height, inside: inside.height))
    case .flexible(let fillsWidth, let fillsHeight):
      let full = proposal.filled(with: inside)
      return LayoutSize(
        width: fillsWidth ? full.width : inside.width,
        height: fillsHeight ? full.height : inside.height)
    // A view with a position takes all room, in which the position is counted.
    case .position: return proposal.filled(with: inside)
    case .scrolls(let across, let down):
      let full = proposal.filled(with: inside)
      return LayoutSize(
        width: across ? full.width : inside.width, height: down ? full.height : inside.height)
    case .offset, .alignment, .spacing, .layered, .fixed, .ratio, .priority, .grid:
      return inside
    }
  }

  /// What a modifier proposes to the view inside it.
  func offer(
    of modifier: LayoutProperty, _ proposal: LayoutProposal, around rest: ArraySlice<LayoutProperty>
  ) -> LayoutProposal {
    switch modifier {
    case .padding(let top, let leading, let bottom, let trailing):
      return LayoutProposal(
        width: proposal.width.map { max($0 - leading - trailing, 0) },
        height: proposal.height.map { max($0 - top - bottom, 0) })
    case .size(let width, let height, _, _):
      return LayoutProposal(width: width ?? proposal.width, height: height ?? proposal.height)
    case .limits(let width, let height, _, _):
      return LayoutProposal(
        width: width.offer(proposal.width), height: height.offer(proposal.height))
    case .fixed(let width, let height):
      return LayoutProposal(
        width: width ? nil : proposal.width, height: height ? nil : proposal.height)
    case .ratio(let ratio, let covers):
      return proposal.fitting(ratio ?? size(rest, .none).ratio, covers: covers)
    case .scrolls(let across, let down):
      return LayoutProposal(
        width: across ? nil : proposal.width, height: down ? nil : proposal.height)
    case .flexible, .offset, .position, .alignment, .spacing, .layered, .priority, .grid:
      return proposal
    }
  }
}

extension LayoutProposal {
  /// The largest size of a ratio that fits, or the smallest that covers what is offered.
  fileprivate func fitting(_ ratio: Double, covers: Bool) -> LayoutProposal {
    guard ratio > 0, ratio.isFinite else { return self }
    let (byWidth, byHeight) = (width.map { $0 / ratio }, height.map { $0 * ratio })
    guard let width, let height, let byWidth, let byHeight else {
      return LayoutProposal(width: width ?? byHeight, height: height ?? byWidth)
    }
    // The narrower of both decides what fits, the wider one what covers.
    return (byHeight < width) != covers
      ? LayoutProposal(width: byHeight, height: height)
      : LayoutProposal(width: width, height: byWidth)
  }
}

extension LayoutSize {
  fileprivate var ratio: Double { height > 0 ? width / height : 1 }
}

extension Node {
  /// The direction in which the views in it stand; nil where they stand over each other.
  var stackAxis: LayoutAxis? {
    switch kind {
    case .zStack: nil
    case .hStack, .lazyHStack: .across
    // What the label of a button shows stands in a row, as SwiftUI has it.
    default: kind.shape == .control ? .across : .down
    }
  }
}
