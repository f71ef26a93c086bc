import AppSources
import SpokenSyntax

/// Where a program begins whose files have no `@main` of SwiftUI.
///
/// An app of UIKit shows what its delegates put into their window; any other target, such as a
/// framework, has no screen of its own, and its previews are heard.
enum UnitEntry {
  /// The name of the file.
  static let file = "SpokenScreenEntry.swift"
  /// The name of its type.
  private static let type = "SpokenScreenEntry"

  /// What shows the first screen.
  enum Screen: Hashable {
    /// The app itself.
    case own
    /// The window of a delegate of a scene, or of the app.
    case window(scene: String?, app: String?)
    /// None.
    case none
  }

  /// What shows the first screen of files.
  static func screen(of files: [UnitFile]) -> Screen {
    if files.contains(where: \.hasMain) { return .own }
    let classes = files.flatMap(\.names.declarations).filter { $0.kind == .class }
    func name(inheriting names: [String]) -> String? {
      classes.first { !Set($0.inherits).isDisjoint(with: names) }?.name
    }
    let scene = name(inheriting: ["UIWindowSceneDelegate"])
    let app = name(inheriting: ["UIApplicationDelegate"])
    return scene == nil && app == nil ? .none : .window(scene: scene, app: app)
  }

  /// The text of the file; a comment for an app that begins by itself.
  ///
  /// - Parameters:
  ///   - screen: what shows the first screen.
  ///   - name: the name of the app, which the first screen has where it has no title.
  /// - Returns: the text.
  static func text(_ screen: Screen, name: String) -> String {
    switch screen {
    case .own: "// The app begins by itself.\n"
    case .none: text(name: name, imports: [], view: "EmptyView()", members: "")
    case .window(let scene, let app):
      text(
        name: name, imports: ["UIKit"], view: "ControllerView { Self.controller() }",
        members: controller(scene: scene, app: app))
    }
  }

  private static func text(
    name: String, imports: [String], view: String, members: String
  ) -> String {
    let modules = (["SwiftUI"] + imports).map { "import \($0)\n" }.joined()
    return """
      \(modules)
      @main
      struct \(type): App {
        static var _name: String { \(literal(name)) }
        var body: some Scene { WindowGroup { \(view) } }
      \(members)}

      """
  }

  /// A text as Swift writes it, whatever is in it.
  private static func literal(_ text: String) -> String {
    let inner = text.unicodeScalars.map { scalar in
      // Others end the text or its line, or mean something in it.
      let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
      return isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"\(inner.joined())\""
  }

  /// The function that has the delegates make their window, as the system does.
  private static func controller(scene: String?, app: String?) -> String {
    let launch =
      app.map {
        "    let app = \($0)()\n"
          + "    _ = app.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)\n"
      } ?? ""
    let connect =
      scene.map {
        "    let delegate = \($0)()\n"
          + "    if let scene = UIApplication.shared.connectedScenes.first {\n"
          + "      delegate.scene(\n"
          + "        scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())\n"
          + "    }\n"
      } ?? ""
    let kept = [app.map { _ in "app" }, scene.map { _ in "delegate" }].compactMap(\.self)
    let windows = kept.map { "Self.window(of: \($0))" }.joined(separator: " ?? ")
    return """
        private static var kept: [AnyObject] = []

        private static func controller() -> UIViewController {
      \(launch)\(connect)    kept = [\(kept.joined(separator: ", "))]
          let window = \(windows) ?? UIApplication.shared.windows.last
          return window?.rootViewController ?? UIViewController()
        }

        private static func window(of delegate: AnyObject) -> UIWindow? {
          Mirror(reflecting: delegate).children.lazy.compactMap { $0.value as? UIWindow }.first
        }

      """
  }
}
