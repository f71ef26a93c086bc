import ScreenTree
import Testing

struct PropertyNameTests {
  @Test func `has no key twice`() {
    #expect(Set(Property.Name.allCases.map(\.rawValue)).count == 75)
    #expect(Property.Name.allCases.count == 75)
  }
}
