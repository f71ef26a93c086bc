import Foundation
import SpokenLiveTesting
import SpokenUIKit
import Testing

/// Names of UIKit that are only seen: they compile, and change no word.
@MainActor
struct UIKitLooksTests {
  @Test func `what is only seen changes no word`() {
    expectSpoken(
      ControllerView { UINavigationController(rootViewController: DressedController()) }, .next,
      .next, .next,
      reads: """
        Looks, Heading
        Plain words
        Plain button, Button
        Plain field, Text field
          Double tap to edit.
        """)
  }
}

private final class DressedController: UIViewController, UIGestureRecognizerDelegate {
  private let label = UILabel()
  private let button = UIButton(configuration: .filled())
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Looks"
    for view in [label, button, field] { self.view.addSubview(view) }
    dressLabel()
    dressButton()
    dressField()
    dressBars()
    dressView()
    place()
  }

  private func dressLabel() {
    label.text = "Plain words"
    label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(
      for: .systemFont(ofSize: 20, weight: .heavy))
    label.textColor = .secondaryLabel.withAlphaComponent(0.5)
    label.lineBreakMode = .byWordWrapping
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.layer.cornerRadius = 8
    label.layer.cornerCurve = .continuous
    label.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    label.layer.borderColor = UIColor.separator.cgColor
    label.layer.shadowPath = UIBezierPath(roundedRect: label.bounds, cornerRadius: 8).cgPath
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    label.layer.add(fade, forKey: "fade")
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    label.layer.insertSublayer(gradient, at: 0)
  }

  private func dressButton() {
    button.configuration?.title = "Plain button"
    button.configuration?.imagePlacement = .trailing
    button.configuration?.cornerStyle = .capsule
    button.configuration?.baseBackgroundColor = .systemIndigo
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.boldSystemFont(ofSize: 17)
        return outgoing
      }
    button.contentHorizontalAlignment = .leading
    button.titleLabel?.numberOfLines = 2
    button.tintColor = .systemMint
    button.transform = CGAffineTransform(scaleX: 2, y: 2)
    button.showsLargeContentViewer = true
    button.largeContentTitle = "Larger"
    button.addInteraction(UILargeContentViewerInteraction())
    UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.5)
  }

  private func dressField() {
    field.placeholder = "Plain field"
    field.returnKeyType = .search
    field.autocapitalizationType = .words
    field.autocorrectionType = .no
    field.smartQuotesType = .no
    field.keyboardAppearance = .dark
    field.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    field.leftViewMode = .never
    field.borderStyle = .roundedRect
  }

  private func dressBars() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .kern: 1.5]
    UINavigationBar.appearance().standardAppearance = appearance
    UIBarButtonItem.appearance().tintColor = .red
    navigationController?.navigationBar.scrollEdgeAppearance = appearance
    navigationItem.backButtonDisplayMode = .minimal
    edgesForExtendedLayout = []
    setNeedsStatusBarAppearanceUpdate()
  }

  private func dressView() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    blur.frame = view.bounds.inset(by: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(blur, at: 0)
    view.sendSubviewToBack(blur)
    view.directionalLayoutMargins = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
    view.overrideUserInterfaceStyle = .dark
    view.semanticContentAttribute = .forceLeftToRight
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    view.addGestureRecognizer(pan)
    #expect(pan.translation(in: view) == .zero)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    // The version whose amounts and words are heard.
    #expect(UIDevice.current.systemVersion == "27.0")
    #expect(UIScreen.main.bounds.width == 402)
    #expect(traitCollection.preferredContentSizeCategory < .accessibilityMedium)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, _: UITraitCollection) in
      self.view.setNeedsLayout()
    }
  }

  private func place() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1),
      label.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      button.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    button.setContentHuggingPriority(.required, for: .vertical)
  }

  override var prefersStatusBarHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.view.layoutIfNeeded() }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}
