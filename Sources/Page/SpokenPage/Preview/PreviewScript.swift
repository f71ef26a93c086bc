/// The script of the preview: it follows the server, swaps the page, and sends gestures.
///
/// A new page is parsed as a document that runs no script, and its parts take the place of the old
/// ones; texts are set by `textContent` only.
enum PreviewScript {
  static let text = start + page + patch + questions + messages + walk + connection

  private static let start = #"""
    (() => {
      const find = id => document.getElementById(id);
      const state = find('preview-state');
      const panel = find('preview');
      const choice = find('preview-input');
      let { input, version } = panel.dataset;
      let life = new AbortController();
      let player = begin();
      let socket = null;
      let wait = 250;
      /// Whether the server has not answered yet since it was connected.
      let isOpening = true;
      /// The lines that are marked as changed, by their numbers.
      let marked = [];

      /// A player of the page, on whose drawing the walk explores.
      function begin(data) {
        const made = spokenPlayer(life.signal, data);
        made.touch = (number, x, y) => perform('touch', `[${[x, y].map(Math.round).join(', ')}]`);
        return made;
      }

      // The token is a cookie now, and leaves the address.
      const address = new URL(location.href);
      address.searchParams.delete('token');
      history.replaceState(null, '', address);

      function send(message) {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ v: 1, ...message }));
      }

      /// What a server that did not make this page needs to say what changed.
      const lines = () => (player.data.stops ?? []).map(stop => ({
        element: stop.element ?? null, event: stop.event ?? 'focus',
        text: [...(stop.segments ?? []).map(({ mark, text }) => [mark, text].filter(Boolean).join(' ')), stop.outcome, stop.hintOutcome]
          .filter(Boolean).join(', '),
      }));

      function open(more = {}) { send({ do: 'open', input, ...more }); }

      /// Loads a sound whole, so that a browser jumps in it at once.
      async function load(audio, path) {
        if (!path) return;
        // A server that goes away is reported by the connection.
        const sound = await fetch(path).then(answer => answer.ok ? answer.blob() : null).catch(() => null);
        if (!sound) return;
        const time = audio.currentTime;
        unload(audio);
        audio.src = URL.createObjectURL(sound);
        audio.currentTime = time;
      }

      /// Takes the sound away, and only then from memory: a browser may be reading it still.
      function unload(audio) {
        const old = audio.src;
        if (!old) return;
        audio.removeAttribute('src');
        audio.load();
        URL.revokeObjectURL(old);
      }

    """#

  /// The parts of the page that another version replaces.
  private static let page = #"""
      const parts = ['.desk > header', '.columns', 'body > footer', '#player', '#spoken-data'];
      const choices = ['speed', 'after', 'follow', 'announce', 'keys'];

      function place(element) {
        const item = element?.closest('#transcript > li');
        return item ? Number(item.id.replace('stop-', '')) : null;
      }

      async function showPage(message) {
        const fresh = new DOMParser().parseFromString(message.page, 'text/html');
        const moved = number => message.places?.[number - 1] ?? number;
        const current = player.currentLine()?.number;
        const [focused, scroll] = [document.activeElement, scrollY];
        const [line, id] = [place(focused), focused?.id];
        const kept = choices.map(name => [name, find(name).type === 'checkbox' ? find(name).checked : find(name).value]);
        life.abort();
        player.stopComparing();
        player.sound.pause();
        unload(player.sound);
        for (const part of parts) document.querySelector(part).replaceWith(document.adoptNode(fresh.querySelector(part)));
        document.title = fresh.title;
        for (const [name, value] of kept) {
          if (find(name).type === 'checkbox') find(name).checked = value; else find(name).value = value;
        }
        address.searchParams.set('input', message.input);
        address.hash = message.input === input && current ? `stop-${moved(current)}` : '';
        history.replaceState(null, '', address);
        life = new AbortController();
        player = begin();
        player.sound.playbackRate = Number(find('speed').value);
        ({ input, version } = message);
        panel.dataset.version = version;
        scrollTo({ top: scroll, behavior: 'instant' });
        if (line) document.querySelector(`#stop-${moved(line)} button.line`)?.focus({ preventScroll: true });
        else if (id && document.activeElement === document.body) find(id)?.focus({ preventScroll: true });
        mark(message.changed);
        // The walk has spoken it, and its cursor is on the new drawing too.
        if (message.isOfWalk) showPlace(walked);
        await load(player.sound, player.sound.dataset.at);
        if (!message.isOfWalk && find('preview-speak').checked) speak(message.changed.slice(0, 3));
      }

      function mark(changed) {
        marked = changed;
        for (const item of document.querySelectorAll('#transcript > .changed')) {
          item.classList.remove('changed');
          item.querySelector('.badge')?.remove();
        }
        for (const number of changed) {
          const step = document.querySelector(`#stop-${number} .step`);
          const badge = document.createElement('span');
          badge.className = 'badge';
          badge.textContent = 'changed';
          step?.closest('li').classList.add('changed');
          step?.prepend(badge);
        }
        const first = changed.length && document.querySelector(`#stop-${changed[0]}`);
        if (first) first.scrollIntoView({ block: 'nearest' });
      }

      function speak(numbers) {
        const [number, ...rest] = numbers;
        const line = player.lines.find(each => each.number === number);
        if (!line) return;
        if (line.frames[1] <= line.frames[0]) return speak(rest);
        const made = player;
        player.playPart(player.sound, line.frames, () => { if (made === player) speak(rest); });
      }

    """#

  /// What the server says.
  private static let messages = #"""
      const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;

      /// A sentence in which words between backticks are code.
      function sentence(text) {
        const parts = text.split('`');
        return parts.length % 2 ? parts.map((part, index) => index % 2 ? make('code', part) : part) : [text];
      }

      function showFindings(list) {
        document.body.classList.toggle('stale', list.some(each => each.isError));
        find('preview-findings').hidden = list.length === 0;
        find('preview-findings').replaceChildren(...list.map(finding => {
          const item = document.createElement('li');
          const code = document.createElement('code');
          code.textContent = finding.place;
          item.append(code, finding.place ? ' ' : '', ...sentence(finding.text));
          return item;
        }));
      }

      const handlers = {
        run(message) {
          const isOther = message.input !== input;
          const isNew = isOther || message.version !== version;
          showFindings(message.findings);
          showSettings(message.settings);
          // A patch is for one version; the server sends the whole page to any other.
          if (message.patch && message.patch.from !== version) return open();
          const before = marked;
          if (isNew) (message.patch ? showPatch : showPage)(message);
          // Sound comes after words, and hardly ever changes what is heard.
          const isSame = message.addsSound && `${before}` === `${message.changed}`;
          if (isSame && !isOpening) return;
          isOpening = false;
          state.textContent = message.isOfWalk ? 'Follows the walk' : !isNew || isOther || isSame ? 'Up to date'
            : message.changed.length + message.removed === 0 ? 'Read again; nothing changed for a listener'
            : [message.changed.length ? `${count(message.changed.length, 'stop')} changed` : '',
               message.removed ? `${count(message.removed, 'stop')} gone` : ''].filter(Boolean).join(', ');
        },
        findings(message) {
          showFindings(message.list);
          state.textContent = 'The file has errors; this is its last good version';
        },
        removed(message) {
          document.body.classList.add('stale');
          state.textContent = `${message.input} is gone; this is its last version`;
        },
        inputs(message) {
          choice.replaceChildren(...message.list.map(name => new Option(name, name, false, name === input)));
          choice.parentElement.hidden = message.list.length < 2;
        },
        spoken: showWalk,
        why: showWhy,
        source: showSource,
        error(message) {
          state.textContent = message.text;
          showSettings(known);
        },
      };

    """#
}
