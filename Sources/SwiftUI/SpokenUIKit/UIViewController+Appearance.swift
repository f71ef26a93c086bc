import ScreenTree
import SpokenViews

/// The calls that controllers get when they come to the screen and leave it.
extension UIViewController {
  /// Where a controller is between being off the screen and being on it.
  enum Appearance {
    case gone, appearing, shown, disappearing
  }

  /// The order of the calls when one controller takes the place of another.
  enum Exchange {
    /// In a stack of screens: old, new, old, new.
    case stack
    /// Between tabs: the old one leaves while the new one comes.
    case tabs
    /// Above a full screen: old, new, new, old.
    case cover
  }

  /// Whether its view is in a window.
  var isInWindow: Bool { appearance == .shown || appearance == .disappearing }

  /// Comes to the screen, with all that is shown in it.
  func enter() {
    willAppear()
    isAppearing()
    didAppear()
  }

  /// Gets its place on the screen, and is there.
  func appear() {
    isAppearing()
    didAppear()
  }

  /// Leaves the screen, with all that is shown in it.
  func exit() {
    willDisappear()
    didDisappear()
  }

  /// Puts a controller in the place of another; they learn it while this one is on the screen.
  func exchange(
    _ old: UIViewController?, for new: UIViewController?, _ order: Exchange = .stack
  ) {
    // Off the screen nobody appears; only one that was already leaving ends that.
    guard appearance == .shown || appearance == .appearing else {
      old?.didDisappear()
      return
    }
    // `viewDidLoad` comes before any call about the screen, also of the old controller.
    new?.loadViewIfNeeded()
    // A controller that comes meanwhile ends its own appearance after that of this one.
    let settle = {
      guard self.isInWindow else { return }
      new?.isAppearing()
    }
    switch order {
    case .stack:
      old?.willDisappear()
      new?.willAppear()
      settle()
      old?.didDisappear()
      if isInWindow { new?.didAppear() }
    case .tabs:
      new?.willAppear()
      old?.exit()
      settle()
      if isInWindow { new?.didAppear() }
    case .cover:
      old?.willDisappear()
      new?.willAppear()
      settle()
      if isInWindow { new?.didAppear() }
      old?.didDisappear()
    }
  }

  func willAppear() {
    // Each step is taken only from the one before, so that an app that interferes gets no call
    // twice.
    guard appearance == .gone || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(false)
    for child in shownChildren { child.willAppear() }
  }

  func isAppearing() {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewIsAppearing(false)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    for child in shownChildren { child.isAppearing() }
  }

  func didAppear() {
    guard appearance == .shown else { return }
    viewDidAppear(false)
    for child in shownChildren { child.didAppear() }
  }

  func willDisappear() {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(false)
    for child in shownChildren { child.willDisappear() }
  }

  func didDisappear() {
    guard appearance == .disappearing else { return }
    // The keyboard goes before the app learns that its screen has left.
    viewIfLoaded?.endEditing(true)
    appearance = .gone
    viewDidDisappear(false)
    for child in shownChildren { child.didDisappear() }
  }
}

/// Controllers above this one.
extension UIViewController {
  /// Whether a controller can be shown above this one; otherwise says why not.
  func canPresent(_ new: UIViewController) -> Bool {
    let attempt = "\(type(of: new)) is not presented: \(type(of: self))"
    if let presented {
      report(
        "\(attempt) is already presenting \(type(of: presented)). Present it from that one, or dismiss "
          + "that one first.")
      return false
    }
    guard isInWindow else {
      report(
        "\(attempt) is not on the screen. Present it in viewDidAppear(_:) or later, from a controller "
          + "that is shown.")
      return false
    }
    guard new.presenter == nil, new !== self else {
      report("\(attempt) cannot present what is presented already. Dismiss it first.")
      return false
    }
    return true
  }

  /// Adds a fault to the screen that this is in, or that is acting.
  private func report(_ words: String) {
    (shownIn?.root ?? ActingScreen.root)?.report(at: .unknown, words)
  }

  /// Whether a controller above this one takes it off the screen.
  private func isCovered(by controller: UIViewController) -> Bool {
    [.fullScreen, .currentContext].contains(controller.modalPresentationStyle)
      && !(controller is UIAlertController)
  }

  /// Shows a controller above this one.
  func show(above new: UIViewController) {
    presented = new
    new.presenter = self
    new.isBeingPresented = true
    if isCovered(by: new) {
      exchange(self, for: new, .cover)
    } else {
      new.enter()
    }
    new.isBeingPresented = false
  }

  /// Closes the controller above this one, and those above that.
  func closePresented() {
    guard let closing = presented else { return }
    closing.isBeingDismissed = true
    // Those further above leave first, and none of the controllers between them appears meanwhile.
    closing.closePresented()
    closing.willDisappear()
    if appearance == .gone, !isBeingDismissed, isCovered(by: closing) { enter() }
    closing.didDisappear()
    presented = nil
    closing.presenter = nil
    closing.isBeingDismissed = false
  }
}
