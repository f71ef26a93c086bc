extension PreviewScript {
  /// The walk, with the keys of `spoken walk`.
  static let walk = #"""
      const voice = new Audio();
      const gestures = {
        ArrowRight: 'next', ArrowLeft: 'previous', ArrowUp: 'rotorPrevious', ArrowDown: 'rotorNext',
        Home: 'first', End: 'last', ' ': 'activate', Enter: 'activate', r: 'turnRotor', R: 'turnRotorBack',
        m: 'moreContent', h: 'again', a: 'actions', '.': 'readFromHere', ',': 'readAll', e: 'escape', Escape: 'escape',
        z: 'magicTap', w: 'byWord', c: 'byCharacter', s: 'spell', g: 'drag', G: 'drop',
        // The Tab key itself leaves the box, as everywhere on a page.
        t: 'tab', T: 'shiftTab', i: 'interact', I: 'stopInteracting', A: 'actionsMenu',
      };

      function perform(gesture, value) {
        player.sound.pause();
        voice.pause();
        send({ do: 'gesture', gesture, value });
      }

      let spoken = 0;
      let element = null;
      let walked = null;
      function showPlace(message) {
        if (message?.frame) player.showScreen({ screen: message.screen, frame: message.frame, element: message.element });
      }

      async function showWalk(message) {
        spoken += 1;
        const mine = spoken;
        element = message.element ?? null;
        const lines = message.html ? [...parse(message.html).childNodes] : message.lines.map(line => make('p', line));
        if (message.message) lines.push(make('p', message.message));
        find('walk-said').replaceChildren(...lines.length ? lines : [make('p', '(silence)')]);
        find('walk-rotor').textContent = message.rotor ? `Rotor: ${message.rotor}` : '';
        walked = message;
        showPlace(message);
        askWhy();
        const goOn = () => { if (mine === spoken && message.isReading) send({ do: 'goOn' }); };
        if (!message.sound) return message.isReading ? void setTimeout(goOn, message.lasts) : undefined;
        await load(voice, message.sound);
        if (mine !== spoken) return;
        voice.currentTime = 0;
        voice.onended = goOn;
        voice.play().catch(() => {});
      }

      for (const place of [find('walk'), find('walk-buttons')]) {
        place.addEventListener('keydown', event => {
          const gesture = gestures[event.key];
          if (!gesture || event.altKey || event.ctrlKey || event.metaKey) return;
          // These press a button that has the focus.
          if ([' ', 'Enter'].includes(event.key) && event.target.localName === 'button') return;
          event.preventDefault();
          perform(gesture);
        });
      }
      for (const button of panel.querySelectorAll('[data-gesture]')) {
        button.addEventListener('click', () => perform(button.dataset.gesture));
      }

    """#
}
