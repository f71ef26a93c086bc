package import VoiceOverSpeech

/// The value of a key of a record.
///
/// Most are texts and seconds, which are written as what they are: an encoder asks any other value for
/// its kind each time, which takes longer than the writing.
package protocol StopValue: Codable, Sendable {
  /// Writes the value for a key.
  func write<Key>(for key: Key, into object: inout KeyedEncodingContainer<Key>) throws
}

extension StopValue {
  /// Writes the value as it encodes itself.
  package func write<Key>(for key: Key, into object: inout KeyedEncodingContainer<Key>) throws {
    try object.encode(self, forKey: key)
  }
}

extension String: StopValue {
  /// Writes a text.
  package func write<Key>(for key: Key, into object: inout KeyedEncodingContainer<Key>) throws {
    try object.encode(self, forKey: key)
  }
}

extension Double: StopValue {
  /// Writes a number.
  package func write<Key>(for key: Key, into object: inout KeyedEncodingContainer<Key>) throws {
    try object.encode(self, forKey: key)
  }
}

extension Optional: StopValue where Wrapped: StopValue {
  /// Writes the value, or null.
  package func write<Key>(for key: Key, into object: inout KeyedEncodingContainer<Key>) throws {
    if let self {
      try self.write(for: key, into: &object)
    } else {
      try object.encodeNil(forKey: key)
    }
  }
}

extension Bool: StopValue {}
extension Int: StopValue {}
extension Array: StopValue where Element: StopValue {}
extension Range: StopValue where Bound == Int {}
extension RotorListing: StopValue {}
extension StopRecord.Detail: StopValue {}
extension StopRecord.Graph: StopValue {}
extension StopRecord.Rectangle: StopValue {}
extension StopRecord.Segment.Part: StopValue {}
extension StopRecord.Word: StopValue {}
