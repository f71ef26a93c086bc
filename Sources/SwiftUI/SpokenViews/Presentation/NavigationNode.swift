import ScreenTree

/// A stack of screens: the first one, and those of its path on top.
final class NavigationNode<Whole: View>: ScreensNode<Whole> {
  private let path: (Whole) -> PathAccess?

  init<Content: View>(
    _ view: Whole, _ context: _ViewContext, _ part: @escaping (Whole) -> Content,
    path: @escaping (Whole) -> PathAccess?, position: Position
  ) {
    self.path = path
    super.init(view, context, [ViewParts(part)], position: position)
    // Later: opening a screen mounts views, and this node is still being mounted itself. The first
    // screen does not appear below those of a path.
    root.afterUpdate { [weak self] in
      self?.followPath()
      self?.showTop()
    }
  }

  override func receive(_ view: Whole, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    followPath()
  }

  override func update() {
    super.update()
    followPath()
    invalidate()
  }

  override func open(_ screen: AnyView, of value: AnyHashable) {
    // The app owns its path: it is changed, and the screen opens when the path is followed.
    guard let path = path(view) else { return super.open(screen, of: value) }
    path.append(value)
  }

  override func pop() -> Bool {
    // A screen without a value is not in the path, and is closed here.
    guard pushed.pages.last?.value != nil, let path = path(view) else { return super.pop() }
    path.removeLast()
    return true
  }

  /// Opens and closes screens, so that they are those of the path.
  private func followPath() {
    guard let path = path(view) else { return }
    pushed.follow(evaluating { path.values() })
  }
}
