extension PageStyle {
  static let transcript = """
    #transcript { margin: 0; padding: 0; list-style: none; }
    #transcript > li { display: grid; grid-template-columns: 3rem minmax(0, 1fr); gap: .75rem; padding: .625rem .75rem .75rem; border-radius: .75rem; border-inline-start: 3px solid transparent; }
    #transcript > li, #transcript :is(button, summary), #changes :is(button, a, audio) { scroll-margin: 3rem 0 12rem; }
    #transcript > li.quiet { padding-block: .125rem; }
    #transcript .time { margin: .25rem 0 0; color: var(--soft); text-align: end; }
    .step { position: relative; min-width: 0; }
    .command { margin: 0 0 .125rem; color: var(--soft); line-height: 1.4; }
    .line { display: block; width: 100%; margin: 0; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; }
    .line { padding-inline-end: 4.5rem; }
    button.line { cursor: pointer; min-height: 1.75rem; }
    .words { display: block; font-size: 1.125rem; line-height: 1.45; font-weight: 550; }
    .later { display: block; margin-top: .125rem; font-size: .9375rem; color: var(--soft); }
    .s { unicode-bidi: isolate; border-radius: .25rem; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
    .system { color: var(--soft); font-weight: 400; }
    .lost { text-decoration: line-through; text-decoration-thickness: 1px; }
    .cut .words .lost, .dropped .words .lost { color: var(--soft); }
    .outcome { margin: .25rem 0 0; font-size: .875rem; color: var(--lost); }
    .outcome::before { content: ""; display: inline-block; width: .875em; margin-inline-end: .5em; border-top: 2px dashed; vertical-align: .3em; }
    .dropped .outcome::before, .expired .outcome::before, .merged .outcome::before { border-top-style: dotted; }
    li[aria-current] { background: var(--tint); border-inline-start-color: var(--accent) !important; }
    #transcript > li:not(.quiet):hover { border-inline-start-color: var(--rule); }
    .word { background: var(--mark); color: var(--on-mark); text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: .2em; box-shadow: 0 0 0 .12em var(--mark); border-radius: .125rem; }
    details { font-size: .875rem; }
    details[open] { margin-top: .75rem; }
    summary { position: absolute; inset: -.1875rem 0 auto auto; min-width: 3.5rem; min-height: 1.75rem; padding: .125rem .375rem; color: var(--soft); cursor: pointer; list-style: none; }
    summary:hover { color: var(--accent); }
    summary::before { content: "›"; content: "›" / ""; display: inline-block; width: .875em; }
    [open] > summary::before { transform: rotate(90deg); }
    summary::-webkit-details-marker { display: none; }
    dl { display: grid; gap: .75rem; margin: .5rem 0 .25rem; }
    dl > div { padding-inline-start: .75rem; border-inline-start: 2px solid var(--rule); }
    dl > div.spoken { border-inline-start-color: var(--accent); }
    dt { font-weight: 600; }
    dd { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
    .silence dt { font-weight: 400; }
    .evidence::before { content: ""; display: inline-block; width: .5rem; height: .5rem; margin-inline-end: .4rem; border: 2px solid currentcolor; border-radius: 50%; background: currentcolor; }
    .evidence.unsure::before { background: none; }
    .graph { display: block; max-width: 30rem; margin-top: .5rem; border: 1px solid var(--rule); border-radius: .5rem; overflow: visible; }
    .series { fill: none; stroke: var(--soft); stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; stroke-width: 2px; }
    .series.points { stroke-width: 6px; }
    .dot { fill: var(--accent); visibility: hidden; }
    .dot.sounding { visibility: visible; }
    #changes { margin-bottom: 2.5rem; }
    #changes ol { margin: .75rem 0 0; padding: 0; list-style: none; display: grid; gap: .75rem; }
    #changes li { padding: .875rem 1rem; border: 1px solid var(--rule); border-radius: .75rem; background: var(--card); }
    #changes p { margin: 0 0 .25rem; }
    #changes .facts { margin-bottom: .75rem; }
    .message { font-weight: 550; }
    #changes :is(.before, .now) { display: grid; grid-template-columns: 3.75rem minmax(0, 1fr); gap: .5rem; }
    #changes b { font-weight: 400; color: var(--soft); }
    del { background: var(--removed); border-radius: .2rem; }
    ins { background: var(--inserted); border-radius: .2rem; text-decoration-thickness: 2px; }
    .older { margin-top: 1rem !important; display: grid; gap: .25rem; }
    .play-both { margin-inline-end: 1rem; min-height: 2.25rem; padding: .25rem .875rem; border: 1px solid var(--edge); border-radius: 2rem; background: none; cursor: pointer; }
    .play-both:hover { border-color: var(--accent); color: var(--accent); }

    """
}
