import { token } from '@throughline/ui/theme'

import { SECTION_PIXELS } from './flow-sizes'

/** Styles of the lines of the timeline, and of the rows on it. */
export const linesStyles = `
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

  @media (forced-colors: active) {
    [data-part='today'] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }

  [data-part='row'],
  [data-part='section'] {
    position: absolute;
    inset-block-start: var(--top);
    inset-inline: 0;
    display: flex;
    box-sizing: border-box;
    block-size: var(--height);
    /* Not contained: its fixed columns cover the line of today, and that line covers the bars. */
    border-block-end: 1px solid ${token('color-line')};
  }

  /* Over the border of the line too, where the line of today would show. */
  [data-part='row'] > [data-part='fixed'],
  [data-part='section'] > [data-part='fixed'] {
    margin-block-end: -1px;
    border-block-end: 1px solid ${token('color-line')};
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

  [data-part='toggle-all'] {
    display: grid;
    place-items: center;
    inline-size: ${token('size-control-small')};
    block-size: ${token('size-control-small')};
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: inherit;
    cursor: default;
  }

  [data-part='toggle-all']:hover {
    background: ${token('color-pressed')};
    color: ${token('color-ink')};
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

  /* On the visible part of the timeline, at each scroll position. */
  [data-part='skeleton-area'] {
    position: sticky;
    inset-inline-start: 0;
    inline-size: var(--seen);
    block-size: 100%;
  }

  [data-part='skeleton-row'] {
    position: relative;
    box-sizing: border-box;
    block-size: ${SECTION_PIXELS}px;
    border-block-end: 1px solid ${token('color-line')};
  }

  [data-part='skeleton-row'][data-kind='section'] {
    background: ${token('color-sunken')};
  }

  [data-part='skeleton'] {
    position: absolute;
    inset-block: 4px;
    inset-inline-start: calc(var(--fixed) + var(--from) * (100% - var(--fixed)));
    inline-size: calc(var(--share) * (100% - var(--fixed)));
    border-radius: ${token('radius-bar')};
    background: ${token('color-sunken')};
    box-shadow: inset 0 0 0 1px ${token('color-line')};
  }

  /* The legend of the colors, below the timeline. */
  [data-part='legend'] {
    flex: none;
    margin: 0;
    padding: 5px 10px;
    border-block-start: 1px solid ${token('color-line')};
    background: ${token('color-canvas')};
  }

  @media (prefers-reduced-motion: reduce) {
    [data-part='toggle'] > svg {
      transition: none;
    }
  }
`
