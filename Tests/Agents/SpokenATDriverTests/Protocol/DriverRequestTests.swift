import SpokenATDriver
import Testing

struct DriverRequestTests {
  private static let settings = #"{"id":1,"method":"settings.getSettings","params":"#
  private static let intent = #"{"id":1,"method":"interaction.userIntent","params":"#

  /// Messages, the number of the answer and the code of the error; the order of the checks is that
  /// of the specification.
  static let refused: [(String, Int?, DriverError.Code)] = [
    ("", nil, .invalidArgument), ("{", nil, .invalidArgument), ("{\"id\":1", nil, .invalidArgument),
    ("[]", nil, .invalidArgument), ("\"session.new\"", nil, .invalidArgument),
    (#"{"id":1,"method":"session.end","params":{}}"#, 1, .unknownCommand),
    (#"{"id":-1,"method":"session.end"}"#, nil, .unknownCommand),
    (#"{"id":"1","method":"session.end"}"#, nil, .unknownCommand),
    (#"{"method":"session.end"}"#, nil, .unknownCommand),
    (#"{"id":1,"method":7,"params":{}}"#, 1, .invalidArgument),
    (#"{"id":1,"params":{}}"#, 1, .invalidArgument),
    (#"{"id":1.5,"method":"session.new","params":{"capabilities":{}}}"#, nil, .invalidArgument),
    (
      #"{"id":9007199254740992,"method":"session.new","params":{"capabilities":{}}}"#, nil,
      .invalidArgument
    ),
    (#"{"id":1,"method":"session.new"}"#, 1, .invalidArgument),
    (#"{"id":1,"method":"session.new","params":[]}"#, 1, .invalidArgument),
    (#"{"id":1,"method":"session.new","params":{}}"#, 1, .invalidArgument),
    (
      #"{"id":1,"method":"session.new","params":{"capabilities":{"alwaysMatch":{"atName":1}}}}"#, 1,
      .invalidArgument
    ),
    (settings + "{}}", 1, .invalidArgument), (settings + #"{"settings":[]}}"#, 1, .invalidArgument),
    (settings + #"{"settings":[{"name":1}]}}"#, 1, .invalidArgument),
    (intent + "{}}", 1, .invalidArgument), (intent + #"{"name":"next"}}"#, 1, .invalidArgument),
    (intent + #"{"name":"pressKeys"}}"#, 1, .invalidArgument),
    (intent + #"{"name":"pressKeys","keys":[]}}"#, 1, .invalidArgument),
    (intent + #"{"name":"pressKeys","keys":[1]}}"#, 1, .invalidArgument),
  ]

  @Test(arguments: refused)
  func `refuses what has another form`(message: String, id: Int?, code: DriverError.Code) {
    do {
      let request = try DriverRequest(Array(message.utf8))
      Issue.record("\(message) is read as \(request)")
    } catch {
      #expect(error.id == id && error.error.code == code, "\(message): \(error)")
      #expect(!error.error.message.isEmpty)
    }
  }

  @Test(arguments: [(62, true), (63, false), (5000, false)])
  func `nests so deep and no deeper`(depth: Int, isRead: Bool) {
    let value =
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let message =
      #"{"id":1,"method":"settings.getSupportedSettings","params":{"more":\#(value)}}"#
    #expect(((try? DriverRequest(Array(message.utf8))) != nil) == isRead)
  }

  @Test func `reads each command`() throws {
    let messages = [
      (#"{"id":0,"method":"session.new","params":{"capabilities":{}}}"#, 0),
      (Self.settings + #"{"settings":[{"name":"sounds"}]},"more":1}"#, 1),
      (
        #"{"id":9007199254740991,"method":"settings.getSupportedSettings","params":{}}"#,
        DriverRequest.greatestID
      ), (Self.intent + #"{"name":"pressKeys","keys":["a"]}}"#, 1),
      (Self.intent + #"{"name":"spoken:next","count":3}}"#, 1),
      (
        #"{"id":2,"method":"settings.setSettings","params":{"settings":[{"name":"a","value":null}]}}"#,
        2
      ),
    ]
    for (message, id) in messages {
      #expect(try DriverRequest(Array(message.utf8)).id == id, "\(message)")
    }
  }
}
