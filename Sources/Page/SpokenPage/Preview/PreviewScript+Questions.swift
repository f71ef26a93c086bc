extension PreviewScript {
  /// What the page asks: why something is said, where it is written, and other settings.
  static let questions = #"""
      const why = find('walk-why');
      function askWhy() {
        if (!why.open) return;
        send({ do: 'why' });
        send({ do: 'source' });
      }
      why.addEventListener('toggle', askWhy);

      function make(name, text, className) {
        const made = document.createElement(name);
        if (className) made.className = className;
        made.append(...[text].flat());
        return made;
      }

      const origin = text => make('dd', make('code', text), 'origin');

      function reason(word) {
        const evidence = make('span', word.attested, word.isVerified === false ? 'evidence unsure' : 'evidence');
        return make('div', [
          make('dt', word.text), make('dd', `${word.kind}: ${word.why}`), make('dd', evidence), origin([word.origin, word.property].filter(Boolean).join(' ')),
        ], 'reason');
      }

      function silence(words) {
        const text = words.text ? ['Not spoken: ', make('s', words.text)] : 'Not spoken:';
        return make('div', [
          make('dt', text), make('dd', `${words.kind}: ${words.by}`), origin(words.origin),
        ], 'silence');
      }

      /// The reasons of a line are on the page; those of the walk are asked for.
      function showWhy(message) {
        if (message.stop) return;
        find('walk-reasons').replaceChildren(...message.segments.map(reason), ...message.suppressed.map(silence));
      }

      function showSource(message) {
        const details = document.querySelector(`#stop-${message.stop} details`);
        if (message.stop && !details) return;
        const place = message.stop ? details.querySelector('.source') ?? make('p', '', 'source') : find('walk-source');
        place.replaceChildren(make('code', message.place), ...(message.line ? [' ', make('code', message.line)] : []));
        if (message.stop) details.append(place);
      }

      // Toggling does not bubble; lines come and go with each version.
      document.addEventListener('toggle', event => {
        const stop = place(event.target);
        if (stop && event.target.open) send({ do: 'source', stop });
      }, true);

      const settings = [...panel.querySelectorAll('[data-setting]')];
      /// The values that are in force, to which a control goes back when its own is refused.
      let known = {};
      const boxes = control => [...control.querySelectorAll('input')];

      function valueOf(control) {
        if (control.localName !== 'fieldset') return control.type === 'checkbox' ? control.checked : control.value;
        return boxes(control).filter(box => box.checked).map(box => box.value).join(',') || 'nothing';
      }

      /// Fields in which somebody types, which no message replaces.
      const typed = new Set();
      for (const control of settings) {
        control.addEventListener('input', () => typed.add(control));
        control.addEventListener('focusout', () => {
          // Left as it was before: no change was sent, and messages may have come in the meantime.
          if (typed.delete(control)) showSettings(known);
        });
        control.addEventListener('change', () => {
          typed.delete(control);
          send({ do: 'set', settings: { [control.dataset.setting]: valueOf(control) } });
        });
      }

      function showSettings(values) {
        known = values;
        for (const control of settings) {
          const value = values[control.dataset.setting];
          if (value === undefined || typed.has(control)) continue;
          if (control.localName === 'fieldset') {
            const chosen = value.split(',');
            for (const box of boxes(control)) box.checked = chosen.includes(box.value);
          } else if (control.type === 'checkbox') control.checked = value === 'true';
          else control.value = value;
        }
      }

    """#
}
