extension PreviewScript {
  /// The choice of an input, and the connection, which is made again when it is lost.
  static let connection = #"""
      choice.addEventListener('change', () => { send({ do: 'open', input: choice.value }); });
      find('preview-export').addEventListener('click', event => {
        event.currentTarget.href = `export?input=${encodeURIComponent(input)}&version=${version}`;
      });

      const hex = bytes => [...new Uint8Array(bytes)].map(each => each.toString(16).padStart(2, '0')).join('');
      const digest = async text => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
      const again = async query => (await fetch(`/again?${query}`)).json();

      /// Comes back to another run of the server, whose paths are others. Each side proves that it knows the key,
      /// which neither sends: the port may be that of somebody else by now.
      async function comeBack() {
        const { key } = panel.dataset;
        const own = hex(crypto.getRandomValues(new Uint8Array(16)));
        const { number, proof } = await again(`number=${own}`);
        if (proof !== await digest(`${key} server ${own} ${number}`)) return;
        const { place } = await again(`number=${number}&proof=${await digest(`${key} page ${own} ${number}`)}`);
        address.pathname = place;
        history.replaceState(null, '', address);
      }

      function connect() {
        let wasOpen = false;
        socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${location.pathname}live`);
        socket.addEventListener('open', () => {
          wait = 250;
          wasOpen = true;
          document.body.classList.remove('offline');
          isOpening = true;
          open({ version, lines: lines(), element });
        });
        socket.addEventListener('message', event => {
          const message = JSON.parse(event.data);
          handlers[message.is]?.(message);
        });
        socket.addEventListener('close', async () => {
          document.body.classList.add('offline');
          if (!state.textContent.includes('already open')) state.textContent = 'Not connected; trying again';
          if (!wasOpen) await comeBack().catch(() => {});
          setTimeout(connect, wait);
          wait = Math.min(wait * 2, 2000);
        });
      }
      connect();
      load(player.sound, player.sound.dataset.at);
    })();

    """#
}
