import { token } from '@throughline/ui/theme'

import { SECTION_PIXELS } from './flow-sizes'

/** The header's cells, the lines of the timeline, and the rows that lie on it. */
export const linesStyles = `
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

  [data-part='unit'] > span {
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

  /* Behind the rows, as high as all of them. */
  [data-part='lines'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--fixed);
    inline-size: var(--timeline);
    overflow: clip;
    pointer-events: none;
  }

  [data-part='lines'][data-weekends] {
    background-image: linear-gradient(
      to right,
      color-mix(in srgb, ${token('color-sunken')} 55%, transparent) calc(2 * var(--day)),
      transparent calc(2 * var(--day))
    );
    background-position: calc(var(--weekend) * var(--day)) 0;
    background-size: calc(7 * var(--day)) 100%;
    print-color-adjust: exact;
  }

  [data-part='line'],
  [data-part='today'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--from) * var(--day));
    inline-size: 1px;
    background: ${token('color-line')};
  }

  [data-part='line'][data-upper] {
    background: ${token('color-line-strong')};
  }

  /* Over the bars, and under what stays in place. */
  [data-part='today-area'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--fixed);
    z-index: 2;
    inline-size: var(--timeline);
    overflow: clip;
    pointer-events: none;
  }

  [data-part='today'] {
    inline-size: 2px;
    background: ${token('color-today')};
  }

  [data-part='row'],
  [data-part='section'] {
    position: absolute;
    inset-block-start: var(--top);
    inset-inline: 0;
    display: flex;
    box-sizing: border-box;
    block-size: var(--height);
    border-block-end: 1px solid ${token('color-line')};
    contain: layout style;
  }

  [data-part='row'] > [data-part='fixed'] {
    background: ${token('color-surface')};
  }

  [data-part='row'] [data-part='name'] {
    padding-inline: 30px 8px;
    line-height: 27px;
    color: ${token('color-ink-muted')};
  }

  [data-part='section'] {
    background: ${token('color-sunken')};
    font-weight: ${token('weight-semibold')};
  }

  [data-part='section'] [data-part='name'] {
    display: flex;
  }

  [data-part='toggle'] {
    display: flex;
    flex: 1;
    gap: 7px;
    align-items: center;
    min-inline-size: 0;
    block-size: ${SECTION_PIXELS - 1}px;
    padding: 0 8px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: default;
  }

  [data-part='toggle']:focus-visible {
    outline-offset: -2px;
  }

  [data-part='toggle'] > svg {
    flex: none;
    transition: rotate 120ms ease-out;
  }

  [data-part='toggle'][aria-expanded='false'] > svg {
    rotate: -90deg;
  }

  [dir='rtl'] [data-part='toggle'][aria-expanded='false'] > svg {
    rotate: 90deg;
  }

  [data-part='swatch'] {
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 2px;
    background: var(--tl-bar-color);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  [data-part='section-name'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='count'] {
    flex: none;
    color: ${token('color-ink-muted')};
    font-weight: ${token('weight-regular')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='days'] {
    position: relative;
    flex: none;
    inline-size: var(--timeline);
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

  @media (prefers-reduced-motion: reduce) {
    [data-part='toggle'] > svg {
      transition: none;
    }
  }
`
