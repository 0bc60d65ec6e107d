import { token } from '@throughline/ui/theme'

/** The header above the rows, the totals below them, and the days that are marked. */
export const edgesStyles = `
  [data-part='head'] [data-part='name'],
  [data-part='head'] [data-part='figure'] {
    align-self: end;
    padding-block-end: 4px;
    font-weight: ${token('weight-medium')};
  }

  [data-part='head'] [data-part='name'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: 10px 6px;
  }

  [data-part='units'] {
    position: relative;
    flex: none;
    inline-size: var(--timeline);
  }

  [data-part='unit'] {
    position: absolute;
    inset-inline-start: calc(var(--from) * var(--day));
    box-sizing: border-box;
    inline-size: calc(var(--days) * var(--day));
    padding-inline-start: 5px;
    overflow: clip;
    line-height: 24px;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  [data-part='unit'][data-upper] > span {
    position: sticky;
    inset-inline-start: calc(var(--fixed) + 5px);
  }

  [data-part='unit'][data-upper] {
    inset-block-start: 0;
    color: ${token('color-ink')};
    font-weight: ${token('weight-semibold')};
  }

  [data-part='unit']:not([data-upper]) {
    inset-block-start: 23px;
  }

  /* The start of the timeline cuts this cell off. Its text wraps out of view unless it fits. */
  [data-part='unit'][data-cut]:not([data-upper]) {
    display: flex;
    flex-wrap: wrap;
    block-size: 24px;
  }

  [data-part='unit'][data-cut]:not([data-upper])::before {
    content: '';
    inline-size: 0.1px;
    block-size: 24px;
  }

  [data-part='totals'] [data-part='name'] {
    padding-inline: 10px 8px;
    font-weight: ${token('weight-semibold')};
    line-height: 28px;
  }

  [data-part='totals'] > [data-part='fixed'] [data-part='figure'] {
    font-weight: ${token('weight-semibold')};
  }

  [data-part='total'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--from) * var(--day));
    box-sizing: border-box;
    inline-size: calc(var(--days) * var(--day));
    padding: 3px 5px 0 6px;
    border-inline-start: 1px solid ${token('color-line')};
    overflow: clip;
    line-height: 19px;
  }

  [data-part='total-figures'] {
    position: sticky;
    inset-inline-start: calc(var(--fixed) + 6px);
    display: inline-grid;
    grid-template-columns: auto auto;
    gap: 0 10px;
    max-inline-size: 100%;
    white-space: nowrap;
  }

  [data-part='total-figures'] [data-part='figure'] {
    padding: 0;
    line-height: 19px;
    text-align: start;
  }

  [data-part='total-figures'] b {
    font-weight: ${token('weight-semibold')};
  }

  [data-part='total-figures'] span {
    color: ${token('color-ink-muted')};
  }

  /* Narrow months have their figures below each other, and narrower ones no visible names. */
  [data-part='totals']:is([data-look='column'], [data-look='bare']) [data-part='total'] {
    padding: 2px 1px 0 4px;
  }

  [data-part='totals']:is([data-look='column'], [data-look='bare']) [data-part='total-figures'] {
    grid-template-columns: auto;
    font-size: ${token('text-caption')};
  }

  [data-part='totals']:is([data-look='column'], [data-look='bare'])
    [data-part='total-figures']
    [data-part='figure'] {
    line-height: 14px;
  }

  [data-part='totals'][data-look='bare'] [data-part='total-figures'] span {
    display: none;
  }

  /* Below the last row the columns that stay cover the lines that scroll, as they do in rows. */
  [data-part='body'] {
    display: flex;
  }

  [data-part='fixed-below'] {
    position: sticky;
    z-index: 3;
    inset-inline-start: 0;
    flex: none;
    margin-block-start: var(--lines);
    box-sizing: border-box;
    inline-size: var(--fixed);
    border-inline-end: 1px solid ${token('color-line-strong')};
    background: ${token('color-surface')};
    pointer-events: none;
  }

  /* Messages cover the rows, not the totals below them. */
  [data-part='notices'] {
    inset-block-end: calc(var(--totals) + ${token('space-6')});
  }

  /* Behind the bars, as they stay where they are. */
  [data-part='marked-area'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--fixed);
    inline-size: var(--timeline);
    overflow: clip;
    pointer-events: none;
  }

  [data-part='marked'] {
    position: absolute;
    inset-block-start: var(--top);
    inset-inline-start: calc(var(--from) * var(--day));
    block-size: var(--height);
    inline-size: calc(var(--days) * var(--day));
    background: color-mix(in srgb, ${token('color-selection')} 10%, transparent);
    box-shadow: inset 0 0 0 1px ${token('color-selection')};
  }

  @media (forced-colors: active) {
    [data-part='marked'] {
      outline: 2px dashed Highlight;
      outline-offset: -2px;
    }
  }
`
