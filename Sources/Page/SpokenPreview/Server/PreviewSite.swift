package import SpokenServer

/// What the server serves.
package protocol PreviewSite: Sendable {
  /// The page of an input, or of the first one.
  ///
  /// - Parameter input: the name of an input as the server listed it; any other name is as good as
  ///   none, because names of clients reach no file.
  /// - Returns: the page as HTML.
  func page(of input: String?) async -> String
  /// A sound as FLAC; nil when it is not kept any more.
  func sound(_ name: String) async -> AnswerBody?
  /// The inputs with their findings, as JSON.
  func screens() async -> String
  /// What a page shows as a file; nil for an unknown or a broken input.
  ///
  /// - Parameters:
  ///   - input: the name of its input.
  ///   - version: the version that it shows; nil for the newest one.
  /// - Returns: the name of the file and the page.
  func file(of input: String, version: String?) async -> (name: String, text: String)?
  /// Answers a page.
  func handle(_ request: PreviewRequest, from page: Int) async
  /// Forgets a page that left.
  func leave(_ page: Int) async
}
