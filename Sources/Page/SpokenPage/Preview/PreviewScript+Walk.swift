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
        find('walk-said').textContent = [...message.lines, message.message].filter(Boolean).join('\n') || '(silence)';
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

      find('walk').addEventListener('keydown', event => {
        const gesture = gestures[event.key];
        if (!gesture || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        perform(gesture);
      });
      for (const button of panel.querySelectorAll('[data-gesture]')) {
        button.addEventListener('click', () => perform(button.dataset.gesture));
      }

    """#
}
