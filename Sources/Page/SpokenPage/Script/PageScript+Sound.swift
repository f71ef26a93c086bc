extension PageScript {
  /// The sound: from the page to a file in memory, in which a browser can jump at once.
  static let sound = #"""

      // Browsers read a data address from its start for every jump, so a blob takes its place.
      function keepInMemory(audio) {
        if (!audio.src.startsWith('data:')) return;
        const [head, body] = audio.src.split(';base64,');
        const text = atob(body);
        const bytes = new Uint8Array(text.length);
        for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
        audio.src = URL.createObjectURL(new Blob([bytes], { type: head.slice('data:'.length) }));
      }
      keepInMemory(sound);
      sound.controls = false;
      sound.preservesPitch = true;

    """#

  /// Playing: the line that is heard, its end, and what happens then.
  static let playing = #"""

      /// The line whose end matters when the choice is to pause or to repeat.
      let target = null;

      function seek(frame) { sound.currentTime = seconds(frame); }

      function play(line) {
        stopComparing();
        if (line) { target = line; seek(line.frames[0]); follow(line.frames[0]); }
        // A browser may refuse to play; the button then still says so.
        sound.play().catch(() => {});
      }

      /// What is heard at a frame is marked; runs with each picture while the sound plays.
      function follow(frame) {
        const index = lastIndex(heard, line => line.frames[0], frame);
        const line = heard[Math.max(index, 0)];
        // A line that is not heard stays current while the sound is where it would be.
        const isKept = current && current.frames[0] === current.frames[1] && frame === current.frames[0];
        if (line && !isKept) show(line);
        if (current) markWord(current, frame);
        if (current) moveDots(current, frame);
        showPosition(frame);
      }

      /// Pauses or repeats at the end of the line that began to play.
      function endOfLine(frame) {
        const choice = find('after').value;
        if (!target || choice === 'continue') {
          target = current && frame < current.frames[1] ? current : null;
        } else if (frame >= target.frames[1]) {
          if (choice === 'repeat') return seek(target.frames[0]);
          target = null;
          sound.pause();
        }
      }

      function tick() {
        if (sound.paused) return;
        const frame = now();
        endOfLine(frame);
        follow(frame);
        requestAnimationFrame(tick);
      }

      function showState() {
        const isPlaying = !sound.paused;
        document.body.classList.toggle('playing', isPlaying);
        find('play').setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
      }
      for (const name of ['play', 'pause', 'ended']) sound.addEventListener(name, showState, { signal });
      sound.addEventListener('play', () => requestAnimationFrame(tick), { signal });
      sound.addEventListener('seeked', () => { if (sound.paused) follow(now()); }, { signal });

      // Before and now: the older line, then the newer one, each to its end.
      const older = find('old-sound');
      let comparing = null;
      if (older) keepInMemory(older);

      function stopComparing() {
        if (comparing) comparing.audio.pause();
        comparing = null;
      }

      function playPart(audio, frames, then) {
        const part = { audio };
        comparing = part;
        audio.currentTime = seconds(frames[0]);
        audio.play().catch(() => {});
        (function watch() {
          if (comparing !== part) return;
          if (audio.currentTime * rate < frames[1] && !audio.ended) return requestAnimationFrame(watch);
          audio.pause();
          comparing = null;
          then();
        })();
      }

      const hasSound = side => side && side.frames[1] > side.frames[0];

      function playBoth(change) {
        sound.pause();
        stopComparing();
        const second = () => { if (hasSound(change.new)) playPart(sound, change.new.frames, () => {}); };
        if (hasSound(change.old)) playPart(older, change.old.frames, second); else second();
      }

      (data.comparison?.changes ?? []).forEach((change, index) => {
        const [hasOld, hasNew] = [hasSound(change.old), hasSound(change.new)];
        if (!hasOld && !hasNew) return;
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'play-both';
        button.textContent = !hasOld ? 'Play now' : hasNew ? 'Play before, then now' : 'Play before';
        button.addEventListener('click', () => playBoth(change));
        const item = find(`change-${index + 1}`);
        const link = item.querySelector(':scope > a');
        item.insertBefore(button, link);
      });

    """#
}
