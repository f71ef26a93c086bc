/// The way to a running app: a line there, a line back.
protocol AppTransport: Sendable {
  /// Sends a request and waits for its answer.
  ///
  /// - Parameters:
  ///   - line: the request, without the end of its line.
  ///   - duration: the time that the app lets pass meanwhile, beside that for its answer.
  /// - Returns: the answer, without the end of its line.
  /// - Throws: why there is none.
  func ask(_ line: String, letting duration: Duration) throws(AppSilence) -> [UInt8]
}
