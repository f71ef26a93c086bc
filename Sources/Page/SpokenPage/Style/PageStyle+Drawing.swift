extension PageStyle {
  /// The drawing of a screen: its views, its numbers and its cursor.
  static let drawing = """
    .device { position: relative; width: fit-content; max-width: 100%; max-height: var(--room); margin: 0 auto; overflow: auto; border: 1px solid var(--edge); border-radius: 1.25rem; background: var(--card); scrollbar-width: thin; }
    .device > svg { display: block; width: auto; max-width: 100%; height: auto; max-height: calc(var(--room) - 2px); cursor: pointer; user-select: none; touch-action: pan-y; }
    .device:has(.window) { display: grid; }
    .device:has(.window) > svg { grid-area: 1 / 1; }
    .device:has(.window) > svg:first-child { width: 0; min-width: 100%; max-height: none; }
    .window { visibility: hidden; }
    svg text { fill: var(--ink); }
    .device .soft, .device .sign { fill: var(--soft); }
    .device .accent { fill: var(--accent); }
    .device .strong { font-weight: 650; }
    .device .sign { fill: none; stroke: var(--soft); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
    .tap { fill: var(--tint); }
    .picture { fill: var(--rule); stroke: var(--edge); }
    .card, .bar { fill: var(--paper); stroke: var(--rule); }
    .field, .outline { fill: none; stroke: var(--edge); }
    .outline { stroke-dasharray: 4 3; }
    .fill, .rail { fill: var(--rule); }
    .on { fill: var(--accent); }
    .knob { fill: #fff; stroke: var(--edge); }
    .rule { fill: var(--rule); }
    .veil { fill: #000; fill-opacity: .3; }
    .fold { fill: none; stroke: var(--edge); stroke-dasharray: 8 6; }
    .chosen { fill: none; stroke: var(--lost); stroke-width: 3; stroke-dasharray: 8 4; }
    .number { visibility: hidden; }
    .number circle { fill: var(--accent); stroke: var(--card); stroke-width: 2; }
    .number text { fill: var(--on-accent); font-size: 14px; font-weight: 650; text-anchor: middle; dominant-baseline: central; }
    .order { fill: none; stroke: var(--accent); stroke-width: 2; stroke-dasharray: 5 4; visibility: hidden; }
    .screen:has(.order-switch:checked) :is(.number, .order) { visibility: visible; }
    .cursor rect { fill: none; visibility: hidden; transition: x .18s ease-out, y .18s ease-out, width .18s ease-out, height .18s ease-out; }
    .cursor.shown rect { visibility: visible; }
    .halo { stroke: #ffffff; stroke-width: 9; }
    .ring { stroke: #3450b8; stroke-width: 5; }

    """
}
