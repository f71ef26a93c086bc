import Testing

@testable import AppSources

struct DeclaredNamesTests {
  private func declared(_ source: String) -> [String] {
    DeclaredNames(of: Array(source.utf8)).declarations.map { each in
      let inherits = each.inherits.isEmpty ? "" : ": " + each.inherits.joined(separator: " ")
      return "\(each.kind.rawValue) \(each.name)\(inherits)"
    }
  }

  @Test(arguments: [
    ("struct A: View { struct B {} }", ["struct A: View"]),
    ("final class A<T: B>: C<D, E>, F.G {}", ["class A: C G"]),
    (
      "enum A: String { case b }\nactor C {}\nprotocol D: AnyObject {}",
      [
        "enum A: String", "actor C", "protocol D: AnyObject",
      ]
    ),
    (
      "typealias A = B\nfunc c() { let d = 1 }\nlet e = f, g = 1\nvar h: Int { 1 }",
      [
        "typealias A", "func c", "let e", "var h",
      ]
    ),
    ("struct A {}\nextension A: View, B where C: D { struct E {} }", ["struct A: View B"]),
    ("private struct A {}\nfileprivate func b() {}\nstruct C {}", ["struct C"]),
    ("// struct A\n\"struct B\"\n/* struct C */ struct `D` {}", ["struct D"]),
    ("#if swift(>=6)\nstruct A {}\n#else\nstruct B {}\n#endif", ["struct A", "struct B"]),
    ("class func a() {}\n}}} struct B {}", ["func a", "struct B"]),
    ("struct", []), ("func + (a: Int) {}", []), ("let (a, b) = c", []), ("a.struct", []),
    ("struct A: B", ["struct A: B"]),
    ("struct A {", ["struct A"]), ("private let a = 1; var b = 2", ["var b"]),
  ])
  func `finds what a file declares`(source: String, expected: [String]) {
    #expect(declared(source) == expected)
  }

  @Test func `knows the place of a name`() {
    let first = DeclaredNames(of: Array("import A\n  struct B {}".utf8)).declarations.first
    #expect(first?.line == 2 && first?.column == 10)
  }

  @Test(arguments: [
    ("let a = B()", "B", true), ("let a: [B] = []", "B", true), ("\"\\(B())\"", "B", true),
    ("@B var a: Int", "B", true), ("B.c()", "B", true), ("A.B()", "B", true),
    ("a.B()", "B", false), ("f(B: 1)", "B", false), ("f(a, B: 1)", "B", false),
    ("a ? B : c", "B", true), ("[B: 1]", "B", false), ("case .B: 1", "B", false),
    ("// B", "B", false), ("\"B\"", "B", false), ("struct B {}\nB()", "B", false),
    ("struct A { enum B {} }\nB()", "B", false), ("func f<B>(a: B)", "B", false),
    ("struct A<C, B: D> { var b: B }", "B", false), ("struct A<C, B: D> {}", "D", true),
    ("protocol A { associatedtype B }", "B", false), ("private struct B {}\nB()", "B", false),
    ("`B`()", "B", true), ("extension B {}", "B", true),
  ])
  func `finds what a file uses`(source: String, name: String, isUsed: Bool) {
    #expect(DeclaredNames(of: Array(source.utf8)).used.contains(name) == isUsed)
  }
}
