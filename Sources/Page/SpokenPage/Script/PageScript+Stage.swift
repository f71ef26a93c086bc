extension PageScript {
  /// The screen with the cursor, and the reasons of the current line.
  static let stage = #"""

      const screens = data.screens.map((screen, index) => find(`screen-${index}`));
      const cursors = screens.map(screen => screen.querySelector('.cursor'));

      function showScreen(line) {
        const number = line.screen ?? 0;
        screens.forEach((screen, index) => { screen.hidden = index !== number; });
        moveCursor(cursors[number], line.frame);
        showGraphs(line, screens[number]?.querySelector('svg'));
        const elements = data.screens[number]?.elements ?? [];
        screens[number]?.querySelectorAll('.order-list li').forEach(item => {
          item.classList.toggle('now', elements[item.value - 1].node === line.element);
        });
      }

      function place(rectangle, [x, y, width, height]) {
        for (const [name, value] of Object.entries({ x, y, width, height })) rectangle.setAttribute(name, value);
      }

      /// The cursor stays where it is during speech that belongs to no element.
      function moveCursor(cursor, frame) {
        if (!cursor || !frame) return;
        const [x, y, width, height] = frame;
        for (const rectangle of cursor.children) place(rectangle, [x - 3, y - 3, width + 6, height + 6]);
        cursor.classList.add('shown');
        // Only the drawing scrolls: the page may be somewhere else.
        const device = cursor.closest('.device');
        const scale = device.scrollHeight / cursor.ownerSVGElement.viewBox.baseVal.height;
        const [top, bottom] = [y * scale - 16, (y + height) * scale + 16 - device.clientHeight];
        if (device.scrollTop > top) device.scrollTop = top;
        else if (device.scrollTop < bottom) device.scrollTop = Math.min(top, bottom);
      }

      /// The reasons stand in the transcript; beside the screen there is a copy of them.
      function showReasons(line) {
        find('reasons').hidden = false;
        find('reasons-list').replaceChildren(line.item.querySelector('dl').cloneNode(true));
      }

      function showReason(index) {
        find('reasons-list').querySelectorAll('.reason').forEach((reason, place) => {
          reason.classList.toggle('spoken', place === index);
        });
      }

    """#
}
