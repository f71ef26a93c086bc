/// The style of the page: system fonts, two color schemes, one column on small screens.
enum PageStyle {
  /// The whole style sheet.
  static let text =
    (colors + base + transcript + stage + drawing + player + conditions).compact

  /// The colors; text has a contrast of at least 4.5 to 1, edges of controls 3 to 1.
  private static let colors = """

    :root {
      --paper: #fbfbfd; --card: #ffffff; --ink: #1b1c21; --soft: #585b67; --rule: #e2e3ea;
      --edge: #767a88; --accent: #3450b8; --on-accent: #ffffff; --tint: #eceffb; --mark: #ffe07a;
      --on-mark: #1b1c21; --lost: #8c3a12; --removed: #fbe3e0; --inserted: #dcf2e2;
      --shadow: 0 -6px 24px rgb(20 22 40 / 8%);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #131419; --card: #1b1d24; --ink: #ececf1; --soft: #a9acb9; --rule: #2d3039;
        --edge: #868a99; --accent: #aab9ff; --on-accent: #131419; --tint: #232840; --mark: #f0c84a;
        --on-mark: #131419; --lost: #ffb38a; --removed: #45201c; --inserted: #17381f;
        --shadow: 0 -6px 24px rgb(0 0 0 / 45%);
      }
    }
    @media (prefers-contrast: more) {
      :root { --soft: var(--ink); --rule: var(--edge); --edge: var(--ink); }
    }

    """

  private static let base = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      overflow-wrap: break-word;
    }
    [hidden] { display: none !important; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: 1rem; top: -4rem; z-index: 3; padding: .6rem 1rem; background: var(--card); color: var(--accent); border-radius: .5rem; }
    .skip:focus { top: 1rem; }
    a { color: var(--accent); text-underline-offset: .2em; }
    code, .time, #time { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .8125em; font-variant-numeric: tabular-nums; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .375rem; }
    header, .columns, footer { max-width: 72rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 2.5rem); }
    header { padding-top: clamp(1.5rem, 5vw, 3.5rem); }
    h1 { margin: 0 0 .5rem; font-size: clamp(1.625rem, 4vw, 2.375rem); line-height: 1.15; letter-spacing: -.015em; font-weight: 700; text-wrap: balance; }
    h2 { margin: 0 0 .75rem; font-size: .8125rem; line-height: 1.4; font-weight: 650; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
    .facts { margin: 0; color: var(--soft); font-size: .9375rem; }
    nav ol { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
    nav a { display: inline-flex; align-items: baseline; gap: .5rem; min-height: 2.25rem; padding: .375rem .875rem; border: 1px solid var(--edge); border-radius: 2rem; color: var(--ink); text-decoration: none; }
    nav a:hover { border-color: var(--accent); color: var(--accent); }
    nav .time { color: var(--soft); }
    .columns { display: grid; gap: 2.5rem; padding-top: 2.5rem; padding-bottom: 3rem; }
    main, aside { min-width: 0; }
    footer { padding-bottom: 2.5rem; color: var(--soft); font-size: .875rem; }
    .report { display: grid; gap: 2rem; max-width: 72rem; margin: 0 auto; padding: 2.5rem clamp(1rem, 4vw, 2.5rem); }
    .report h2 { margin: 0; text-transform: none; letter-spacing: 0; font-size: 1.125rem; color: var(--ink); overflow-wrap: anywhere; }
    .report p { margin: .25rem 0; }
    pre { margin: .75rem 0 0; padding: 1rem; overflow-x: auto; border: 1px solid var(--rule); border-radius: .75rem; background: var(--card); font: .8125rem/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    pre :is(del, ins) { text-decoration: none; }
    button, select, input { font: inherit; color: inherit; }

    """
}
