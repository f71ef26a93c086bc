import UIKit

final class GestureViewController: UIViewController, UIGestureRecognizerDelegate {
  private let card = UIView()
  private let countLabel = UILabel()
  private var count = 0 { didSet { countLabel.text = "\(count) taps" } }
  private var initialCenter = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    card.layer.cornerRadius = 12
    card.isUserInteractionEnabled = true
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityTraits = .button
    countLabel.text = "0 taps"
    [card, countLabel].forEach(view.addSubview)

    let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap))
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    tap.delegate = self
    card.addGestureRecognizer(tap)
    card.addGestureRecognizer(doubleTap)

    let press = UILongPressGestureRecognizer(target: self, action: #selector(handlePress))
    press.minimumPressDuration = 0.8
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: #selector(handlePan(_:)))
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
    card.gestureRecognizers?.append(contentsOf: [press, pan, pinch])

    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: #selector(GestureViewController.handleSwipe(_:)))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
  }

  @objc func handleTap(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    count += 1
  }

  @objc func handleDoubleTap() { count += 2 }

  @objc func handlePress(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { count = 0 }
  }

  @objc func handlePan(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: view)
    switch recognizer.state {
    case .began: initialCenter = card.center
    case .changed:
      card.center = CGPoint(
        x: initialCenter.x + translation.x, y: initialCenter.y + translation.y)
    case .ended, .cancelled:
      UIView.animate(withDuration: 0.3) { self.card.center = self.initialCenter }
    default: break
    }
  }

  @objc func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    card.transform = card.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
  }

  @objc func handleSwipe(_ recognizer: UISwipeGestureRecognizer) {
    count += recognizer.direction == .left ? -1 : 1
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
