public import ScreenTree

/// Expects words on a screen; `of:` names a screen and a view alike.
@available(
  *, deprecated, message: "name the screen with 'of:', as a view",
  renamed: "expectHeard(_:_:of:_:fileID:filePath:line:column:)"
)
public func expectHeard(
  _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full, on screen: Screen,
  _ actions: Walkthrough.Action..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Listening(screen, actions).expectHeard(
    words, outcome, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects an announcement on a screen; `of:` names a screen and a view alike.
@available(
  *, deprecated, message: "name the screen with 'of:', as a view",
  renamed: "expectAnnouncement(_:_:of:_:fileID:filePath:line:column:)"
)
public func expectAnnouncement(
  _ words: String, _ outcome: Walkthrough.Expectation.Heard = .full, on screen: Screen,
  _ actions: Walkthrough.Action..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Listening(screen, actions).expectAnnouncement(
    words, outcome, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that a stop on a screen conveys facts; `of:` names a screen and a view alike.
@available(
  *, deprecated, message: "name the screen with 'of:', as a view",
  renamed: "expectStop(_:_:_:of:_:fileID:filePath:line:column:)"
)
public func expectStop(
  _ stop: String, _ facts: Conveyed, _ strength: Strength = .must, on screen: Screen,
  _ actions: Walkthrough.Action..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Listening(screen, actions).expectStop(
    stop, facts, strength, fileID: fileID, filePath: filePath, line: line, column: column)
}
