import Testing

@testable import AppSources

/// Tables of text before and after; `·` is a space that an adaptation made.
struct SourceAdapterTests {
  private func check(_ before: String, _ after: String) {
    let adapted = SourceAdapter().adapted(before)
    #expect(String(decoding: adapted.bytes, as: UTF8.self) == after.replacing("·", with: " "))
    #expect(adapted.bytes.count == before.utf8.count)
  }

  @Test(arguments: [
    ("@objc func tap() {}", "····· func tap() {}"),
    ("  @objc\n  func tap() {}", "  ·····\n  func tap() {}"),
    ("@objc(tap) func tap() {}", "·········· func tap() {}"),
    ("@objc(tap:with:) func t(_ a: A, b: B) {}", "················ func t(_ a: A, b: B) {}"),
    ("@objc (tap) func tap() {}", "····· (tap) func tap() {}"),
    ("@objcMembers class A {}", "············ class A {}"),
    ("@IBAction func tap(_ sender: Any) {}", "········· func tap(_ sender: Any) {}"),
    ("@IBOutlet weak var name: UILabel!", "········· weak var name: UILabel!"),
    ("@IBDesignable final class A: UIView {}", "············· final class A: UIView {}"),
    ("@IBInspectable var a = 1", "·············· var a = 1"),
    ("@IBSegueAction func show() {}", "·············· func show() {}"),
    ("@objc @IBAction private func tap() {}", "····· ········· private func tap() {}"),
    ("@UIApplicationMain\nclass A {}", "··················\nclass A {}"),
    (
      "@main class A: UIResponder, UIApplicationDelegate {}",
      "····· class A: UIResponder, UIApplicationDelegate {}"
    ),
    ("@main struct A: App { let a: B }", "@main struct A: App { let a: B }"),
    ("@objc protocol P: AnyObject {}", "····· protocol P: AnyObject {}"),
    ("#if FOO // @objc\n@objc var a = 1\n#endif", "················\n···············\n······"),
    ("@objc/* é */dynamic var a", "·····/* é */······· var a"),
  ])
  func `blanks attributes`(before: String, after: String) {
    check(before, after)
  }

  @Test(arguments: [
    ("@objc dynamic var a = 1", "····· ······· var a = 1"),
    ("dynamic func f() {}", "······· func f() {}"),
    ("  dynamic private(set) var a: Int", "  ······· private(set) var a: Int"),
    ("private(set) dynamic var a: Int", "private(set) ······· var a: Int"),
    ("public dynamic init() {}", "public ······· init() {}"),
    ("var a: Int\ndynamic var b: Int", "var a: Int\n······· var b: Int"),
    ("var a: Int?\ndynamic var b: Int", "var a: Int?\n······· var b: Int"),
    ("var a = [1]\ndynamic var b: Int", "var a = [1]\n······· var b: Int"),
    ("{ dynamic final class func f() }", "{ ······· final class func f() }"),
    ("dynamic @IBInspectable var a = 1", "······· ·············· var a = 1"),
    (
      "open override dynamic subscript(a: Int) -> A", "open override ······· subscript(a: Int) -> A"
    ),
  ])
  func `blanks the modifier`(before: String, after: String) {
    check(before, after)
  }

