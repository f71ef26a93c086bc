import ScreenTree

/// Sizes of views, estimated from their classes and modifiers.
extension Node {
  private typealias Size = Layout.Size

  /// The size with some of the modifiers, the innermost first.
  func size(_ modifiers: ArraySlice<LayoutProperty>, in offered: Layout.Size) -> Layout.Size {
    // From the outside in, as SwiftUI proposes sizes: each modifier changes what the next one is
    // offered.
    guard let outermost = modifiers.last else { return contentSize(in: offered) }
    let rest = modifiers.dropLast()
    switch outermost {
    case .padding(let top, let leading, let bottom, let trailing):
      let inside = size(
        rest,
        in: Size(
          width: offered.width - leading - trailing, height: offered.height - top - bottom))
      return Size(
        width: inside.width + leading + trailing, height: inside.height + top + bottom)
    case .size(let width, let height):
      let inside = size(
        rest, in: Size(width: width ?? offered.width, height: height ?? offered.height))
      return Size(width: width ?? inside.width, height: height ?? inside.height)
    case .flexible(let fillsWidth, let fillsHeight):
      let inside = size(rest, in: offered)
      return Size(
        width: fillsWidth ? offered.width : inside.width,
        height: fillsHeight ? offered.height : inside.height)
    // A view with a position takes all room, in which the position is counted.
    case .position: return offered
    case .offset, .alignment, .spacing, .layered: return size(rest, in: offered)
    }
  }

  /// The size of the view without modifiers: own estimates, in points.
  private func contentSize(in offered: Layout.Size) -> Layout.Size {
    switch kind {
    case .text, .label, .uiLabel: textSize(in: offered)
    case .image: Size(width: 10, height: 10)
    case .spacer: Size(width: 8, height: 8)
    case .divider: Size(width: offered.width, height: 1)
    case .slider: Size(width: offered.width, height: 28)
    case .toggle: Size(width: offered.width, height: 31)
    case .textField, .secureField, .stepper: Size(width: offered.width, height: 44)
    default: otherSize(in: offered)
    }
  }

  /// The size of a drawing, of views in a container, or of any other control.
  private func otherSize(in offered: Layout.Size) -> Layout.Size {
    guard children.isEmpty else { return stackSize(in: offered) }
    return switch kind.shape {
    case .drawing: Size(width: 10, height: 10)
    case .group, .nothing, .collection, .section, .modal, .titled, .tabs:
      Size(width: 0, height: 0)
    case .element, .control, .menu, .choices, .wheel, .segments, .rows, .wheels, .stepper, .cell,
      .disclosure, .labeledContent, .imageView, .image, .web:
      Size(width: offered.width, height: 44)
    }
  }

  /// Letters of half an em at 17 points, in lines of 22 points.
  private func textSize(in offered: Layout.Size) -> Layout.Size {
    let length = Double((title ?? "").count) * 8.5
    guard length > offered.width, offered.width > 0 else {
      return Size(width: length, height: 22)
    }
    return Size(
      width: offered.width, height: (length / offered.width).rounded(.up) * 22)
  }

  private func stackSize(in offered: Layout.Size) -> Layout.Size {
    guard !children.isEmpty else { return Size(width: 0, height: 0) }
    let sizes = childSizes(in: offered)
    let gaps = gap * Double(children.count - 1)
    let width = sizes.map(\.width)
    let height = sizes.map(\.height)
    switch direction {
    case .across: return Size(width: width.reduce(gaps, +), height: height.max() ?? 0)
    case .down: return Size(width: width.max() ?? 0, height: height.reduce(gaps, +))
    case .over:
      // A background or an overlay never changes the size of its view.
      if let base { return sizes[base] }
      return Size(width: width.max() ?? 0, height: height.max() ?? 0)
    }
  }

  /// The direction in which a view arranges those in it.
  enum Direction {
    case across, down, over
  }

  /// The direction in which the view arranges those in it.
  var direction: Direction {
    if kind == .zStack { return .over }
    return kind == .hStack || kind == .lazyHStack ? .across : .down
  }

  /// The distance between the views in it, in points.
  var gap: Double {
    for case .spacing(let spacing) in layoutProperties { return spacing }
    return 8
  }

  /// The number of the view that gives a background or an overlay its size; nil for others.
  var base: Int? {
    for case .layered(let behind) in layoutProperties { return min(behind, children.count - 1) }
    return nil
  }

  /// The sizes of the views in it: first those with a size of their own, then those that fill.
  func childSizes(in offered: Layout.Size) -> [Layout.Size] {
    guard direction != .over else {
      guard let base else { return children.map { Layout.measure($0, in: offered) } }
      // A background or an overlay is offered the size of its view and never makes it larger.
      let size = Layout.measure(children[base], in: offered)
      return children.indices.map { $0 == base ? size : Layout.measure(children[$0], in: size) }
    }
    let isAcross = direction == .across
    var left = (isAcross ? offered.width : offered.height) - gap * Double(children.count - 1)
    var sizes = children.map { _ in Size(width: 0, height: 0) }
    // What has its own size comes first, as in SwiftUI, where the least flexible view is measured
    // first.
    for index in children.indices where !children[index].fills(across: isAcross) {
      let room = isAcross ? Size(width: max(left, 0), height: offered.height) : offered
      sizes[index] = Layout.measure(children[index], in: room)
      left -= isAcross ? sizes[index].width : sizes[index].height
    }
    let filling = children.indices.filter { children[$0].fills(across: isAcross) }
    // Overfull stacks leave nothing; a negative size would put views in front of those before them.
    let share = max(left, 0) / Double(max(filling.count, 1))
    for index in filling {
      sizes[index] = Layout.measure(
        children[index],
        in: isAcross
          ? Size(width: share, height: offered.height)
          : Size(width: offered.width, height: share))
      if children[index].kind == .spacer {
        if isAcross { sizes[index].width = share } else { sizes[index].height = share }
      }
    }
    return sizes
  }

  /// Whether the view takes all room in a direction.
  private func fills(across: Bool) -> Bool {
    if kind == .spacer { return true }
    // The outermost modifier decides: a fixed size ends what a flexible one inside asks for.
    for property in layoutProperties.reversed() {
      switch property {
      case .size(let width, let height):
        if (across ? width : height) != nil { return false }
      case .flexible(let width, let height): if across ? width : height { return true }
      case .padding, .offset, .position, .alignment, .spacing, .layered: break
      }
    }
    guard kind.holdsViews, kind.shape != .drawing else {
      return across && (kind == .slider || kind == .toggle || kind == .textField)
    }
    return children.contains {
      $0.fills(across: across) && (across || $0.kind != .spacer || direction == .down)
    }
  }
}
