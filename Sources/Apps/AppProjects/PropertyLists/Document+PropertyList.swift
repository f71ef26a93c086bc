import Foundation
import ScreenDocuments
import ScreenTree
import SpokenSyntax

extension Document {
  /// Reads a property list: as Xcode writes projects, or in XML.
  ///
  /// - Throws: `Fault` at the position where the list cannot be read.
  static func readPropertyList(_ bytes: [UInt8]) throws(Fault) -> Document {
    if bytes.starts(with: "bplist".utf8) {
      throw Fault(
        "it is a binary property list; write it as text: plutil -convert xml1", at: .unknown)
    }
    let text = try text(of: bytes)
    let start = text.utf8.first { !" \t\r\n".utf8.contains($0) }
    if start == UInt8(ascii: "<") || text.starts(withBytes: "\u{FEFF}<") {
      return try readXMLList(bytes)
    }
    var reader = OpenStepReader(bytes)
    return try reader.list()
  }

  /// Reads a property list in XML, whose values have no positions.
  private static func readXMLList(_ bytes: [UInt8]) throws(Fault) -> Document {
    // Foundation refuses more than 512 levels, and knows no entities but those of XML itself.
    do {
      let value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let document = Document(listValue: value, depth: 0) else {
        throw Fault("it is nested more than \(ProjectLimits.depth) deep", at: .unknown)
      }
      return document
    } catch let fault as Fault {
      throw fault
    } catch {
      let cause = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it is no XML"
      throw Fault("the property list cannot be read: \(cause)", at: .unknown)
    }
  }

  /// A value that Foundation read; nil for one that is nested too deep.
  private init?(listValue value: Any, depth: Int) {
    guard depth < ProjectLimits.depth else { return nil }
    switch value {
    case let text as String: self.init(.scalar(text, isPlain: false), at: .unknown)
    case let items as [Any]:
      let values = items.map { Document(listValue: $0, depth: depth + 1) }
      guard !values.contains(nil) else { return nil }
      self.init(.sequence(values.compactMap(\.self)), at: .unknown)
    case let map as [String: Any]:
      var entries: [Entry] = []
      for (key, value) in map.sorted(by: { $0.key < $1.key }) {
        guard let value = Document(listValue: value, depth: depth + 1) else { return nil }
        entries.append(Entry(key: key, position: .unknown, value: value))
      }
      self.init(.mapping(entries), at: .unknown)
    case let flag as Bool: self.init(.scalar(flag ? "YES" : "NO", isPlain: true), at: .unknown)
    default: self.init(.scalar("\(value)", isPlain: true), at: .unknown)
    }
  }
}