  @Test(arguments: [
    ("import os.log", "import os····"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit····························"),
    ("@preconcurrency import A.B.C\nlet a = 1", "@preconcurrency import A····\nlet a = 1"),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("import os\n.log()", "import os\n.log()"), ("f(import: a.b)", "f(import: a.b)"),
    ("x.import a.b", "x.import a.b"),
  ])
  func `imports modules as a whole`(before: String, after: String) {
    check(before, after)
  }

  @Test(arguments: [
    ("#selector(tap)", "#Selector(tap)"),
    ("action: #selector(A.tap(_:)),", "action: #Selector(A.tap(_:)),"),
    ("(#selector(self.tap), #selector(b))", "(#Selector(self.tap), #Selector(b))"),
    ("#selector (tap)", "#Selector (tap)"),
    ("#selector(\n  tap\n)", "#Selector(\n  tap\n)"),
    ("#selector(tap as (A) -> Void)", "#Selector(tap as (A) -> Void)"),
    ("a==#selector(tap)", "a==#Selector(tap)"),
    ("a == #selector(tap)", "a == #Selector(tap)"),
    ("#selector(getter: count)", "#Selector(getter: count)"),
    ("#selector(setter: self.count)", "#Selector(setter: self.count)"),
    ("#selector(getter: A.count)", "·Selector(getter:\\A.count)"),
    ("#selector(setter:A.B.count)", "Selector(setter:\\A.B.count)"),
    ("#selector(getter:   A.count)", "·Selector(getter:··\\A.count)"),
    ("#selector(getter:\n A.count)", "#Selector(getter:\n A.count)"),
    ("a==#selector(getter: A.b)", "a==Selector(getter:·\\A.b)"),
    (#""\(#selector(tap)) #selector(tap)""#, #""\(#Selector(tap)) #selector(tap)""#),
    (##"#"\#(#selector(a))\(#selector(b))"#"##, ##"#"\#(#Selector(a))\(#selector(b))"#"##),
    (#""\("\(#selector(a)) #selector(b)")""#, #""\("\(#Selector(a)) #selector(b)")""#),
    (
      "\"\"\"\n#selector(a) \\(#selector(b))\n\"\"\"",
      "\"\"\"\n#selector(a) \\(#Selector(b))\n\"\"\""
    ),
    ("\"it's\n#selector(a)", "\"it's\n#Selector(a)"),
    ("let r = /\"/ ; #selector(a)", "let r = /\"/ ; #Selector(a)"),
    ("a / b ; #selector(c) / d", "a / b ; #Selector(c) / d"),
    ("/* /* */ #selector(a) */ #selector(b)", "/* /* */ #selector(a) */ #Selector(b)"),
  ])
  func `makes selectors`(before: String, after: String) {
    check(before, after)
  }

  @Test(arguments: [
    ("#keyPath(Person.name)", "(\"name\"·············)"),
    ("#keyPath(Person.friend.name)", "(\"friend.name\"·············)"),
    ("#keyPath(name)", "(\"name\"······)"),
    ("#keyPath(self.name)", "(\"name\"···········)"),
    ("#keyPath(Outer.Inner.name)", "(\"name\"··················)"),
    ("#keyPath(A.`default`)", "(\"default\"··········)"),
    ("#keyPath(Outer.Inner)", "(\"Inner\"············)"),
    ("a+#keyPath(b)+c", "a+(\"b\"······)+c"),
    ("#keyPath(\nA.b)", "#keyPath(\nA.b)"), ("#keyPath(a[0])", "#keyPath(a[0])"),
    ("#keyPath()", "#keyPath()"), ("#keyPath(a.)", "#keyPath(a.)"), ("#keyPath(a", "#keyPath(a"),
  ])
  func `makes key paths`(before: String, after: String) {
    check(before, after)
  }

  @Test(arguments: [
    // Text and comments that contain the words.
    #"let a = "@objc dynamic var #selector(a) #if os(iOS)""#, ##"let a = #"\(#selector(a))"#"##,
    "// #selector(a) @objc\n", "/* #if os(iOS) /* @objc */ #selector(a) */",
    "\"\"\"\n#if os(macOS)\n@objc\n#endif\n\"\"\"", "let r = #/@objc #selector(a)/#",
    "let r = #/\n  @objc\n/#", "let r = /@objc/", "/// @objc\nlet a = 1",
    // Names that read the same.
    "let dynamic = 1", "case dynamic\nfunc f() {}", "a.dynamic\nvar b = 1", "let `dynamic` = 1",
    "case a,\n  dynamic\nfunc f() {}", "let a =\n  dynamic\nvar b", "f(dynamic: 1)", "dynamic()",
    "enum A { case dynamic; case b }", "dynamic\nvar a = 1", "switch a { case .dynamic: break }",
    "@dynamicMemberLookup struct A {}", "import dynamic\nfunc f() {}", "var dynamic: Int",
    "func dynamic() {}", "x = dynamic var",
    // Others of the kind.
    "@NSManaged var a: Int", "@nonobjc func f() {}", "@objcx var a: Int", "@NSCopying var a: A",
    "#selector", "#selectors(a)", "#Preview { A() }", "#available(iOS 15, *)", "#file", "#line",
    "@objc(a", "@objc(a + b) func c() {}", "#sourceLocation(file: \"a\", line: 1)",
    "#warning(\"a\")",
    "#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)", "@main struct A {}", "",
  ])
  func `leaves the same bytes`(source: String) {
    let adapted = SourceAdapter().adapted(source)
    #expect(adapted.bytes == Array(source.utf8))
    #expect(adapted.adaptations.isEmpty)
  }

  @Test func `leaves bytes that are no text`() {
    let source: [UInt8] = [0xFF, 0x40, 0x6F, 0x62, 0x6A, 0x63, 0x20, 0xC3, 0x0A, 0xFE]
    let adapted = SourceAdapter().adapted(source)
    #expect(adapted.bytes == [0xFF, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20, 0xC3, 0x0A, 0xFE])
  }

  @Test func `tells what it did, where and why`() throws {
    let adapted = SourceAdapter().adapted("import UIKit\nclass A {\n  @objc(b) func b() {}\n}\n")
    #expect(
      adapted.adaptations == [
        Adaptation(
          kind: .objectiveC, range: 25..<33, line: 3, column: 3, before: "@objc(b)",
          after: "        ", reason: "there is no Objective-C here")
      ])
    #expect(adapted.imports == [ModuleImport(module: "UIKit", line: 1, column: 1)])
  }
}
