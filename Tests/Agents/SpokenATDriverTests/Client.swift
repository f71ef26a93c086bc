import ScreenDocuments
import ScreenInputs
import ScreenScenarios
import SpokenATDriver
import TestSupport

/// A screen with something for each kind of key.
let home = """
  screen: Home
  views:
    - { Text: Title, heading: 1 }
    - { Slider: Food, id: food, value: 40, in: [0, 100] }
    - { TextField: Name, id: name }
    - { Button: Send, id: send, actions: [Archive], onActivate: { announce: Sent } }
  """

/// A client without a socket.
struct Client {
  var conversation: DriverConversation
  let desk: DriverDesk
  private let scratch: Scratch?

  /// A client of the reader of a file or a folder.
  init(
    serving path: String, desk change: (inout DriverDesk) -> Void = { _ in },
    connection: Int = 1, keeping scratch: Scratch? = nil
  ) {
    let inputs = DriverInputs(path, reader: ScenarioReader())
    var desk = DriverDesk(
      version: "0.2.0", host: "linux", now: { .zero },
      newID: { "00000000-0000-4000-8000-000000000000" },
      scenario: { (options: SessionOptions) throws(DriverError) -> Scenario in
        try inputs.scenario(options)
      })
    change(&desk)
    self.desk = desk
    self.scratch = scratch
    conversation = DriverConversation(desk, connection: connection)
  }

  /// A client of the reader of a screen.
  init(_ screen: String = home, desk change: (inout DriverDesk) -> Void = { _ in }) throws {
    let scratch = try Scratch(["home.screen.yaml": screen])
    self.init(serving: scratch.path("home.screen.yaml"), desk: change, keeping: scratch)
  }

  /// Sends a message, and receives the answer and the events.
  mutating func send(_ text: String) -> [DriverMessage] {
    conversation.handle(Array(text.utf8))
  }

  /// Begins a session with capabilities as JSON.
  @discardableResult
  mutating func begin(_ alwaysMatch: String = "{}") -> [DriverMessage] {
    send(
      #"{"id":0,"method":"session.new","params":{"capabilities":{"alwaysMatch":\#(alwaysMatch)}}}"#)
  }

  /// Sends an intent with more parameters as the members of a JSON object.
  mutating func intend(_ name: String, _ members: String = "") -> [DriverMessage] {
    let rest = members.isEmpty ? "" : ",\(members)"
    return send(
      #"{"id":1,"method":"interaction.userIntent","params":{"name":"\#(name)"\#(rest)}}"#)
  }

  /// Presses keys as the table writes them.
  mutating func press(_ keys: String...) -> [DriverMessage] {
    let codes = keys.map { Document.text(Self.codes[$0] ?? $0).compactJSON }
    return intend("pressKeys", "\"keys\":[\(codes.joined(separator: ","))]")
  }

  private static let codes = [
    "Control": "\u{E009}", "Option": "\u{E00A}", "Shift": "\u{E008}", "Command": "\u{E03D}",
    "Left": "\u{E012}", "Up": "\u{E013}", "Right": "\u{E014}", "Down": "\u{E015}",
    "Space": "\u{E00D}", "Return": "\u{E006}", "Backspace": "\u{E003}", "Tab": "\u{E004}",
    "Escape": "\u{E00C}", "F3": "\u{E033}", "F5": "\u{E035}", "Home": "\u{E011}",
    "End": "\u{E010}",
  ]
}

extension [DriverMessage] {
  /// The words that were heard: descriptions, without hints and cues.
  var words: [String] {
    compactMap { message in
      guard case .event(DriverOutput.captured, let params) = message,
        params["spoken:part"]?.text ?? "description" == "description"
      else { return nil }
      return params["data"]?.text
    }
  }

  /// The texts of a parameter in the events that have it.
  func values(of key: String) -> [String] {
    compactMap { message in
      guard case .event(_, let params) = message else { return nil }
      return params[key]?.text
    }
  }

  /// The error of the first message, as its code; nil for a result.
  var code: String? {
    guard case .failure(_, let error)? = first else { return nil }
    return error.code.rawValue
  }

  /// The words of the error of the first message.
  var reason: String {
    guard case .failure(_, let error)? = first else { return "" }
    return error.message
  }
}
