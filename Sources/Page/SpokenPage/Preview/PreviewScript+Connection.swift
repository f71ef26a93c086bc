extension PreviewScript {
  /// The choice of an input, and the connection, which is made again when it is lost.
  static let connection = #"""
      choice.addEventListener('change', () => { send({ do: 'open', input: choice.value }); });
      find('preview-export').addEventListener('click', event => {
        event.currentTarget.href = `/export?input=${encodeURIComponent(input)}&version=${version}`;
      });

      function connect() {
        socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`);
        socket.addEventListener('open', () => {
          wait = 250;
          document.body.classList.remove('offline');
          isOpening = true;
          open({ version, lines: lines(), element });
        });
        socket.addEventListener('message', event => {
          const message = JSON.parse(event.data);
          handlers[message.is]?.(message);
        });
        socket.addEventListener('close', () => {
          document.body.classList.add('offline');
          if (!state.textContent.includes('already open')) state.textContent = 'Not connected; trying again';
          setTimeout(connect, wait);
          wait = Math.min(wait * 2, 2000);
        });
      }
      connect();
      load(player.sound, player.sound.dataset.at);
    })();

    """#
}
