# A formula for a tap: brew install spokenscreen/tap/spoken. It builds from the sources of a release.
class Spoken < Formula
  desc "Hear what VoiceOver would say on a screen"
  homepage "https://github.com/spokenscreen/spokenscreen"
  url "https://github.com/spokenscreen/spokenscreen.git",
      tag: "v0.2.0"
  license all_of: ["Apache-2.0", "GPL-3.0-or-later"]

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "espeak-ng"
  depends_on "libsndfile"
  depends_on "libsoxr"
  depends_on "mecab"
  depends_on "mecab-ipadic"
  depends_on "nettle"

  uses_from_macos "swift" => :build

  def install
    # Homebrew has a sandbox of its own, in which that of SwiftPM cannot begin.
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "spoken"
    bin.install ".build/release/spoken", ".build/release/spoken-espeak-worker"
    (share/"spoken").install "voices"
    doc.install "docs", "README.md", "CHANGELOG.md"
    generate_completions_from_executable(bin/"spoken", "--generate-completion-script")
  end

  test do
    (testpath/"a.screen.yaml").write "screen: A\nviews:\n  - Button: Save\n"
    assert_match "Save, Button", shell_output("#{bin}/spoken transcript a.screen.yaml")
    hello = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}'
    assert_match "SpokenScreen", pipe_output("#{bin}/spoken mcp", hello + "\n", 0)
  end
end
