import ScreenTree

/// Sizes with modifiers: what each proposes to what is inside it, and what it makes of the answer.
extension LayoutBox {
  /// The size with some of the modifiers, worked out again.
  func newSize(_ modifiers: ArraySlice<LayoutProperty>, _ proposal: ProposedSize) -> Size {
    guard let outermost = modifiers.last else { return contentSize(proposal) }
    let rest = modifiers.dropLast()
    if case .size(let width?, let height?, _, _) = outermost {
      return Size(width: width, height: height)
    }
    let inside = size(rest, offer(of: outermost, proposal, around: rest))
    switch outermost {
    case .padding(let top, let leading, let bottom, let trailing):
      return Size(width: inside.width + leading + trailing, height: inside.height + top + bottom)
    case .size(let width, let height, _, _):
      return Size(width: width ?? inside.width, height: height ?? inside.height)
    case .limits(let width, let height, _, _):
      return Size(
        width: width.length(offered: proposal.width, inside: inside.width),
        height: height.length(offered: proposal.height, inside: inside.height))
    case .flexible(let fillsWidth, let fillsHeight):
      let full = proposal.filled(with: inside)
      return Size(
        width: fillsWidth ? full.width : inside.width,
        height: fillsHeight ? full.height : inside.height)
    // A view with a position takes all room, in which the position is counted.
    case .position: return proposal.filled(with: inside)
    case .scrolls(let across, let down):
      let full = proposal.filled(with: inside)
      return Size(
        width: across ? full.width : inside.width, height: down ? full.height : inside.height)
    case .place(let frame): return frame.size
    // The others change at most what is offered.
    default: return inside
    }
  }

  /// What a modifier proposes to the view inside it.
  func offer(
    of modifier: LayoutProperty, _ proposal: ProposedSize, around rest: ArraySlice<LayoutProperty>
  ) -> ProposedSize {
    switch modifier {
    case .padding(let top, let leading, let bottom, let trailing):
      return ProposedSize(
        width: proposal.width.map { max($0 - leading - trailing, 0) },
        height: proposal.height.map { max($0 - top - bottom, 0) })
    case .size(let width, let height, _, _):
      return ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .limits(let width, let height, _, _):
      return ProposedSize(
        width: width.offer(proposal.width), height: height.offer(proposal.height))
    case .fixed(let width, let height):
      return ProposedSize(
        width: width ? nil : proposal.width, height: height ? nil : proposal.height)
    case .ratio(let ratio, let covers):
      return proposal.fitting(ratio ?? size(rest, .unspecified).ratio, covers: covers)
    case .scrolls(let across, let down):
      return ProposedSize(
        width: across ? nil : proposal.width, height: down ? nil : proposal.height)
    case .place(let frame): return frame.size.proposal
    // The others hand on what they are offered.
    default: return proposal
    }
  }
}
