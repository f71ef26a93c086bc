extension PageStyle {
  static let stage = """
    aside { --room: max(16rem, min(54rem, 100vh - 15rem)); display: grid; gap: 1.25rem; align-content: start; }
    .screen { margin: 0; }
    figcaption { margin-top: .5rem; text-align: center; color: var(--soft); font-size: .875rem; }
    .screen > .facts { text-align: center; font-size: .875rem; }
    .switch { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1rem; margin: .5rem 0 0; font-size: .875rem; color: var(--soft); }
    .switch label, .choices label { display: inline-flex; align-items: center; gap: .5rem; min-height: 1.75rem; max-width: 100%; }
    .views { min-width: 0; max-width: 100%; }
    input[type="checkbox"] { width: 1.125rem; height: 1.125rem; accent-color: var(--accent); }
    .order-list { margin: .75rem 0 0; padding: 0; list-style: none; display: grid; gap: .375rem; }
    .order-list li { padding: .375rem .75rem; border: 1px solid var(--rule); border-radius: .5rem; background: var(--card); font-size: .9375rem; }
    .order-list li::before { content: attr(value); display: inline-block; min-width: 1.5rem; color: var(--soft); font-size: .8125rem; }
    .order-list .now { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent); }
    #reasons dl { margin: 0; font-size: .875rem; }
    #problems { margin-top: 2.5rem; }
    #problems ul { margin: 0; padding: 0; list-style: none; display: grid; gap: .75rem; }
    #problems p { margin: 0; overflow-wrap: anywhere; }
    #problems .origin { color: var(--soft); font-size: .875rem; }

    """
}
