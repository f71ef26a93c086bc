import ScreenResolver

extension Event: CustomStringConvertible {
  /// The event on one line.
  public var description: String {
    switch self {
    case .opened(let screen, let focus):
      "opened \(screen ?? "the screen"), \(focus?.description ?? "nothing to focus")"
    case .focused(let focus): "focused \(focus)"
    case .reachedBoundary(let boundary): "reached the \(boundary.rawValue)"
    case .waited(let duration): "waited \(duration.inSeconds)"
    }
  }
}

extension Focus: CustomStringConvertible {
  /// The number and the name of the element, and the containers on the way.
  public var description: String {
    let into = entered.map { ", into \($0.node)" }.joined()
    let out = left.map { ", out of \($0.node)" }.joined()
    return "\(number) \(element.node)\(out)\(into)"
  }
}
