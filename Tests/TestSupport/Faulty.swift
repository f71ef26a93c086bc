import ScreenDocuments
import ScreenFiles
import ScreenTree
import ScreenYAML

/// The faults of a screen file, each as `line:column: message`.
package func faults(_ text: String) -> [String] {
  ScreenReader.read(Array(text.utf8), file: "f").findings.map {
    "\($0.position): \($0.message)"
  }
}

/// The faults of one view, without the title line before it.
package func viewFaults(_ view: String) -> [String] {
  faults("screen: S\nviews:\n" + view)
}
