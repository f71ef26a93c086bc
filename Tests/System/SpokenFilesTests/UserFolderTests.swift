import Testing

@testable import SpokenFiles

struct UserFolderTests {
  private static let none: String? = nil

  @Test(arguments: [
    (["HOME": "/home/ada"], "/home/ada/.local/state"),
    (["HOME": "/"], "/.local/state"),
    (["HOME": "/home/ada", "XDG_STATE_HOME": "/var/state"], "/var/state"),
    (["XDG_STATE_HOME": "/var/state"], "/var/state"),
    // What does not begin at the root counts as unset.
    (["HOME": "/home/ada", "XDG_STATE_HOME": "state"], "/home/ada/.local/state"),
    (["HOME": "/home/ada", "XDG_STATE_HOME": ""], "/home/ada/.local/state"),
    (["HOME": "rel"], none), (["HOME": ""], none), ([:], none),
  ])
  func `keeps what outlives a run`(environment: [String: String], path: String?) {
    #expect(UserFolder.state.path(environment) == path)
  }

  @Test func `keeps what can be made again`() {
    let path = UserFolder.cache.path(["HOME": "/home/ada"])
    #if os(macOS)
      #expect(path == "/home/ada/Library/Caches")
    #else
      #expect(path == "/home/ada/.cache")
      #expect(UserFolder.cache.path(["HOME": "/h", "XDG_CACHE_HOME": "/c"]) == "/c")
    #endif
    #expect(UserFolder.cache.path(["HOME": "rel"]) == nil)
  }
}
