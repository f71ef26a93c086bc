import Foundation
import Testing

@testable import AppSources

struct StandInTests {
  private func standIn(_ source: String, knows: Set<String> = []) throws -> StandIn? {
    let signature = try #require(ViewSignature(of: "A", in: Array(source.utf8)))
    return StandIn(for: signature, isKnown: knows.contains)
  }

  /// The lines of initializers of a view, without those that also take a place.
  private func makers(_ source: String, knows: Set<String> = []) throws -> [String] {
    let mark = "  @_disfavoredOverload "
    return try #require(try standIn(source, knows: knows)).text.split(separator: "\n")
      .map(String.init).filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  @Test(arguments: [
    ("let a: Int; let b: [String]", ["init(a: Int, b: [String]) {}"]),
    ("let a: Player", ["init(a: Any) {}"]), ("let a: [Player]?", ["init(a: [Any]?) {}"]),
    ("let a: (Player, Int) -> Void", ["init(a: (Any, Int) -> Void) {}"]),
    ("let a: AV.Player<Int>", ["init(a: Any) {}"]), ("let a: any Player", ["init(a: Any) {}"]),
    ("let a: Array<Player>\nlet b = 1", ["init(a: Array<Any>) {}"]),
    ("@Binding var a: Bool", ["init(a: Binding<Bool>) {}"]),
    ("@ObservedObject var a: Own", ["init(a: Own) {}"]),
    ("var a: Int = 1", ["init(a: Int) {}", "init() {}"]),
    (
      "var a = true\n  var b = \"c\"",
      [
        "init(a: Bool, b: String) {}", "init(b: String) {}", "init(a: Bool) {}", "init() {}",
      ]
    ),
    ("var a: Int?", ["init(a: Int?) {}", "init() {}"]),
    ("var a = [Player]()", ["init(a: Any) {}", "init() {}"]),
    ("@State private var a = 1\n@Environment(\\.b) var b\n@FocusState var c: Bool", ["init() {}"]),
    ("static let a: Int = 1\nlazy var b: Int = 1\nprivate let c: Int", ["init() {}"]),
    ("private(set) var a: Int", ["init(a: Int) {}"]),
    ("var a: Int { 1 }\nvar b: Int { get { 1 } }\nvar c: Int { didSet {} }", ["init(c: Int) {}"]),
    ("@ViewBuilder let a: Text", ["init(@ViewBuilder a: () -> Text) {}"]),
    ("@ViewBuilder var a: () -> Text", ["init(@ViewBuilder a: () -> Text) {}"]),
    ("func a() { let b: Int }\nenum B { case c }\nlet d: Int", ["init(d: Int) {}"]),
    (
      "init(_ a: Int, for b: String = \"\") {}",
      [
        "init(_ a: Int, for b: String) {}", "init(_ a: Int) {}",
      ]
    ),
    (
      "let x: Int\ninit(a: @escaping () -> Void, b: Player?) { self.x = 1 }",
      [
        "init(a: () -> Void, b: Any?) {}"
      ]
    ),
    (
      "init?<T: Own>(a: T) throws where T: Hashable {}",
      [
        "init?<T: Own>(a: T) throws where T: Hashable {}"
      ]
    ),
    ("private init() {}\ninit(a: Int) {}", ["init(a: Int) {}"]),
    ("init(a: Int = f(1, 2), b: Int) {}", ["init(a: Int, b: Int) {}", "init(b: Int) {}"]),
    ("init(a: Int...) {}\ninit(a: Int) {}", ["init(a: Int...) {}"]),
  ])
  func `takes what the view takes`(members: String, expected: [String]) throws {
    #expect(try makers("struct A: View {\n  \(members)\n}", knows: ["Own"]) == expected)
  }

  @Test func `more defaults than can be chosen are all there, or none`() throws {
    let source = "struct A: View { " + (1...5).map { "var a\($0) = 1;" }.joined() + " }"
    #expect(try makers(source).count == 2)
  }

  @Test func `adds the initializers of extensions to Swift's own`() throws {
    let source = "struct A: View { let a: Int }\nextension A { init(b: Int) {} }"
    #expect(try makers(source) == ["init(a: Int) {}", "init(b: Int) {}"])
  }

  @Test func `is a view that is not captured`() throws {
    let source =
      "import AVKit\npublic struct A<B, C: View>: View where B: Player {\n"
      + "  public init(b: B, @ViewBuilder c: () -> C) {}\n  public var body: some View { c }\n}"
    let text = """
      public struct A<B, C: View>: View where B: Any {
        private var spokenPlace: (StaticString, Int, Int)?
        @_disfavoredOverload public init(b: B, @ViewBuilder c: () -> C) {}
        public init(b: B, @ViewBuilder c: () -> C, \(Self.place) }
        public var body: some View { _NotCaptured("A", at: spokenPlace) }
      }

      """
    let found = try standIn(source)
    #expect(found?.text == text && found?.kind == .view && found?.name == "A")
  }

  /// The end of an initializer that takes the place of the call.
  private static let place =
    "spokenFile: StaticString = #fileID, spokenLine: Int = #line, spokenColumn: Int = #column)"
    + " { spokenPlace = (spokenFile, spokenLine, spokenColumn)"

  @Test(arguments: [
    ("let a: Int", ["init(a: Int, "]), ("@State private var a = 1", ["init("]),
    ("init?<T: Own>(_ a: T) throws where T: Hashable {}", ["init?<T: Own>(_ a: T, "]),
    ("var a = 1", ["init(a: Int, ", "init("]),
  ]) func `a call gives its place`(member: String, starts: [String]) throws {
    let found = try #require(try standIn("struct A: View { \(member) }", knows: ["Own"]))
    let lines = found.text.split(separator: "\n").map(String.init)
      .filter { $0.contains("spokenLine: Int") }
    let heads = lines.map { $0.components(separatedBy: "spokenFile")[0] }
    #expect(heads == starts.map { "  " + $0 })
    #expect(
      lines.allSatisfy { $0.hasSuffix("{ spokenPlace = (spokenFile, spokenLine, spokenColumn) }") })
  }

  @Test func `is a modifier that changes nothing`() throws {
    let text = """
      struct A: ViewModifier {
        init(a: Int) {}
        func body(content: Content) -> some View { content }
      }

      """
    let found = try standIn("struct A { let a: Int }\nextension A: ViewModifier {}")
    #expect(found?.text == text && found?.kind == .modifier)
  }

  @Test func `stands for a view of UIKit`() throws {
    #expect(try standIn("struct A: UIViewRepresentable { let a: Int }")?.kind == .view)
  }

  @Test func `there is none for what is no view`() throws {
    #expect(try standIn("struct A: Codable { let a: Int }") == nil)
    for source in ["class A: UIView {}", "struct B: View {}", "struct C { struct A: View {} }", ""]
    {
      #expect(ViewSignature(of: "A", in: Array(source.utf8)) == nil)
    }
  }
}
