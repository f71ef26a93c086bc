/// The style of the panel and of lines that changed.
enum PreviewStyle {
  static let text = """
    #preview { padding: 1rem clamp(1rem, 4vw, 2.5rem) 0; display: grid; gap: .75rem; }
    .desk > header { padding-top: 1rem; }
    .desk h1 { margin: 0; font-size: 1.5rem; }
    .desk > .columns { padding-top: 1rem; }
    #preview > * { min-width: 0; }
    .preview-row { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; font-size: .875rem; }
    .preview-row label { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; max-width: 100%; }
    .preview-row select { min-width: 0; max-width: 100%; min-height: 2.75rem; }
    .preview-row button { min-height: 2.75rem; padding: .25rem 1rem; border: 1px solid var(--edge); border-radius: 2rem; background: none; cursor: pointer; }
    .preview-row button:hover { border-color: var(--accent); color: var(--accent); }
    #preview-export { display: inline-flex; align-items: center; min-height: 2.75rem; }
    #preview-state { margin: 0; color: var(--soft); }
    .errors { display: contents; }
    #preview-findings { position: sticky; top: 0; z-index: 3; max-height: 30vh; overflow: auto; margin: 0 auto; max-width: 72rem; padding: .75rem 1rem; list-style: none; border: 2px solid var(--lost); border-radius: 0 0 .75rem .75rem; background: var(--card); display: grid; gap: .375rem; overflow-wrap: anywhere; }
    .stale #transcript > li, .stale #transcript :is(button, summary) { scroll-margin-top: 32vh; }
    #preview-findings code { color: var(--lost); }
    #walk { padding: .75rem 1rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--card); min-height: 4.5rem; }
    #walk p { margin: 0; }
    #walk-said { min-height: 5.125rem; }
    #walk-said > div + div { margin-top: .5rem; }
    #walk-said .line { padding: 0; }
    #walk-buttons { gap: .5rem; }
    #walk-why summary, #preview-settings summary { position: static; display: inline-flex; align-items: center; min-height: 2.75rem; cursor: pointer; font-size: .875rem; }
    #walk-why dl { grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); font-size: .875rem; }
    :is(#walk-why, #preview-settings) > summary::before { content: ""; flex: none; width: .5625rem; height: .5625rem; margin-inline: .25rem .75rem; border: solid; border-width: 2px 2px 0 0; rotate: 45deg; }
    .source { margin: .5rem 0; font-size: .875rem; overflow-wrap: anywhere; }
    .source code + code { padding: 0 .375rem; border-inline-start: 2px solid var(--accent); }
    .stale :is(.desk > header, main, aside, #player) { filter: grayscale(1); }
    .badge { display: inline-block; margin-inline-end: .5rem; padding: 0 .5rem; border: 1px solid currentcolor; border-radius: 1rem; font-size: .8125rem; color: var(--lost); }
    .settings { display: grid; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: .75rem 1.5rem; font-size: .875rem; }
    fieldset.settings { min-width: 0; margin: 1rem 0 0; padding: .75rem 0 0; border: 0; border-top: 1px solid var(--rule); }
    fieldset.settings > legend { float: left; grid-column: 1 / -1; font-weight: 650; }
    .settings > label { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .5rem; min-height: 2.75rem; }
    .settings > label:has(> [type="checkbox"]) { flex-wrap: nowrap; }
    .settings [type="checkbox"] { flex: none; }
    .settings :is(select, input:not([type="checkbox"])) { min-width: 0; max-width: 100%; min-height: 2.25rem; padding: 0 .5rem; border: 1px solid var(--edge); border-radius: .375rem; background: var(--card); }
    .settings input[type="text"] { flex: 1 1 8rem; }
    .settings fieldset { display: flex; flex-wrap: wrap; gap: 0 1rem; min-width: 0; margin: 0; padding: 0; border: 0; }
    .settings legend { padding: 0; }
    .settings fieldset label { display: inline-flex; align-items: center; gap: .375rem; min-height: 2.25rem; }
    @media (min-width: 58rem) {
      #preview { grid-column: 1; padding-inline: 0; }
      .desk main { padding-top: 1.5rem; }
    }
    @media print { #preview, #preview-findings { display: none; } }

    """
}
