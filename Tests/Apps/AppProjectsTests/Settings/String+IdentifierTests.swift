import Testing

@testable import AppProjects

struct StringIdentifierTests {
  @Test(
    arguments: [
      ("Cart", "Cart", "Cart"), ("My App", "My_App", "My-App"),
      ("My-App.2", "My_App_2", "My-App.2"),
      ("2048", "_048", "2048"), ("Müller", "Müller", "M-ller"), ("", "", ""), ("a_b", "a_b", "a-b"),
      ("App 🌱", "App__", "App--"),
    ])
  func `makes the names that Xcode makes`(name: String, identifier: String, bundle: String) {
    #expect(name.asIdentifier == identifier)
    #expect(name.asBundleName == bundle)
  }
}
