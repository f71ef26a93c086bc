import SpokenFiles
import Testing

struct OutputErrorTests {
  @Test(arguments: [
    (
      OutputError.cannotWrite(path: "x.vtt", cause: "Broken pipe"),
      "cannot write x.vtt: Broken pipe; what was there before is untouched"
    ),
    (
      .cannotWrite(path: "-", cause: "Broken pipe"),
      "standard output cannot be written: Broken pipe"
    ),
    (
      .cannotCreate(path: "a/b", cause: "Permission denied"), "cannot create a/b: Permission denied"
    ),
  ]) func `says what failed and why`(error: OutputError, text: String) {
    #expect(error.description == text)
  }
}
