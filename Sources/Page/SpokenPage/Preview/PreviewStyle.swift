/// The style of the panel and of lines that changed.
enum PreviewStyle {
  static let text = """
    #preview { max-width: 72rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem) 0; display: grid; gap: .75rem; }
    #preview > * { min-width: 0; }
    .preview-row { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; font-size: .875rem; }
    .preview-row label { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; max-width: 100%; }
    .preview-row select { min-width: 0; max-width: 100%; min-height: 2.75rem; }
    .preview-row button { min-height: 2.75rem; padding: .25rem 1rem; border: 1px solid var(--edge); border-radius: 2rem; background: none; cursor: pointer; }
    .preview-row button:hover { border-color: var(--accent); color: var(--accent); }
    #preview-export { display: inline-flex; align-items: center; min-height: 2.75rem; }
    #preview-state { margin: 0; color: var(--soft); }
    #preview-findings { margin: 0; padding: .75rem 1rem; list-style: none; border: 2px solid var(--lost); border-radius: .75rem; display: grid; gap: .375rem; overflow-wrap: anywhere; }
    #preview-findings code { color: var(--lost); }
    #walk { padding: .75rem 1rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--card); min-height: 4.5rem; }
    #walk p { margin: 0; }
    #walk-said { font-size: 1.125rem; font-weight: 550; white-space: pre-line; }
    #walk-why summary, #preview-settings summary { position: static; display: inline-flex; align-items: center; min-height: 2.75rem; cursor: pointer; font-size: .875rem; }
    #walk-why dl { grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); font-size: .875rem; }
    .source { margin: .5rem 0; font-size: .875rem; overflow-wrap: anywhere; }
    .source code + code { padding: 0 .375rem; border-inline-start: 2px solid var(--accent); }
    .stale .columns { filter: grayscale(1); }
    .badge { display: inline-block; margin-inline-end: .5rem; padding: 0 .5rem; border: 1px solid currentcolor; border-radius: 1rem; font-size: .8125rem; color: var(--lost); }
    @media print { #preview { display: none; } }

    """
}
