import Foundation
import SpokenAVKit
import SpokenAuthenticationServices
import SpokenLiveTesting
import SpokenPhotosUI
import SpokenSafariServices
import SpokenStoreKit
import SpokenUserNotifications
import SpokenViews
import SpokenWebKit
import Testing

/// Controls and areas of the system that apps show among their own.
@MainActor
struct SystemControlTests {
  private struct SignIn: View {
    @State private var scopes = 0

    var body: some View {
      VStack {
        SignInWithAppleButton(.signIn) { request in
          request.requestedScopes = [.fullName, .email]
          scopes = request.requestedScopes?.count ?? 0
        } onCompletion: { _ in
        }
        .signInWithAppleButtonStyle(.black)
        SignInWithAppleButton(.continue, onRequest: { _ in }, onCompletion: { _ in })
        Text("\(scopes) scopes")
      }
    }
  }

  @Test func `Sign in with Apple is a button, which makes a request`() {
    expectSpoken(
      SignIn(), .activate, .next, .next,
      reads: """
        Sign in with Apple, Button
        ♪ item activated, Sign in with Apple
        Continue with Apple, Button
        2 scopes
        """)
  }

  private final class SignInController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = ASAuthorizationAppleIDButton(type: .signUp, style: .black)
      button.addAction(
        UIAction { [weak button] _ in button?.accessibilityValue = "pressed" }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @Test func `Sign in with Apple of UIKit is a button`() {
    expectSpoken(
      ControllerView { SignInController() }, .activate, .previous,
      reads: """
        Sign up with Apple, Button
        Sign up with Apple, pressed
        ♪ boundary reached, Sign up with Apple
        """)
  }

  private struct Profile: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []

    var body: some View {
      VStack {
        PhotosPicker("Choose a picture", selection: $item, matching: .images)
        PhotosPicker(
          selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .videos])
        ) {
          Label("Choose pictures", systemImage: "photo")
        }
        Text(item == nil && items.isEmpty ? "Nothing chosen" : "Chosen")
      }
      .photosPickerStyle(.presentation)
    }
  }

  @Test func `a picker of pictures is a button`() {
    expectSpoken(
      Profile(), .activate, .next, .next,
      reads: """
        Choose a picture, Button
        ♪ item activated, Choose a picture
        Choose pictures, Button
        Nothing chosen
        """)
  }

  private final class PictureController: UIViewController, PHPickerViewControllerDelegate {
    let result = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      result.text = "Nothing chosen"
      view.addSubview(
        UIButton(
          type: .system,
          primaryAction: UIAction(title: "Choose") { [weak self] _ in
            var configuration = PHPickerConfiguration(photoLibrary: .shared())
            configuration.selectionLimit = 0
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = self
            self?.present(picker, animated: true)
          }))
      view.addSubview(result)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      result.text = "\(results.count) chosen"
      picker.dismiss(animated: true)
    }
  }

  @Test func `the picker of UIKit is left by Cancel`() {
    expectSpoken(
      ControllerView { PictureController() }, .activate, .next, .previous, .activate, .next,
      reads: """
        Choose, Button
        ♪ item activated, Choose
        Cancel, Button
        Photos, Heading
        Cancel, Button
        Choose, Button
        0 chosen
        """)
  }

  private struct Media: View {
    @State private var player = AVPlayer(url: URL(filePath: "/film.mp4"))
    @State private var page = WebPage()

    var body: some View {
      VStack {
        VideoPlayer(player: player) { Text("Now playing") }
        VideoPlayer(player: player).accessibilityLabel("Film")
        WebView(url: URL(string: "https://example.org"))
        WebView(page).accessibilityLabel("Terms")
        SubscriptionStoreView(groupID: "plus") { Text("Plus") }
        ProductView(id: "coffee") { Image(systemName: "cup") }
        Button(player.rate == 0 ? "Play" : "Pause") { player.play() }
      }
    }
  }

  @Test func `what the system draws is silent without a label, and a finding says so`() async {
    await expectSpoken(
      Media(),
      reads: """
        Now playing
        Film
        Terms
        Plus
        Play, Button
        """)
    let lines = await lintReport(of: Media()).split(separator: "\n").map(String.init)
    let uncaptured = lines.filter { $0.hasSuffix("Listen to it on a device.") }
    #expect(uncaptured.count == 6)
    #expect(uncaptured.first?.contains("what VideoPlayer shows is not captured") == true)
  }

  @Test func `a stand-in is a finding where it is used, and no drawing`() async {
    let words = "what Video shows is not captured, and not heard here. Listen to it on a device."
    let place = ("Shop/Cart.swift" as StaticString, 7, 5)
    let placed = await lintReport(of: VStack { _NotCaptured("Video", at: place) })
    #expect(placed == "Shop/Cart.swift:7:5: warning: \(words)\n")
    let unplaced = await lintReport(of: VStack { _NotCaptured("Video", at: nil) })
    #expect(unplaced == "screen: warning: \(words)\n")
    await expectSpoken(
      VStack { _NotCaptured("Video", at: nil).accessibilityLabel("Film") }, reads: "Film")
  }

  private struct Page: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
      let view = WKWebView()
      view.load(URLRequest(url: URL(filePath: "/index.html")))
      return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  private struct Safari: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SFSafariViewController {
      SFSafariViewController(url: URL(filePath: "/"))
    }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }

  private struct Help: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Page()
        Button("Help") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Safari() }
    }
  }

  @Test func `a page of the web is silent, and Safari is left by Done`() async {
    await expectSpoken(
      Help(), .activate, .activate,
      reads: """
        Help, Button
        ♪ item activated, Help
        Done, Button
        Help, Button
        """)
    #expect(await lintReport(of: Help()).contains("what WKWebView shows is not captured"))
  }

  @Test func `the store has nothing, and sells nothing`() async throws {
    #expect(try await Product.products(for: ["coffee"]).isEmpty)
    for await _ in SpokenStoreKit.Transaction.currentEntitlements { Issue.record("a purchase") }
    let updates = Task {
      for await _ in SpokenStoreKit.Transaction.updates { return 1 }
      return 0
    }
    updates.cancel()
    #expect(await updates.value == 0)
    #expect(VerificationResult<Int>.verified(3).unsafePayloadValue == 3)
  }

  @Test func `notifications are denied`() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert, .badge]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    #expect(await center.pendingNotificationRequests().isEmpty && content.title == "Tea")
  }

  @Test func `times are added and compared`() {
    let half = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect((half + CMTime(value: 1, timescale: 2)).seconds == 2 && half > .zero)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1).isValid == false)
    let player = AVQueuePlayer(items: [AVPlayerItem(url: URL(filePath: "/a"))])
    player.advanceToNextItem()
    #expect(player.currentItem == nil && player.timeControlStatus == .paused)
  }
}
