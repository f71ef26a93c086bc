extension PageScript {
  /// The drawing under a pointer, and the elements of a chosen view.
  static let drawing = #"""

      /// The line of an element that was touched plays.
      function touch(number, x, y, node) {
        const isMeant = line => node && line.element === node && (line.screen ?? 0) === number;
        const line = heard.find(isMeant) ?? lines.find(isMeant);
        // The drawing stays under the finger.
        scrolled = performance.now();
        if (line) choose(line);
      }

      /// A tap on a drawing, and a drag: each element under the pointer is told of when it is entered.
      function explore(player) {
        screens.forEach((screen, number) => {
          const drawn = screen.querySelector('.device svg');
          let under;
          const tell = event => {
            const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawn.getScreenCTM().inverse());
            const [node = null] = data.screens[number].elements
              .filter(({ frame: [left, top, width, height] = [] }) => x >= left && y >= top && x < left + width && y < top + height)
              .sort((one, other) => one.frame[2] * one.frame[3] - other.frame[2] * other.frame[3])
              .map(each => each.node);
            if (node === under) return;
            under = node;
            player.touch(number, x, y, node);
          };
          drawn?.addEventListener('pointerdown', event => {
            if (event.button) return;
            under = undefined;
            drawn.setPointerCapture(event.pointerId);
            tell(event);
          }, { signal });
          drawn?.addEventListener('pointermove', event => { if (event.buttons & 1) tell(event); }, { signal });
        });
      }

      screens.forEach((screen, number) => {
        const views = screen.querySelector('.views');
        if (views) views.parentElement.hidden = false;
        views?.addEventListener('change', () => {
          const [frame, indices] = views.value.split('|');
          const list = screen.querySelector('.order-list');
          list.hidden = !frame;
          place(screen.querySelector('.chosen'), frame ? frame.split(' ') : [0, 0, 0, 0]);
          list.replaceChildren(...(indices?.split(' ') ?? []).map(index => {
            const { text, node } = data.screens[number].elements[index];
            const item = document.createElement('li');
            item.value = Number(index) + 1;
            item.textContent = text || node;
            return item;
          }));
        }, { signal });
      });

    """#
}
