import ScreenTree

/// Sizes of views without their modifiers: own estimates, in points.
extension LayoutBox {
  /// The size of the view itself.
  func contentSize(_ proposal: LayoutProposal) -> LayoutSize {
    switch node.kind {
    case .text, .uiLabel: words(node.title, proposal)
    case .label: labelled(by: LayoutSize(width: 28, height: 22), proposal)
    // A symbol of the size of the text; how large a picture is, only its file says.
    case .image: LayoutSize(width: 20, height: 20)
    case .spacer: spacer(proposal)
    case .divider: divider(proposal)
    case .toggle: labelled(by: LayoutSize(width: 51, height: 31), fills: true, proposal)
    case .stepper: labelled(by: LayoutSize(width: 94, height: 32), fills: true, proposal)
    case .slider: labelled(by: LayoutSize(width: 100, height: 34), fills: true, proposal)
    case .textField, .secureField:
      proposal.with(34, .down).filled(with: LayoutSize(width: 100, height: 34))
    case .textEditor: proposal.filled(with: LayoutSize(width: 100, height: 100))
    case .progressView:
      LayoutSize(width: node[.value] == nil ? 20 : proposal.width ?? 100, height: 20)
    case .list, .form: proposal.filled(with: arrangedSize(proposal.with(nil, .down)))
    default: otherSize(proposal)
    }
  }

  /// The size of a drawing, of views in a container, or of any other control.
  private func otherSize(_ proposal: LayoutProposal) -> LayoutSize {
    switch node.kind.shape {
    case .drawing where children.isEmpty:
      return proposal.filled(with: LayoutSize(width: 10, height: 10))
    case .group, .nothing, .drawing, .collection, .section, .modal, .titled, .tabs, .web,
      .labeledContent:
      return arrangedSize(proposal)
    case .control where children.isEmpty: return words(node.title, proposal)
    case .control: return arrangedSize(proposal)
    case .element, .menu, .choices, .wheel, .segments, .rows, .wheels, .stepper, .cell,
      .disclosure, .imageView, .image:
      return labelled(by: LayoutSize(width: 60, height: 34), proposal)
    }
  }

  /// The size of a title beside a picture or a switch.
  private func labelled(
    by mark: LayoutSize, fills: Bool = false, _ proposal: LayoutProposal
  ) -> LayoutSize {
    let room = proposal.width.map { max($0 - mark.width - 8, 0) }
    let title =
      node.title == nil
      ? arrangedSize(proposal.with(room, .across)) : words(node.title, proposal.with(room, .across))
    let width = title.width + mark.width + 8
    return LayoutSize(
      width: fills ? proposal.width ?? width : width, height: max(title.height, mark.height))
  }

  /// Letters of half an em at 17 points, in lines of 22 points.
  private func words(_ words: String?, _ proposal: LayoutProposal) -> LayoutSize {
    let length = Double((words ?? "").count) * 8.5
    // A single letter needs its room, also where nothing is offered.
    let room = max(proposal.width ?? length, 8.5)
    // A stack that was measured before offers its own size, which may be a rounding less.
    guard length > room + 0.01 else { return LayoutSize(width: length, height: 22) }
    return LayoutSize(width: room, height: (length / room).rounded(.up) * 22)
  }

  /// All room in the direction of its stack, in both directions elsewhere.
  private func spacer(_ proposal: LayoutProposal) -> LayoutSize {
    let size = proposal.filled(with: LayoutSize(width: 8, height: 8))
    return LayoutSize(
      width: axis == .down ? 0 : max(size.width, 8),
      height: axis == .across ? 0 : max(size.height, 8))
  }

  /// A line across its stack.
  private func divider(_ proposal: LayoutProposal) -> LayoutSize {
    let size = proposal.filled(with: LayoutSize(width: 10, height: 10))
    return axis == .across
      ? LayoutSize(width: 1, height: size.height) : LayoutSize(width: size.width, height: 1)
  }
}
