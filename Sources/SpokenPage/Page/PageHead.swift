/// The head of a page: its policy, its title and its style.
struct PageHead {
  private let title: String
  private let generator: String

  init(title: String, generator: String) { (self.title, self.generator) = (title, generator) }

  var html: HTML {
    """
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(PagePolicy.text)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="\(generator)">
    <link rel="icon" href="data:,">
    <title>\(title) · SpokenScreen</title>
    <style>\(.verbatim(PageStyle.text))</style>
    """
  }
}
