package import ScreenDocuments
import ScreenTree
import ScreenYAML

extension Codec {
  /// The value of a text of YAML that stands at the key `key` of a screen, and the errors in it.
  package func reading(_ text: String) throws -> (value: Value?, faults: [String]) {
    var reader = FieldReader(file: "f", subject: "the screen")
    let document = try Document.readYAML(Array(text.utf8))
    let value = read(&reader, document, ValueKey(name: "key", depth: 1))
    return (value, reader.faults.findings.map { "\($0.position): \($0.message)" })
  }
}
