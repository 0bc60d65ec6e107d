import { token } from '@throughline/ui/theme'

import { AXIS_PIXELS, SLOT_COUNT, SLOT_MINUTES } from './day-sizes'

/** The line of the present moment, and its time. */
export const nowStyles = `
  [data-part='now'] {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(var(--from) / ${SLOT_COUNT * SLOT_MINUTES} * 100%);
    z-index: 4;
    display: grid;
    grid-template-columns: ${AXIS_PIXELS}px repeat(var(--days), minmax(0, 1fr));
    block-size: 0;
    pointer-events: none;
  }

  [data-part='now-time'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    justify-self: end;
    block-size: 16px;
    margin-block-start: -8px;
    margin-inline-end: 4px;
    padding: 0 5px;
    border-radius: ${token('radius-pill')};
    background: ${token('color-today')};
    color: ${token('color-on-today')};
    font-size: ${token('text-caption')};
    font-variant-numeric: tabular-nums;
    font-weight: ${token('weight-medium')};
    line-height: 16px;
  }

  [data-part='now-line'] {
    position: relative;
    grid-column-start: calc(var(--day) + 2);
    block-size: 2px;
    margin-block-start: -1px;
    background: ${token('color-today')};
  }

  [data-part='now-line']::before {
    content: '';
    position: absolute;
    inset-block-start: -3px;
    inset-inline-start: -4px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${token('radius-pill')};
    background: ${token('color-today')};
  }

  @media (forced-colors: active) {
    [data-part='now-time'],
    [data-part='now-line'],
    [data-part='now-line']::before {
      background: CanvasText;
      color: Canvas;
      forced-color-adjust: none;
    }

    /* Thicker than the lines of the hours, which have its colour there. */
    [data-part='now-line'] {
      block-size: 3px;
    }
  }
`
