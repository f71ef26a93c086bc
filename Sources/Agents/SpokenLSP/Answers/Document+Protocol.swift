import JSONRPC
import ScreenDocuments
import ScreenTree

// What is read of the parameters of a message.
extension Document {
  /// A text of a member; an error without one.
  func requiredText(_ key: String) throws(RPCError) -> String {
    guard let text = self[key]?.string else {
      throw .invalidParameters("the member \(key) is no text")
    }
    return text
  }

  /// A member that is an object.
  func requiredObject(_ key: String) throws(RPCError) -> Document {
    guard let object = self[key], object.entries != nil else {
      throw .invalidParameters("the member \(key) is no object")
    }
    return object
  }

  /// A member that is a list.
  func requiredList(_ key: String) throws(RPCError) -> [Document] {
    guard let items = self[key]?.items else {
      throw .invalidParameters("the member \(key) is no list")
    }
    return items
  }

  /// A member that is a whole number from 0 on.
  private func count(_ key: String) throws(RPCError) -> Int {
    guard let number = self[key]?.number.flatMap(Int.init(exactly:)), number >= 0 else {
      throw .invalidParameters("the member \(key) is no whole number from 0 on")
    }
    return number
  }

  /// The place that a member names.
  func place(_ key: String) throws(RPCError) -> TextPlace {
    let place = try requiredObject(key)
    return TextPlace(line: try place.count("line"), character: try place.count("character"))
  }

  /// The range that a member names.
  func range(_ key: String) throws(RPCError) -> TextRange {
    let range = try requiredObject(key)
    return TextRange(start: try range.place("start"), end: try range.place("end"))
  }
}

// What is written into answers.
extension Document {
  /// A whole number.
  static func count(_ number: Int) -> Document { .number(Double(number)) }

  /// A place.
  static func place(_ place: TextPlace) -> Document {
    .mapping([("line", .count(place.line)), ("character", .count(place.character))])
  }

  /// A range.
  static func range(_ range: TextRange) -> Document {
    .mapping([("start", .place(range.start)), ("end", .place(range.end))])
  }
}
