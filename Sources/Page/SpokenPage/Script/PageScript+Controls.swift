extension PageScript {
  /// The bar with the controls.
  static let controls = #"""

      const position = find('position');
      const padded = number => String(Math.floor(number)).padStart(2, '0');
      const clock = time => {
        const [hours, rest] = [Math.floor(time / 3600), time % 3600];
        const minutes = hours ? `${hours}:${padded(rest / 60)}` : Math.floor(rest / 60);
        return `${minutes}:${padded(rest % 60)}`;
      };
      const whole = clock(seconds(data.length));

      function showPosition(frame) {
        const time = seconds(frame);
        position.value = time;
        find('time').textContent = `${clock(time)} / ${whole}`;
        const line = current ? `stop ${current.index + 1} of ${lines.length}, ` : '';
        position.setAttribute('aria-valuetext', `${line}${Math.floor(time)} seconds`);
        find('time').href = `#t=${time.toFixed(1)}`;
      }

      function skip(time) {
        target = null;
        sound.currentTime = Math.min(Math.max(sound.currentTime + time, 0), seconds(data.length));
        follow(now());
      }
      const turn = () => { if (sound.paused) play(); else sound.pause(); };

      /// Moves by lines that are heard; back from within a line to its start.
      function step(count) {
        const frame = now();
        let index = lastIndex(heard, line => line.frames[0], frame);
        const isWithin = index >= 0 && frame > heard[index].frames[0] + rate / 2;
        index = Math.min(Math.max(index + count + (count < 0 && isWithin ? 1 : 0), 0), heard.length - 1);
        const line = heard[index];
        if (!line) return;
        target = line;
        seek(line.frames[0]);
        follow(line.frames[0]);
      }

      find('controls').hidden = false;
      const isWide = matchMedia('(min-width: 40rem)');
      const showOptions = () => { find('options').open = isWide.matches; };
      isWide.addEventListener('change', showOptions, { signal });
      showOptions();
      position.hidden = false;
      position.max = seconds(data.length);
      find('play').addEventListener('click', turn, { signal });
      find('back').addEventListener('click', () => skip(-15), { signal });
      find('on').addEventListener('click', () => skip(15), { signal });
      find('previous').addEventListener('click', () => step(-1), { signal });
      find('next').addEventListener('click', () => step(1), { signal });
      find('speed').addEventListener('change', event => { sound.playbackRate = Number(event.target.value); }, { signal });
      find('after').addEventListener('change', () => { target = current; }, { signal });
      position.addEventListener('input', () => {
        target = null;
        sound.currentTime = position.valueAsNumber;
        follow(Math.round(position.valueAsNumber * rate));
      }, { signal });

    """#

  /// The keys, each only where its control has the focus.
  static let keys = #"""

      position.addEventListener('keydown', event => {
        const moves = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
        const steps = { PageUp: 1, PageDown: -1 };
        if (event.key in moves) {
          skip(moves[event.key]);
        } else if (event.key in steps) {
          step(steps[event.key]);
        } else {
          return;
        }
        event.preventDefault();
      }, { signal });

      find('transcript').addEventListener('keydown', event => {
        const item = event.target.closest('#transcript > li');
        const line = lines.find(each => each.item === item);
        if (!line || event.altKey || event.ctrlKey || event.metaKey) return;
        const places = {
          ArrowUp: line.index - 1, ArrowDown: line.index + 1, Home: 0, End: lines.length - 1,
        };
        if (event.key in places) {
          const next = lines[Math.min(Math.max(places[event.key], 0), lines.length - 1)];
          makeReachable(next);
          next.button.focus();
        } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
          item.querySelector('details').open = event.key === 'ArrowRight';
        } else {
          return;
        }
        event.preventDefault();
      }, { signal });

    """#
}
