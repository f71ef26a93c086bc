import Testing

@testable import ScreenImport

struct WebDriverAgentImporterTests {
  @Test func `tells what is no tree`() {
    #expect(
      captureFaults("{\"value\": \"error\"}", .webDriverAgent) == [
        "1:11: there is no tree here but 'error'; ask for /source?format=json again"
      ])
  }
}
