import ScreenDocuments
import ScreenInputs
import ScreenScenarios
import SpokenATDriver

extension FuzzTarget {
  /// What a client of AT Driver sends: a message on each line, the first ones alone.
  static let driver = FuzzTarget(name: "at-driver", check: conversation)

  /// How many messages of an input are answered.
  private static let mostMessages = 12

  private static let screen = """
    screen: Home
    views:
      - { Text: Title, heading: 1 }
      - { Slider: Food, id: food, value: 40, in: [0, 100] }
      - { TextField: Name, id: name }
      - { Button: Send, id: send, actions: [Archive], onActivate: { announce: Sent } }
    """

  private static func conversation(_ bytes: [UInt8]) throws {
    let desk = DriverDesk(
      version: "0.2.0", host: "linux", now: { .zero }, newID: { "0" },
      scenario: { (options: SessionOptions) throws(DriverError) -> Scenario in
        try scenario(options)
      })
    var talk = DriverConversation(desk, connection: 1)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    for line in lines.prefix(mostMessages) {
      let message = Array(line)
      let request = try? DriverRequest(message)
      guard !isLong(request) else { continue }
      try answered(talk.handle(message), request)
    }
    talk.end()
    try Violation.unless(!talk.hasSession && desk.seat.take(2), "a session does not end")
  }

  private static func scenario(_ options: SessionOptions) throws(DriverError) -> Scenario {
    do throws(ScenarioError) {
      let reader = ScenarioReader(
        platform: options.platform, language: options.language, settings: options.settings)
      return try reader.read(Array(screen.utf8), path: "home.screen.yaml").scenario
    } catch {
      throw DriverError(.sessionNotCreated, "\(error)")
    }
  }

  /// Whether a step is repeated so often that it only takes time.
  private static func isLong(_ request: DriverRequest?) -> Bool {
    guard case .intent(_, let params)? = request?.command else { return false }
    return params.pairs.contains { ($0.1.number ?? 0) > 50 }
  }

  /// Checks that a message has one answer, the first, for its number, and that all can be read.
  private static func answered(
    _ messages: [DriverMessage], _ request: DriverRequest?
  ) throws(Violation) {
    for (index, message) in messages.enumerated() {
      let isFirst = index == 0
      switch message {
      case .result(let id, _):
        try Violation.unless(isFirst && id == request?.id, "a result for nobody")
      case .failure(let id, let error):
        try Violation.unless(
          isFirst && messages.count == 1 && !error.message.isEmpty
            && (request == nil || id == request?.id), "an error for nobody")
      case .event: try Violation.unless(!isFirst, "an event before the answer")
      }
      let read = try? Document.readJSON(Array(message.text.utf8))
      try Violation.unless(
        read?.entries != nil && !message.text.utf8.contains(UInt8(ascii: "\n")),
        "a message that is no line of JSON: \(message.text)")
    }
    try Violation.unless(!messages.isEmpty, "a message without an answer")
  }
}
