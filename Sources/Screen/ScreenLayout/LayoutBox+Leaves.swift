import ScreenTree

/// Sizes of views without their modifiers, in points: Apple's standard sizes of controls.
extension LayoutBox {
  /// The size of the view itself.
  func contentSize(_ proposal: ProposedSize) -> Size {
    switch node.kind {
    case .text, .uiLabel: measure(node.title ?? node[.label], proposal)
    case .label: labelled(by: Size(width: 28, height: font.lineHeight), proposal)
    case .image, .uiImageView: pictureSize
    case .spacer: spacer(proposal)
    case .divider: divider(proposal)
    case .toggle, .uiSwitch: switchSize(proposal)
    case .stepper, .uiStepper:
      labelled(
        by: Size(width: 94, height: 32), fills: node.title != nil || !children.isEmpty, proposal)
    case .slider, .uiSlider: labelled(by: Size(width: 100, height: 34), fills: true, proposal)
    case .textField, .secureField, .uiTextField, .uiSearchBar:
      proposal.with(max(34, font.lineHeight), .down).filled(with: Size(width: 100, height: 34))
    case .textEditor, .uiTextView: proposal.filled(with: Size(width: 100, height: 100))
    case .progressView, .uiProgressView, .uiActivityIndicatorView:
      Size(width: node[.value] == nil ? 20 : proposal.width ?? 100, height: 20)
    case .list, .form, .uiTableView: listSize(proposal)
    case .gauge: labelled(by: Size(width: 60, height: 34), fills: true, proposal)
    default: otherSize(proposal)
    }
  }

  /// The size of a drawing, of views in a container, or of any other control.
  private func otherSize(_ proposal: ProposedSize) -> Size {
    guard !children.isEmpty else { return emptySize(proposal) }
    switch node.shape {
    case .disclosure: return disclosureSize(proposal)
    case .menu, .choices:
      if case .attached = arrangement {
        return labelled(by: Size(width: 60, height: 34), proposal)
      }
      return arrangedSize(proposal)
    case .stepper, .imageView, .image: return labelled(by: Size(width: 60, height: 34), proposal)
    // All others are as large as the views in them.
    default: return arrangedSize(proposal)
    }
  }

  /// The size of a view without views in it.
  private func emptySize(_ proposal: ProposedSize) -> Size {
    switch node.shape {
    case .drawing: proposal.filled(with: Size(width: 10, height: 10))
    case .control: controlSize(proposal)
    case .group where !apart.isEmpty: proposal.filled(with: placedSize)
    case .group, .web, .cell: wordsSize(proposal)
    case .disclosure: disclosureSize(proposal)
    case .wheel: Size(width: proposal.width ?? 320, height: 216)
    case .wheels where node.kind == .uiPickerView:
      Size(width: proposal.width ?? 320, height: 216)
    case .element where node.kind == .element: wordsSize(proposal)
    case .nothing, .collection, .section, .modal, .titled, .labeledContent, .rows:
      arrangedSize(proposal)
    case .element, .menu, .choices, .segments, .tabs, .stepper, .imageView, .image, .wheels:
      labelled(by: Size(width: 60, height: 34), proposal)
    }
  }

  /// The room of the views that code places.
  private var placedSize: Size {
    apart.values.reduce(into: Size.zero) { size, view in
      for case .place(let frame) in view.modifiers {
        size.width = max(size.width, frame.x + frame.width)
        size.height = max(size.height, frame.y + frame.height)
      }
    }
  }

  /// A symbol has the size of the text; how large a picture is, only its file says.
  private var pictureSize: Size {
    for case .picture(let width, let height) in modifiers {
      return Size(width: width, height: height)
    }
    return node[.symbol] == nil ? Size(width: 44, height: 44) : symbolSize
  }

  /// Whether its size is assumed, because no file and no modifier says it.
  var hasAssumedSize: Bool {
    guard node.kind == .image || node.kind == .uiImageView, node[.symbol] == nil, stated == nil,
      node[.decorative] != true || node.title != nil
    else { return false }
    return !modifiers.contains { modifier in
      switch modifier {
      case .flexible, .size, .place, .picture: true
      default: false
      }
    }
  }

