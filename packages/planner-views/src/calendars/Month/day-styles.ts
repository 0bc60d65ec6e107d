import { token } from '@throughline/ui/theme'

import { WEEKDAYS_PIXELS } from './week-sizes'

/** The days of a month, and the line of their numbers. */
export const dayStyles = `
  [data-part='day'] {
    position: relative;
    min-inline-size: 0;
    border-inline-start: 1px solid ${token('color-line')};
    cursor: default;
    -webkit-user-select: none;
    user-select: none;
    /* Its own line of numbers needs no room above it. */
    scroll-margin-block-start: -28px;
  }

  [data-part='day']:first-child {
    border-inline-start-color: transparent;
  }

  [data-part='day'][data-weekend] {
    background: color-mix(in srgb, ${token('color-sunken')} 55%, ${token('color-surface')});
  }

  /* The ring of a day lies above the bars that cross it. */
  [data-part='day']:focus-visible {
    outline: none;
  }

  [data-part='day']:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 4;
    border-radius: ${token('radius-bar')};
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: -2px;
    pointer-events: none;
  }

  /* In a week higher than the page the numbers of its days stay in sight. */
  [data-part='day-head'] {
    position: sticky;
    inset-block-start: ${WEEKDAYS_PIXELS}px;
    z-index: 3;
    display: flex;
    align-items: center;
    gap: 4px;
    block-size: var(--day-head);
    padding-inline: 4px;
    /* Ends where the ring around the first bar begins. */
    background: linear-gradient(var(--head-ground) 0 0) top / 100% calc(100% - 3px) no-repeat;
    --head-ground: ${token('color-surface')};
  }

  /* Bars below it do not show through the line between two days. */
  [data-part='day-head']::before {
    content: '';
    position: absolute;
    inset-block: 0 3px;
    inset-inline-start: -1px;
    border-inline-start: 1px solid ${token('color-line')};
  }

  [data-part='day']:first-child > [data-part='day-head']::before {
    border-color: var(--head-ground);
  }

  [data-weekend] > [data-part='day-head'] {
    --head-ground: color-mix(in srgb, ${token('color-sunken')} 55%, ${token('color-surface')});
  }

  [data-part='day-header'] {
    flex: 1 1 0;
    overflow: hidden;
    min-inline-size: 0;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    line-height: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='day-link'] {
    display: block;
    flex: none;
    min-inline-size: 20px;
    margin: 0;
    padding: 0 4px;
    border: 0;
    border-radius: ${token('radius-pill')};
    background: none;
    color: ${token('color-ink-muted')};
    font: inherit;
    font-size: ${token('text-body')};
    font-variant-numeric: tabular-nums;
    line-height: 18px;
    text-align: start;
    cursor: pointer;
  }

  [data-part='day-link']:hover {
    background: ${token('color-pressed')};
    color: ${token('color-ink')};
  }

  [data-outside] [data-part='day-link'] {
    color: ${token('color-ink-faint')};
  }

  [data-today] [data-part='day-link'] {
    padding: 0 7px;
    background: ${token('color-today')};
    color: ${token('color-on-today')};
    font-weight: ${token('weight-semibold')};
  }

  @media (forced-colors: active) {
    [data-today] [data-part='day-link'] {
      background: CanvasText;
      color: Canvas;
      forced-color-adjust: none;
    }
  }
`
