extension PageScript {
  /// The lines of the transcript: buttons, the current one, and its words.
  static let transcript = #"""

      function makeButton(text) {
        const button = document.createElement('button');
        button.type = 'button';
        for (const name of ['class', 'lang', 'dir']) {
          if (text.hasAttribute(name)) button.setAttribute(name, text.getAttribute(name));
        }
        button.append(...text.childNodes);
        text.replaceWith(button);
        return button;
      }

      /// Each line with speech: its data, its item, and its button.
      const lines = [];
      for (const stop of data.stops) {
        const item = find(`stop-${stop.number}`);
        const text = item.querySelector('.line');
        if (!text) continue;
        const button = text.localName === 'button' ? text : makeButton(text);
        button.tabIndex = -1;
        item.querySelector('summary').tabIndex = -1;
        lines.push({ ...stop, segments: stop.segments ?? [], index: lines.length, item, button, bar: find(`bar-${stop.number}`) });
      }
      const heard = lines.filter(line => line.frames[1] > line.frames[0])
        .sort((one, other) => one.frames[0] - other.frames[0]);

      let current = null;
      let marked = null;

      /// Makes a line the current one: of the list, the timeline, the screen and the reasons.
      function show(line) {
        if (line === current) return;
        unmark();
        for (const [old, isNow] of [[current, false], [line, true]]) {
          if (!old) continue;
          if (isNow) old.item.setAttribute('aria-current', 'true'); else old.item.removeAttribute('aria-current');
          old.bar?.classList.toggle('now', isNow);
        }
        document.querySelectorAll('.dot.sounding').forEach(dot => dot.classList.remove('sounding'));
        current = line;
        if (!document.activeElement || !find('transcript').contains(document.activeElement)) makeReachable(line);
        showScreen(line);
        showReasons(line);
        scrollTo(line);
        if (find('announce').checked) find('announcer').textContent = line.button.textContent;
      }

      /// Only one line is a stop of the Tab key; arrow keys reach the others.
      let reachable = null;
      function makeReachable(line) {
        for (const [each, index] of [[reachable, -1], [line, 0]]) {
          if (!each) continue;
          each.button.tabIndex = index;
          each.item.querySelector('summary').tabIndex = index;
        }
        reachable = line;
      }

      /// The parts of a segment's text, one for each word that is heard; made when first needed.
      function wordsOf(line) {
        line.parts ??= Array.from(line.button.querySelectorAll('.s'), (segment, index) => {
          const { words = [], frames } = line.segments[index];
          const whole = segment.textContent;
          const parts = [];
          let [rest, place] = [0, 0];
          if (words.length) segment.textContent = '';
          for (const { frames: [first], text } of words) {
            place = whole.indexOf(text, rest);
            const part = document.createElement('span');
            part.textContent = text;
            segment.append(whole.slice(rest, place), part);
            rest = place + text.length;
            parts.push({ first, element: part, segment: index });
          }
          if (words.length) segment.append(whole.slice(rest));
          else if (frames) parts.push({ first: frames[0], element: segment, segment: index });
          return parts;
        }).flat().sort((one, other) => one.first - other.first);
        return line.parts;
      }

      function unmark() {
        marked?.element.classList.remove('word');
        marked = null;
      }

      /// Takes away what marks the current line, for a player that comes after this one.
      function leave() {
        unmark();
        current?.item.removeAttribute('aria-current');
      }

      function markWord(line, frame) {
        const parts = wordsOf(line);
        const part = frame < line.frames[1] ? parts[lastIndex(parts, each => each.first, frame)] : null;
        if (part === marked) return;
        unmark();
        if (!part) return;
        part.element.classList.add('word');
        marked = part;
        showReason(part.segment);
      }

      // The page follows the sound unless the user scrolled in the last three seconds.
      let scrolled = -Infinity;
      for (const name of ['wheel', 'touchmove']) {
        addEventListener(name, () => { scrolled = performance.now(); }, { passive: true, signal });
      }
      function scrollTo(line) {
        if (sound.paused || !find('follow').checked || performance.now() - scrolled < 3000) return;
        line.item.scrollIntoView({ block: 'center', behavior: quietMotion.matches ? 'auto' : 'smooth' });
      }

      for (const line of lines) line.button.addEventListener('click', () => { makeReachable(line); choose(line); }, { signal });
      document.body.classList.add('following');

      /// Plays a line; one that is not heard is shown, at the place where it would be.
      function choose(line) {
        show(line);
        if (line.frames[1] > line.frames[0]) return play(line);
        sound.pause();
        seek(line.frames[0]);
        showPosition(line.frames[0]);
      }

      /// The line or the time that the address names is the current one, and the sound is there.
      function openAddress() {
        const [, time] = location.hash.match(/^#t=(\d+(?:\.\d+)?)$/) ?? [];
        if (time && heard.length) {
          const frame = Math.min(Math.round(time * rate), data.length);
          seek(frame);
          follow(frame);
          return makeReachable(current);
        }
        const line = lines.find(each => `#stop-${each.number}` === location.hash) ?? heard[0];
        if (!line) return;
        seek(line.frames[0]);
        show(line);
        makeReachable(line);
        showPosition(line.frames[0]);
      }

      // Reasons are printed too, where the browser prints only what is open.
      addEventListener('beforeprint', () => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      }, { signal });

    """#
}
