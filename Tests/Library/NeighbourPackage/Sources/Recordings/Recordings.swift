import Documents
import Files
import SpokenScreen

/// What is heard of the screen in a file.
public func recording(of name: String) throws -> String {
  let document = Documents.Document(file: File(name: name))
  return try Scenario(contentsOf: document.file.name).transcript
}
