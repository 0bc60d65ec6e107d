import { token } from '@throughline/ui/theme'

import { HOUR_PIXELS, SLOT_MINUTES } from './day-sizes'

const SLOT_PIXELS = (HOUR_PIXELS * SLOT_MINUTES) / 60

/** The lines of the hours and their cells. */
export const hoursStyles = `
  [data-part='hours'] {
    position: relative;
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
  }

  [data-part='line'] {
    flex: 1 0 ${SLOT_PIXELS}px;
  }

  [data-part='line'] > [data-part='axis'] {
    padding-inline-end: 8px;
    line-height: 16px;
  }

  /* The hour's label is next to its line, half above it. */
  [data-part='line'][data-hour]:not(:first-child) > [data-part='axis'] {
    margin-block-start: -8px;
  }

  /* Lines are drawn as shadows: borders would take their pixel from the hours. */
  [data-part='slot'] {
    position: relative;
    min-inline-size: 0;
    box-shadow:
      inset 1px 0 0 ${token('color-line')},
      inset 0 1px 0 color-mix(in srgb, ${token('color-line')} 42%, transparent);
    cursor: default;
    -webkit-user-select: none;
    user-select: none;
  }

  &:dir(rtl) [data-part='slot'] {
    box-shadow:
      inset -1px 0 0 ${token('color-line')},
      inset 0 1px 0 color-mix(in srgb, ${token('color-line')} 42%, transparent);
  }

  [data-part='line'][data-hour] > [data-part='slot'] {
    box-shadow:
      inset 1px 0 0 ${token('color-line')},
      inset 0 1px 0 ${token('color-line')};
  }

  &:dir(rtl) [data-part='line'][data-hour] > [data-part='slot'] {
    box-shadow:
      inset -1px 0 0 ${token('color-line')},
      inset 0 1px 0 ${token('color-line')};
  }

  [data-part='line']:first-child > [data-part='slot'] {
    box-shadow: inset 1px 0 0 ${token('color-line')};
  }

  &:dir(rtl) [data-part='line']:first-child > [data-part='slot'] {
    box-shadow: inset -1px 0 0 ${token('color-line')};
  }

  /* Forced colours take shadows away, so lines are drawn as borders over the slots. */
  @media (forced-colors: active) {
    [data-part='slot']::before {
      content: '';
      position: absolute;
      inset: 0;
      border: 0 solid CanvasText;
      border-inline-start-width: 1px;
      pointer-events: none;
    }

    [data-part='line']:not(:first-child) > [data-part='slot']::before {
      border-block-start: 1px dotted CanvasText;
    }

    [data-part='line'][data-hour]:not(:first-child) > [data-part='slot']::before {
      border-block-start-style: solid;
    }
  }

  /* For screen readers: a name beside what a cell holds, and in the order of reading. */
  [data-part='cell-name'] {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  [data-part='slot']:focus-visible,
  [data-part='all-day-cell']:focus-visible {
    outline: none;
  }

  [data-part='slot']:focus-visible::after,
  [data-part='all-day-cell']:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 3;
    border-radius: ${token('radius-bar')};
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: -2px;
    pointer-events: none;
  }
`
