extension PageStyle {
  static let stage = """
    aside { display: grid; gap: 2rem; align-content: start; }
    .screen { margin: 0 0 1.5rem; }
    .screen > svg { display: block; width: auto; height: auto; max-width: min(100%, 20rem); max-height: 34rem; margin: 0 auto; border: 1px solid var(--edge); border-radius: 1.25rem; background: var(--card); }
    figcaption { margin-top: .5rem; text-align: center; color: var(--soft); font-size: .875rem; }
    .box { fill: var(--tint); stroke: var(--edge); stroke-width: 1; }
    .pictured .box { fill: none; stroke: none; }
    .wireframe text { fill: var(--ink); font-size: 17px; text-anchor: middle; dominant-baseline: central; }
    .number { visibility: hidden; }
    .number circle { fill: var(--accent); stroke: var(--card); stroke-width: 2; }
    .number text { fill: var(--on-accent); font-size: 14px; font-weight: 650; text-anchor: middle; dominant-baseline: central; }
    .order { fill: none; stroke: var(--accent); stroke-width: 2; stroke-dasharray: 5 4; visibility: hidden; }
    .screen:has(.order-switch:checked) :is(.number, .order) { visibility: visible; }
    .cursor rect { fill: none; visibility: hidden; }
    .cursor.shown rect { visibility: visible; }
    .cursor rect { transition: x .18s ease-out, y .18s ease-out, width .18s ease-out, height .18s ease-out; }
    .halo { stroke: #ffffff; stroke-width: 9; }
    .ring { stroke: #3450b8; stroke-width: 5; }
    .switch { margin: .5rem 0 0; text-align: center; font-size: .875rem; color: var(--soft); }
    .switch label, .choices label { display: inline-flex; align-items: center; gap: .5rem; min-height: 1.75rem; }
    input[type="checkbox"] { width: 1.125rem; height: 1.125rem; accent-color: var(--accent); }
    .order-list { margin: .75rem 0 0; padding: 0; list-style: none; counter-reset: place; display: grid; gap: .375rem; }
    .order-list li { counter-increment: place; padding: .375rem .75rem; border: 1px solid var(--rule); border-radius: .5rem; background: var(--card); font-size: .9375rem; }
    .order-list li::before { content: counter(place); display: inline-block; min-width: 1.5rem; color: var(--soft); font-size: .8125rem; }
    .order-list .now { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent); }
    #reasons dl { margin: 0; font-size: .875rem; }

    """
}
