import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// The system's picker of pictures, and UIKit's names that are used from anywhere.
@MainActor
struct PicturePickerTests {
  private struct Picker: UIViewControllerRepresentable {
    @Binding var isShown: Bool

    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.delegate = context.coordinator
      picker.allowsEditing = true
      return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(isShown: $isShown) }

    @MainActor
    final class Coordinator: NSObject, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      let isShown: Binding<Bool>

      init(isShown: Binding<Bool>) { self.isShown = isShown }

      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        isShown.wrappedValue = false
      }
    }
  }

  private struct Profile: View {
    @State private var isShown = false

    var body: some View {
      Button("Choose a picture") { isShown = true }.sheet(isPresented: $isShown) {
        Picker(isShown: $isShown)
      }
    }
  }

  @Test func `a picker of pictures is left by Cancel`() {
    expectSpoken(
      Profile(), .activate, .next, .previous, .activate,
      reads: """
        Choose a picture, Button
        ♪ item activated, Choose a picture  cut after 0.5s by the new screen
        Cancel, Button
        Photos, Heading
        Cancel, Button
        Choose a picture, Button
        """)
  }

  private final class Host: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(
        UIButton(
          type: .system,
          primaryAction: UIAction(title: "Camera") { [weak self] _ in
            let picker = UIImagePickerController()
            picker.sourceType = .camera
            self?.present(picker, animated: true)
          }))
    }
  }

  @Test func `a picker without a delegate closes itself`() {
    expectSpoken(
      ControllerView { Host() }, .activate, .next, .escape,
      reads: """
        Camera, Button
        ♪ item activated, Camera
        Cancel, Button
        Camera, Heading
        Camera, Button
        """)
  }

  private nonisolated func copy(_ words: String) { UIPasteboard.general.string = words }
  private nonisolated var copiedHost: String? { UIPasteboard.general.url?.host }

  @Test func `code of any actor copies and reads what was copied`() {
    copy("https://a.org")
    #expect(copiedHost == "a.org" && UIPasteboard.general.hasURLs)
  }

  @Test func `colors know their numbers`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (0, 1, 1, 0.5))
    #expect(UIColor(named: "Brand")?.getRed(&red, green: nil, blue: nil, alpha: nil) == false)
    #expect(UIColor.gray.withAlphaComponent(0.25).getWhite(&red, alpha: &alpha))
    #expect((red, alpha) == (0.5, 0.25))
    #expect(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1).cgColor.components == [1, 0, 0.5, 1])
  }
}
