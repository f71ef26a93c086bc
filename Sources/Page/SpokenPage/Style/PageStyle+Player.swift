extension PageStyle {
  static let player = """
    #player { background: var(--card); border-top: 1px solid var(--rule); padding: .75rem max(1rem, (100% - 67rem) / 2) 1rem; box-shadow: var(--shadow); }
    #player:focus { outline: none; }
    audio { display: block; width: 100%; }
    .track { position: relative; height: 2.75rem; }
    #timeline { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
    .heard { fill: var(--accent); fill-opacity: .35; }
    .heard.now { fill-opacity: 1; }
    .edge { stroke: var(--rule); stroke-width: 1; vector-effect: non-scaling-stroke; }
    .broken { stroke: var(--lost); stroke-width: 2; stroke-dasharray: 3 2; vector-effect: non-scaling-stroke; }
    .unheard { stroke: var(--lost); stroke-width: 3; stroke-dasharray: 2 2; vector-effect: non-scaling-stroke; }
    .unheard.now, .broken.now { stroke: var(--accent); }
    #position { position: absolute; inset: 0; width: calc(100% + 1.5rem); height: 100%; margin: 0 -.75rem; background: none; -webkit-appearance: none; appearance: none; cursor: pointer; }
    #position::-webkit-slider-runnable-track { height: 2.75rem; }
    #position::-moz-range-track { height: 2.75rem; background: none; }
    #position::-webkit-slider-thumb { -webkit-appearance: none; width: 1.5rem; height: 2.75rem; background: linear-gradient(var(--ink), var(--ink)) center / 2px 100% no-repeat, radial-gradient(circle at 50% .375rem, var(--ink) .3125rem, transparent .375rem); }
    #position::-moz-range-thumb { width: 1.5rem; height: 2.75rem; border: 0; border-radius: 0; background: linear-gradient(var(--ink), var(--ink)) center / 2px 100% no-repeat, radial-gradient(circle at 50% .375rem, var(--ink) .3125rem, transparent .375rem); }
    #controls { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1.5rem; margin-top: .5rem; }
    .buttons, .choices { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; }
    .buttons { gap: .375rem; }
    .buttons button { width: 2.75rem; height: 2.75rem; padding: .5rem; border: 0; border-radius: 50%; background: none; cursor: pointer; }
    .buttons button:hover { background: var(--tint); }
    :is(#back, #on) { padding: 0; font-size: .8125rem; }
    #play, #play:hover { background: var(--accent); color: var(--on-accent); }
    .buttons svg { display: block; fill: currentcolor; }
    .when-playing, .playing .when-paused { display: none; }
    .playing .when-playing { display: inline; }
    #time { margin-inline-start: .5rem; padding: .375rem 0; color: var(--soft); white-space: nowrap; text-decoration-style: dotted; }
    .choices { font-size: .875rem; }
    #options { margin: 0; }
    #options > summary { position: static; min-height: 2.25rem; }
    select { min-height: 2rem; padding: 0 .375rem; border: 1px solid var(--edge); border-radius: .375rem; background: var(--card); }
    select option { background: var(--card); color: var(--ink); }

    """

  /// What depends on the screen, the user's preferences and the medium.
  static let conditions = """
    @media (min-height: 30rem) {
      #player { position: sticky; bottom: 0; z-index: 2; }
    }
    @media (min-width: 40rem) {
      #options > summary { display: none; }
    }
    @media (min-width: 58rem) {
      .desk { display: grid; grid-template: auto auto 1fr / minmax(0, 1fr) 22.5rem; column-gap: 3.5rem; max-width: 72rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 2.5rem); }
      .columns { display: contents; }
      .desk > header { max-width: none; margin: 0; padding-inline: 0; }
      .desk main { grid-column: 1; padding: 2.5rem 0 3rem; }
      aside { --room: max(16rem, min(54rem, 100vh - 21.25rem)); grid-area: 1 / 2 / span 3; position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 10.25rem); overflow-y: auto; padding: 4px; margin: 1.25rem -4px -4px; }
    }
    @media (max-width: 30rem) {
      #transcript > li { display: block; padding-inline: .625rem; }
      #transcript .time { float: inline-start; margin: 0 .625rem 0 0; line-height: 1.7; }
      .line { clear: both; }
    }
    .following #transcript > li { content-visibility: auto; contain-intrinsic-size: auto 5.5rem; }
    @media (prefers-reduced-motion: reduce) {
      .cursor rect { transition: none; }
    }
    @media (forced-colors: active) {
      li[aria-current] { border-inline-start-color: Highlight !important; outline: 2px solid Highlight; }
      .word { forced-color-adjust: none; background: Highlight; color: HighlightText; }
      .evidence::before { background: CanvasText; }
      .evidence.unsure::before { background: none; }
      .buttons button, .order-list .now { border: 1px solid ButtonText; }
      .device :is(rect, path) { stroke: CanvasText; }
      .device :is(.tap, .card, .bar, .fill, .rail, .knob, .picture) { fill: Canvas; }
      .device .on { fill: CanvasText; }
      .device text { fill: CanvasText; }
      .heard { fill: CanvasText; }
      .heard.now { fill: Highlight; }
      .broken, .unheard { stroke: LinkText; }
      .device .halo { stroke: Canvas; }
      .device .ring { stroke: Highlight; }
      .device :is(.halo, .ring, .chosen, .fold, .field, .outline) { fill: none; }
      #position::-webkit-slider-thumb { forced-color-adjust: none; background: Highlight; width: 6px; }
    }
    @media print {
      :root { --paper: #fff; --card: #fff; --ink: #000; --soft: #333; --tint: #fff; --lost: #000; }
      #player, aside, .skip, nav, summary, .play-both, .older { display: none !important; }
      details::details-content { content-visibility: visible; display: block; height: auto; }
      #transcript > li { break-inside: avoid; content-visibility: visible !important; }
      .desk, .columns { display: block; }
    }

    """
}
