/// The head of a page: its policy, its title and its style.
struct PageHead {
  let title: String
  let generator: String
  /// The address of a style sheet besides the style inside; nil for a file, which loads nothing.
  var styleSheet: String?

  /// The title of the document of a run.
  static func title(of data: PageData) -> String { title(of: data.title) }

  private static func title(of title: String) -> String { "\(title) · SpokenScreen" }

  var html: HTML {
    """
    <meta charset="utf-8">
    \(policy)<meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="\(generator)">
    <link rel="icon" href="data:,">
    <title>\(Self.title(of: title))</title>
    <style>\(.verbatim(PageStyle.text))</style>\(link)
    """
  }

  /// The policy of a file; a server sends its own in a header.
  private var policy: HTML {
    guard styleSheet == nil else { return "" }
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"\(PagePolicy.text)\">\n"
  }

  private var link: HTML {
    styleSheet.map { "\n<link rel=\"stylesheet\" href=\"\($0)\">" } ?? ""
  }
}
