import TestSupport
import Testing

@testable import AppProjects

struct ProjectObjectsTests {
  @Test(
    arguments: [
      ("", "1:1: error: the file is empty; restore it"),
      ("( a )", "1:1: error: it is no Xcode project: 'objects' is missing"),
      (
        "{ objects = {}; }",
        "1:1: error: it is no Xcode project: 'rootObject' names no project; restore the file"
      ),
      (
        "{\n objects = { A = {isa = PBXGroup; }; };\n rootObject = A;\n}",
        "3:15: error: it is no Xcode project: 'rootObject' names no project; restore the file"
      ),
      (
        "{\n objects = {\n  A = {\n   isa = PBXProject;\n",
        "5:1: error: the file ends inside what begins in line 3; it was cut: restore the whole file"
      ),
    ])
  func `says why a file is no project, and where`(text: String, fault: String) throws {
    let scratch = try Scratch(["App.xcodeproj/project.pbxproj": text])
    do throws(ProjectError) {
      _ = try AppProjectReader.read(scratch.path("App.xcodeproj"))
      Issue.record("it was read")
    } catch {
      let file = scratch.path("App.xcodeproj/project.pbxproj")
      #expect(error.description == "\(file):\(fault)")
    }
  }

  @Test func `reads no more objects and targets than a project has`() throws {
    let many = (0...ProjectLimits.objects).map { "A\($0)={};" }.joined()
    let scratch = try Scratch(["App.xcodeproj/project.pbxproj": "{objects={\(many)};}"])
    let error = try #require(throws: ProjectError.self) {
      try AppProjectReader.read(scratch.path("App.xcodeproj"))
    }
    #expect(error.description.hasSuffix(":1:1: error: it has more than 100000 objects"))
    let targets = (0...ProjectLimits.targets).map { _ in "T" }.joined(separator: ", ")
    let project = try WrittenProject(targets: targets, WrittenProject.target(""))
    #expect(
      project.fault
        == "IN/App.xcodeproj/project.pbxproj:2:1: error: it has more than 1000 targets")
  }

  @Test func `counts files that are named again and again`() throws {
    let files = [String](repeating: "B1", count: 100_001).joined(separator: ",")
    let project = try WrittenProject(
      children: "F1", WrittenProject.target(files) + WrittenProject.file(1, "a.m"))
    #expect(
      project.fault
        == "IN: error: its targets have more than 100000 files; give --app a smaller project")
  }
}
