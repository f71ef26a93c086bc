import CommandTestSupport
import TestSupport
import Testing

/// What the commands say of an app that cannot be heard: one message, with its place.
///
/// A source with an error and a package that is not there are left out, and need the compiler:
/// `BuiltExampleTests`.
struct AppFaultsTests {
  private static let start = """
    { rootObject = P; objects = {
    P = {isa = PBXProject; mainGroup = M; targets = (T); };
    M = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = App; buildPhases = ();

    """
  private static let whole =
    start + "productType = \"com.apple.product-type.application\"; };\n}; }\n"

  @Test(arguments: [
    (
      "Mein Café.xcodeproj", start,
      "Mein Café.xcodeproj/project.pbxproj:5:1: error: the file ends inside what begins in line 4; "
        + "it was cut: restore the whole file"
    ),
    (
      "", start,
      "Mein Café.xcodeproj/project.pbxproj:5:1: error: the file ends inside what begins in line 4; "
        + "it was cut: restore the whole file"
    ),
    (
      "Mein Café.xcodeproj", whole,
      "Mein Café.xcodeproj/project.pbxproj:4:1: error: the target 'App': it has no Swift files; add "
        + "them to it, or choose another one by --target"
    ),
    (
      "Nirgends.xcodeproj", whole, "Nirgends.xcodeproj: error: there is no such file"
    ),
  ])
  func `says what is wrong with its place, and changes nothing`(
    path: String, text: String, message: String
  ) throws {
    let scratch = try Scratch()
    let file = "Äpfel und Birnen/Mein Café.xcodeproj/project.pbxproj"
    try scratch.create(file, text)
    let folder = scratch.path("Äpfel und Birnen")
    let run = printed(by: ["transcript", "--app", "\(folder)/\(path)"])
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.replacing(folder + "/", with: "") == message + "\n")
    #expect(try scratch.bytes(file) == Array(text.utf8))
    #expect(try scratch.files == ["Äpfel und Birnen"])
  }
}
