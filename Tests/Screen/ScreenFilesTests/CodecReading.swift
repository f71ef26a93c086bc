import ScreenDocuments
import ScreenTree
import ScreenYAML

@testable import ScreenFiles

extension Codec {
  /// The value of a text of YAML that stands at the key `key`, and the errors in it.
  func reading(_ text: String) throws -> (value: Value?, faults: [String]) {
    var reader = NodeReader(file: "f")
    let document = try Document.readYAML(Array(text.utf8))
    let value = read(&reader, document, ValueKey(name: "key", depth: 1))
    return (value, reader.faults.findings.map { "\($0.position): \($0.message)" })
  }
}
