extension PageScript {
  /// The keys of podcast players, and what can be taken along: a link to a time, and captions.
  static let links = #"""

      // Each where no control needs it, and none when the user does not want them.
      addEventListener('keydown', event => {
        const { key, target: at } = event;
        const keys = { ' ': turn, k: turn, j: () => skip(-15), l: () => skip(15) };
        const act = keys[key.toLowerCase()];
        if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        if (!find('keys').checked || find('play').disabled) return;
        if (at.closest?.('select, textarea, [role=application], input:not([type=range], [type=checkbox])')) return;
        if (key === ' ' && at.closest?.('button, summary, a, [type=checkbox]')) return;
        event.preventDefault();
        act();
      }, { signal });

      const stamp = frame => new Date(Math.round(1000 * seconds(frame))).toISOString().slice(11, 23);
      const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

      /// A caption for each line that is heard; what comes after a pause is its second row.
      function captions() {
        const cues = lines.flatMap(({ number, segments }) => {
          const said = segments.filter(each => each.frames);
          if (!said.length) return [];
          const row = isLater => said.filter(({ part = 'description' }) => (part !== 'description') === isLater)
            .map(each => each.text).join(', ').replace(/[&<>]/g, sign => signs[sign]);
          const time = `${stamp(said[0].frames[0])} --> ${stamp(said.at(-1).frames[1])}`;
          return [`${number}\n${time}\n${[row(false), row(true)].filter(Boolean).join('\n')}\n`];
        });
        return ['WEBVTT\n', ...cues].join('\n');
      }
      find('take').hidden = !heard.length;
      find('captions').addEventListener('click', event => {
        event.currentTarget.href = URL.createObjectURL(new Blob([captions()], { type: 'text/vtt' }));
      }, { signal });

    """#
}
