import Foundation
import SpokenSyntax

/// The stops that changed since an older run, with the words of both and the older sound.
struct ChangeList {
  private let data: PageData
  private let sound: PageSound?

  /// The changes of a page; `sound` is that of the older run.
  init(_ data: PageData, sound: PageSound?) { (self.data, self.sound) = (data, sound) }

  var html: HTML {
    guard let comparison = data.comparison else { return "" }
    let header = comparison.header.map { "<p>\($0.withCapital)</p>\n" as HTML }
    let empty: HTML = comparison.changes.isEmpty ? "<p>Nothing changed for a listener.</p>\n" : ""
    let items = comparison.changes.enumerated().map(item)
    return """
      <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">What changed</h2>
      <p class="facts">since <code>\(comparison.name)</code></p>
      \(header)\(empty)<ol>
      \(HTML(items))</ol>
      \(older)</section>
      """
  }

  private func item(_ index: Int, _ change: PageData.Change) -> HTML {
    let link: HTML =
      change.new.map { "<a href=\"#stop-\($0.number)\">In the transcript</a>\n" } ?? ""
    let parts = WordDifference(change.old?.text ?? "", change.new?.text ?? "")
    let before: HTML =
      change.old == nil ? "" : "<p class=\"before\"><b>Before</b> <span>\(parts.old)</span></p>\n"
    let now: HTML =
      change.new == nil ? "" : "<p class=\"now\"><b>Now</b> <span>\(parts.new)</span></p>\n"
    return """
      <li id="change-\(index + 1)">
      \(change.messages.map { "<p class=\"message\">\($0.withCapital)</p>\n" as HTML })\(before)\(now)\(link)</li>

      """
  }

  private var older: HTML {
    guard let sound else { return "" }
    return """
      <p class="older"><span id="old-sound-title">The sound before</span>
      <audio id="old-sound" aria-labelledby="old-sound-title" controls preload="metadata"\(sound.attribute)></audio></p>

      """
  }
}

/// Two texts with the words that only one of them has marked.
struct WordDifference {
  /// The old text; removed words are marked.
  let old: HTML
  /// The new text; inserted words are marked.
  let new: HTML

  init(_ old: String, _ new: String) {
    let (olds, news) = (old.split(atByte: " "), new.split(atByte: " "))
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    // Words, not characters, because a listener hears whole words.
    for change in news.map(Self.key).difference(from: olds.map(Self.key)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    self.old = Self.marked(olds, removed) { "<del>\($0)</del>" }
    self.new = Self.marked(news, inserted) { "<ins>\($0)</ins>" }
  }

  /// The word without the comma that depends on what follows.
  private static func key(_ word: Substring) -> Substring {
    // A comma only parts segments: the last one has none, which changes no word.
    word.utf8.count > 1 ? word.beginning(beforeBytes: ",") ?? word : word
  }

  /// The words; neighbors that are marked share one mark.
  private static func marked(
    _ words: [Substring], _ marks: Set<Int>, _ mark: (String) -> HTML
  ) -> HTML {
    var parts: [HTML] = []
    var run: [Substring] = []
    func flush() {
      guard !run.isEmpty else { return }
      parts.append(mark(run.joined(separator: " ")))
      run = []
    }
    for (index, word) in words.enumerated() {
      if marks.contains(index) {
        run.append(word)
      } else {
        flush()
        parts.append("\(String(word))")
      }
    }
    flush()
    return .joined(parts, by: " ")
  }
}

extension String {
  /// The sentence with a capital at its start; a name such as `iOS` or `speakHints` stays as it is.
  fileprivate var withCapital: String {
    let word = utf8.prefix { $0 != UInt8(ascii: " ") }
    let isPlain = word.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return isPlain ? prefix(1).uppercased() + dropFirst() : self
  }
}
