import Foundation
import SpokenLiveTesting
import SpokenUI
import SpokenUniformTypeIdentifiers
import SpokenViews
import Testing

/// Documents of an app, and the files that they are written to.
@MainActor
struct DocumentTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "Dear diary"

    init() {}
    init(configuration: ReadConfiguration) throws {
      let bytes = configuration.file.regularFileContents ?? Data()
      text = String(decoding: bytes, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Drawing: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.png]
    @Published var lines = 0

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> Int { lines }
    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
    }
  }

  @Test func `the editor of a new document is heard, and changes it`() {
    let group = DocumentGroup(newDocument: Note()) { file in
      TextField("Text", text: file.$document.text)
      Text("Length: \(file.document.text.count)")
    }
    expectSpoken(
      group._content, .next, .previous, .user(.type("!")), .next,
      reads: """
        Dear diary, Text field
          Double tap to edit.
        Length: 10
        Dear diary, Text field
          Double tap to edit.
        exclamation mark, diary
        Length: 11
        """)
  }

  @Test func `the editor of a new object is heard, and changes it`() {
    let group = DocumentGroup(newDocument: { Drawing() }) { file in
      Button("Draw a line") { file.document.lines += 1 }
      Text("Lines: \(file.document.lines)")
    }
    expectSpoken(
      group._content, .activate, .next,
      reads: """
        Draw a line, Button
        ♪ item activated, Draw a line
        Lines: 1
        """)
  }

  @Test func `a folder gives each file a name of its own`() {
    let file = FileWrapper(regularFileWithContents: Data("a".utf8))
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": file])
    #expect(file.filename == "a.txt")
    let other = folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt")
    #expect(other != "a.txt" && other.hasSuffix("a.txt"))
    #expect(folder.fileWrappers?.count == 2)
    folder.removeFileWrapper(file)
    #expect(folder.fileWrappers?.keys.sorted() == [other])
    #expect(folder.isDirectory && !folder.isRegularFile)
  }
}
