import SpokenSyntax

/// The script of the page: plain ECMAScript without any library, over the elements that are there.
///
/// It sets texts by `textContent` only, so that no word of a file is ever read as markup.
enum PageScript {
  /// The function `spokenPlayer`, which brings the elements of a page to life until its signal is aborted.
  static let player =
    start + sound + transcript + stage + drawing + graph + playing + controls + keys + links + end

  /// The whole script of a page in a file.
  static let text = (player + "spokenPlayer();\n").compact

  private static let start = #"""

    'use strict';
    function spokenPlayer(signal, data = JSON.parse(document.getElementById('spoken-data').textContent)) {
      const find = id => document.getElementById(id);
      const sound = find('sound');
      const rate = data.sampleRate;
      const quietMotion = matchMedia('(prefers-reduced-motion: reduce)');

      /// The time of a frame in seconds, and the frame of a time.
      const seconds = frame => frame / rate;
      const now = () => Math.round(sound.currentTime * rate);

      /// The last index whose value is not above a number; -1 without one.
      function lastIndex(list, value, number) {
        let [low, high] = [0, list.length];
        while (low < high) {
          const middle = (low + high) >> 1;
          if (value(list[middle]) <= number) low = middle + 1; else high = middle;
        }
        return low - 1;
      }

    """#

  private static let end = #"""

      window.addEventListener('hashchange', openAddress, { signal });
      openAddress();
      const player = { data, lines, sound, showScreen, playPart, stopComparing, leave, currentLine: () => current, touch };
      explore(player);
      return player;
    }

    """#
}

extension String {
  /// The lines of a script or a style without their indentation, and without those that are empty or
  /// a comment, which a reader of a page does not need.
  var compact: String {
    split(atByte: "\n").map { line in Substring(line.utf8.drop { $0 == UInt8(ascii: " ") }) }
      .filter { !$0.isEmpty && !$0.starts(withBytes: "//") }
      .map { $0 + "\n" }.joined()
  }
}
