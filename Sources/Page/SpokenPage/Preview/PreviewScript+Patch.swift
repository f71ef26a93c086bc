extension PreviewScript {
  /// The lines and parts of the page that another version changes; the others stay as they are.
  static let patch = #"""
      const parse = html => new DOMParser().parseFromString(html, 'text/html').body;

      /// A line that stays, with the number, the time and the origins that it has now.
      function keepLine(item, number, { time, origins }) {
        item.id = `stop-${number}`;
        item.querySelector('.time').textContent = time;
        const title = item.querySelector('summary .unseen');
        if (title) title.textContent = ` stop ${number}`;
        if (!origins) return item;
        item.querySelectorAll('.origin code').forEach((code, index) => { code.textContent = origins[index]; });
        item.querySelector('.source')?.remove();
        return item;
      }

      function moveStop(stop, number, { start, frame }) {
        const by = start - stop.frames[0];
        const moved = range => [range[0] + by, range[1] + by];
        return {
          ...stop, number, frame, frames: moved(stop.frames),
          segments: stop.segments?.map(segment => ({
            ...segment, ...(segment.frames && { frames: moved(segment.frames) }),
            ...(segment.words && { words: segment.words.map(word => ({ ...word, frames: moved(word.frames) })) }),
          })),
        };
      }

      /// Puts lines into the list, and returns their data.
      function showLines(items) {
        const list = find('transcript');
        const [old, stops] = [[...list.children], player.data.stops];
        const made = [...parse(`<ol>${items.map(each => each.html ?? '').join('')}</ol>`).firstElementChild.children];
        const lines = items.map((each, index) => each.html ? document.adoptNode(made.shift()) : keepLine(old[each.was - 1], index + 1, each));
        const kept = new Set(lines);
        for (const item of old) if (!kept.has(item)) item.remove();
        lines.forEach((item, index) => {
          if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
        });
        return items.map((each, index) => each.stop ?? moveStop(stops[each.was - 1], index + 1, each));
      }

      async function showPatch(message) {
        const { patch, changed } = message;
        const moved = number => message.places?.[number - 1] ?? number;
        const current = player.currentLine()?.number;
        const line = place(document.activeElement);
        life.abort();
        player.stopComparing();
        player.sound.pause();
        player.leave();
        const data = { ...patch.data, stops: showLines(patch.items) };
        for (const { selector, html } of patch.parts) document.querySelector(selector)?.replaceWith(document.adoptNode(parse(html).firstElementChild));
        document.title = patch.title;
        version = panel.dataset.version = message.version;
        address.hash = current ? `stop-${moved(current)}` : '';
        history.replaceState(null, '', address);
        if (message.sound) player.sound.dataset.at = message.sound;
        find('play').disabled = !player.sound.dataset.at;
        life = new AbortController();
        player = begin(data);
        if (line && document.activeElement === document.body) {
          document.querySelector(`#stop-${moved(line)} button.line`)?.focus({ preventScroll: true });
        }
        mark(changed);
        if (!message.sound) return;
        const mine = player;
        await load(player.sound, message.sound);
        if (mine === player && find('preview-speak').checked) speak(changed.slice(0, 3));
      }

    """#
}
