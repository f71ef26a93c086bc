import ScreenDocuments
import ScreenTree
import TestSupport
import Testing

@testable import AppProjects

struct WorkspaceTextTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace
       version = "1.0">
       <Group location = "container:Apps" name = "Apps">
          <FileRef
             location = "group:A &amp; B/Ü.xcodeproj">
          </FileRef>
          <Group location='group:Deep'><FileRef location='group:../c.md'/></Group>
       </Group>
       <!-- <FileRef location = "group:No.xcodeproj"/> -->
       <FileRef location = "container:P"></FileRef>
       <FileRef location = "absolute:/x/./y"></FileRef>
       <FileRef location = "self:"></FileRef>
       <FileRef location = "developer:X"></FileRef>
    </Workspace>

    """

  @Test func `reads what a workspace names, by its groups`() throws {
    let references = try WorkspaceText.read(Array(Self.text.utf8))
    #expect(
      references.map { "\($0.position) \($0.path ?? "none")" } == [
        "5:7 Apps/A & B/Ü.xcodeproj", "8:36 Apps/c.md", "11:4 P", "12:4 /x/y", "13:4 none",
        "14:4 none",
      ])
  }

  @Test(
    arguments: [
      ("", "1:1: it has no <Workspace>; it was cut: restore it"),
      ("<Workspace>\n", "2:1: the file ends inside <Workspace>; it was cut: restore it"),
      ("<Workspace", "1:1: this '<' has no '>'; the file was cut: restore it"),
      (
        "<Workspace>\n<FileRef location = \"group:A",
        "2:21: the quotation mark that opens here is not closed; the file was cut: restore it"
      ),
      ("<Workspace></Group>", "1:12: </Group> closes nothing here; restore the file"),
      ("<Workspace a=b>", "1:14: a value stands in quotation marks"),
      ("<Workspace a>", "1:13: an attribute is written as name = \"value\""),
      ("<!-- x", "1:1: what begins here has no end; the file was cut: restore it"),
      ("<!DOCTYPE x>", "1:1: it declares a type, which no workspace needs; take it out"),
      (
        String(repeating: "<Group>", count: 101),
        "1:701: its groups are nested more than 100 deep"
      ),
    ])
  func `says what is wrong, and where`(text: String, message: String) {
    do throws(Document.Fault) {
      _ = try WorkspaceText.read(Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect("\(error.position): \(error.message)" == message)
    }
  }

  @Test func `reads the projects of a workspace`() throws {
    let text = """
      <Workspace version="1.0">
        <FileRef location="group:One/App.xcodeproj"/>
        <FileRef location="group:Two/Kit.xcodeproj"/>
        <FileRef location="group:Pods/Pods.xcodeproj"/>
        <FileRef location="group:../Out.xcodeproj"/>
        <FileRef location="group:Pack"/>
      </Workspace>
      """
    func project(_ name: String, _ type: String, _ more: String = "") -> String {
      "{ rootObject = P; objects = { P = {isa = PBXProject; targets = (T); }; "
        + "T = {isa = PBXNativeTarget; name = \(name); buildPhases = (F); "
        + "productType = \"com.apple.product-type.\(type)\"; }; \(more) }; }"
    }
    let linked =
      "F = {isa = PBXFrameworksBuildPhase; files = (B, C); }; B = {isa = PBXBuildFile; fileRef = K; }; "
      + "K = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; }; "
      + "C = {isa = PBXBuildFile; productRef = U; }; "
      + "U = {isa = XCSwiftPackageProductDependency; productName = Pack; };"
    let scratch = try Scratch([
      "W.xcworkspace/contents.xcworkspacedata": text,
      "One/App.xcodeproj/project.pbxproj": project("App", "application", linked),
      "Two/Kit.xcodeproj/project.pbxproj": project("Kit", "framework"),
      "Pack/Package.swift": "", "Pack/Sources/Pack/p.swift": "",
    ])
    // The folder that holds the workspace is the same.
    for path in ["W.xcworkspace", "W.xcworkspace/", "."] {
      let read = try AppProjectReader.read(scratch.path(path))
      #expect(read.form == .workspace)
      #expect(read.name == "W")
      #expect(read.targets.map(\.name) == ["App", "Kit"])
      #expect(read.packages.map(\.name) == ["Pack"])
      #expect(
        read.findings.map { $0.description.replacing(scratch.path, with: "IN") }.prefix(1) == [
          "IN/W.xcworkspace/contents.xcworkspacedata:4:3: warning: there is no "
            + "'IN/Pods/Pods.xcodeproj'; restore it, or make it with the tool that it comes from"
        ])
      #expect(read.findings.count == 2)
    }
  }
}
