import ScreenTree
import Testing

struct PropertyNameTests {
  @Test func `has no key twice`() {
    #expect(Set(Property.Name.allCases.map(\.rawValue)).count == 76)
    #expect(Property.Name.allCases.count == 76)
  }
}
