import Testing

@testable import SpokenLSP

struct FileURITests {
  @Test(arguments: [
    ("file:///a%20b/%C3%A7.yaml", "/a b/ç.yaml"), ("file:///a%3a%3Ab", "/a::b"),
    ("file://localhost/a", "/a"),
  ]) func `an address names a path`(uri: String, path: String) {
    #expect(FileURI.path(of: uri) == path)
  }

  @Test(arguments: [
    "file://host/a", "https://x/a", "untitled:Untitled-1", "file:///a%0", "file:///a%zz",
    "file:///a%00b", "file:///%FF", "file:a", "",
  ]) func `other machines, other schemes and what is no text have no path`(uri: String) {
    #expect(FileURI.path(of: uri) == nil)
  }

  @Test func `a path has an address`() {
    #expect(FileURI.uri(of: "/a b/ç#.yaml") == "file:///a%20b/%C3%A7%23.yaml")
  }
}
