// swift-format-ignore-file: NeverForceUnwrap
import UIKit

final class StopwatchViewController: UIViewController {
  private let timeLabel = UILabel()
  private let startButton = UIButton(type: .system)
  private lazy var lapItem = UIBarButtonItem(
    title: "Lap", style: .plain, target: self, action: #selector(lapTapped))
  private var timer: Timer?
  private var displayLink: CADisplayLink?
  private var laps: [Int] = []
  private var seconds = 0 {
    didSet { timeLabel.text = String(format: "%02d:%02d", seconds / 60, seconds % 60) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stopwatch"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(reset))
    navigationItem.rightBarButtonItems = [
      lapItem,
      UIBarButtonItem(
        image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: self,
        action: #selector(share(_:))),
    ]
    timeLabel.font = .monospacedDigitSystemFont(ofSize: 48, weight: .thin)
    timeLabel.text = "00:00"
    startButton.setTitle("Start", for: .normal)
    startButton.setTitle("Pause", for: .selected)
    startButton.addTarget(self, action: #selector(startTapped(_:)), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [timeLabel, startButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
    displayLink = CADisplayLink(target: self, selector: #selector(step(_:)))
    displayLink?.add(to: .main, forMode: .common)
    displayLink?.isPaused = true
  }

  @objc private func startTapped(_ sender: UIButton) {
    sender.isSelected.toggle()
    timer?.invalidate()
    guard sender.isSelected else { return }
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    RunLoop.current.add(timer!, forMode: .common)
  }

  @objc func tick() { seconds += 1 }
  @objc func step(_ link: CADisplayLink) { timeLabel.alpha = link.timestamp > 0 ? 1 : 0.5 }
  @objc func reset() { (seconds, laps) = (0, []) }

  @objc private func lapTapped() {
    laps.append(seconds)
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UIAccessibility.post(notification: .announcement, argument: "Lap \(laps.count)")
  }

  @objc private func share(_ sender: UIBarButtonItem) {
    let sheet = UIActivityViewController(
      activityItems: ["\(seconds) seconds"], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }
}
