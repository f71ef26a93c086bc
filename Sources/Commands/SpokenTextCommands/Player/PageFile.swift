package import ArgumentParser

/// The input of a page and its file.
package struct PageFile: ParsableArguments {
  @Argument(help: "A screen, a walkthrough or a capture; - is standard input.", completion: .file())
  package var input: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The page, or a folder; a new one has a slash at its end; - is standard output.",
      valueName: "file.html"),
    completion: .file())
  package var output: String

  package init() {}
}
