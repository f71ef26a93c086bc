import Foundation

/// The bar with the timeline, the controls of the script, and the sound.
struct PlayerBar {
  private let data: PageData
  private let sound: PageSound

  init(_ data: PageData, sound: PageSound) { (self.data, self.sound) = (data, sound) }

  var html: HTML {
    """
    <section id="player" aria-label="Player" tabindex="-1">
    <div class="track">
    \(Timeline(data).html)
    <input id="position" type="range" min="0" max="\(seconds)" step="any" value="0" aria-label="Position" hidden>
    </div>
    \(controls)
    <audio id="sound" controls preload="metadata" aria-label="Sound"\(sound.attribute)></audio>
    </section>
    """
  }

  private var seconds: Double { Double(data.length) / Double(max(data.sampleRate, 1)) }

  private var controls: HTML {
    """
    <div id="controls" hidden>
    <div class="buttons">
    <button type="button" id="previous" aria-label="Previous stop"><svg aria-hidden="true" viewBox="0 0 24 24"><path d="M6 5h2v14H6zM19 5v14L9 12z"/></svg></button>
    <button type="button" id="back" aria-label="−15 seconds">−15</button>
    <button type="button" id="play" aria-label="Play"\("disabled", sound == .at(nil) ? "" : nil)><svg aria-hidden="true" viewBox="0 0 24 24"><path class="when-paused" d="M7 4v16l13-8z"/><path class="when-playing" d="M6 5h4v14H6zM14 5h4v14h-4z"/></svg></button>
    <button type="button" id="on" aria-label="+15 seconds">+15</button>
    <button type="button" id="next" aria-label="Next stop"><svg aria-hidden="true" viewBox="0 0 24 24"><path d="M16 5h2v14h-2zM5 5v14l10-7z"/></svg></button>
    <a id="time" href="#t=0" title="Link to this time">0:00 / \(PageTime(frame: data.length, at: data.sampleRate).clock)</a>
    </div>
    <details id="options"><summary>Options</summary>
    <div class="choices">
    <label>Speed <select id="speed">\(speeds)</select></label>
    <label>After a stop <select id="after"><option value="continue">continue</option><option value="pause">pause</option><option value="repeat">repeat</option></select></label>
    <label><input id="follow" type="checkbox" checked> Follow</label>
    <label><input id="announce" type="checkbox"> Announce stops</label>
    <label title="Space and K play and pause, J and L move by 15 seconds"><input id="keys" type="checkbox" checked> Keys</label>
    </div>
    </details>
    </div>
    """
  }

  private var speeds: HTML {
    HTML(
      ["0.5", "0.75", "1", "1.25", "1.5", "2", "3"].map { speed -> HTML in
        let selected: HTML = speed == "1" ? " selected" : ""
        return "<option value=\"\(speed)\"\(selected)>\(speed)×</option>"
      })
  }
}
