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
        screens[number]?.querySelectorAll('.order-list li').forEach((item, index) => {
          item.classList.toggle('now', elements[index].node === line.element);
        });
      }

      /// The cursor stays where it is during speech that belongs to no element.
      function moveCursor(cursor, frame) {
        if (!cursor || !frame) return;
        const [x, y, width, height] = frame;
        for (const rectangle of cursor.children) {
          const place = { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
          for (const [name, value] of Object.entries(place)) rectangle.setAttribute(name, value);
        }
        cursor.classList.add('shown');
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
