import Foundation
import SpokenLiveTesting
import SpokenUI
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

  @Test func `a folder names the files that are put into it`() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let file = FileWrapper(regularFileWithContents: Data("a".utf8))
    file.preferredFilename = "a.txt"
    #expect(folder.addFileWrapper(file) == "a.txt")
    #expect(folder.addFileWrapper(FileWrapper(regularFileWithContents: Data())) == "Untitled")
    folder.removeFileWrapper(file)
    #expect(folder.fileWrappers?.keys.sorted() == ["Untitled"])
    #expect(folder.isDirectory && !folder.isRegularFile)
  }
}