  /// A symbol is a little wider than its font is high.
  private var symbolSize: Size {
    Size(width: (font.size * 1.2).rounded(.up), height: font.lineHeight)
  }

  /// A button by its title or its symbol; UIKit's is at least 34 points high.
  private func controlSize(_ proposal: ProposedSize) -> Size {
    var size = Size.zero
    if let title = node.title ?? (node[.symbol] == nil ? node[.label] : nil) {
      size = measure(title, proposal)
    }
    if node[.symbol] != nil {
      let symbol = symbolSize
      size = Size(
        width: size.width + symbol.width + (size.width > 0 ? 8 : 0),
        height: max(size.height, symbol.height))
    }
    return node.kind.isOfUIKit ? Size(width: size.width, height: max(size.height, 34)) : size
  }

  /// The words of a view without views in it: a line at least where it is heard.
  private func wordsSize(_ proposal: ProposedSize) -> Size {
    guard let words = node.title ?? node[.label] ?? node[.valueText] else {
      // What only takes part in the layout is not heard.
      let isSilent = node.properties.allSatisfy { $0.modifier === AnyModifier.layout }
      return isSilent || node.kind == .group
        ? .zero : Size(width: 44, height: font.lineHeight)
    }
    return measure(words, proposal)
  }

  /// A switch of 51 × 31 points beside its title; on the Mac a box before it.
  private func switchSize(_ proposal: ProposedSize) -> Size {
    let isMac = context.device.platform == .macos
    let isAlone = node.title == nil && children.isEmpty
    let mark = isMac ? Size(width: 16, height: 16) : Size(width: 51, height: 31)
    return isAlone ? mark : labelled(by: mark, fills: !isMac, proposal)
  }

  /// The size of a title beside a picture or a switch.
  private func labelled(by mark: Size, fills: Bool = false, _ proposal: ProposedSize) -> Size {
    let room = proposal.with(proposal.width.map { max($0 - mark.width - 8, 0) }, .across)
    let title = node.title.map { measure($0, room) } ?? childrenSize(room)
    let width = title.width + mark.width + (title.width > 0 ? 8 : 0)
    return Size(
      width: fills ? proposal.width ?? width : width, height: max(title.height, mark.height))
  }

  private func childrenSize(_ proposal: ProposedSize) -> Size {
    if case .attached = arrangement { return .zero }
    return arrangedSize(proposal)
  }

  /// A row with its title, and below it what is shown of an open one.
  private func disclosureSize(_ proposal: ProposedSize) -> Size {
    let title = measure(node.title ?? node[.label], proposal)
    let row = Size(
      width: proposal.width ?? title.width, height: max(title.height, context.rowHeight))
    guard case .attached = arrangement else {
      let inside = arrangedSize(proposal.with(nil, .down))
      return Size(
        width: max(row.width, inside.width),
        height: row.height + (children.isEmpty ? 0 : inside.height))
    }
    return row
  }

  /// A list fills its room, in which it scrolls; never so little that what follows it would stand
  /// before its rows.
  private func listSize(_ proposal: ProposedSize) -> Size {
    let rows = arrangedSize(proposal.with(nil, .down))
    return Size(
      width: proposal.width ?? rows.width,
      height: max(proposal.height ?? rows.height, min(rows.height, 120)))
  }

  /// All room in the direction of its stack, in both directions elsewhere.
  private func spacer(_ proposal: ProposedSize) -> Size {
    // The distance of a spacer is the least room that it takes.
    let size = proposal.filled(with: Size(width: gap, height: gap))
    return Size(
      width: axis == .down ? 0 : max(size.width, gap),
      height: axis == .across ? 0 : max(size.height, gap))
  }

  /// A line across its stack.
  private func divider(_ proposal: ProposedSize) -> Size {
    let size = proposal.filled(with: Size(width: 10, height: 10))
    return axis == .across
      ? Size(width: 1, height: size.height) : Size(width: size.width, height: 1)
  }
}
