import { token } from '@throughline/ui/theme'

import { barStyles, eventStyles } from '../../calendar-parts'

/** Styles of bars, '+N more' lines, and shapes while the items are loading. */
export const barsStyles = `
  [data-part='bar'],
  [data-part='ghost'] {
    ${barStyles}
  }

  [data-part='bar'] {
    --start-gap: 4px;
    --end-gap: 4px;
    position: absolute;
    z-index: 1;
    inset-block-start: calc(var(--day-head) + var(--lane) * var(--bar-pitch));
    inset-inline-start: var(--start-gap);
    inline-size: calc(var(--span) * (100% + 1px) - 1px - var(--start-gap) - var(--end-gap));
  }

  [data-part='bar'][data-before] {
    --start-gap: 0px;
  }

  [data-part='bar'][data-after] {
    --end-gap: 0px;
  }

  [data-part='bar'][data-event] {
    ${eventStyles}
  }

  /* The handle under the pointer. */
  [data-part='bar'][data-edge] {
    cursor: ew-resize;
  }

  [data-part='bar'][data-edge='end'] {
    border-inline-end: 3px solid color-mix(in srgb, var(--tl-bar-color) 60%, transparent);
  }

  [data-part='bar'][data-edge='start'] {
    border-inline-start-width: 6px;
    padding-inline-start: 3px;
  }

  [data-part='bar']:hover {
    background-color: color-mix(
      in srgb,
      var(--tl-bar-color) calc(${token('bar-tint')} + 8%),
      ${token('color-surface')}
    );
  }

  [data-part='bar'][data-selected] {
    z-index: 2;
    outline: 2px solid ${token('color-selection')};
    outline-offset: 1px;
  }

  [data-part='bar']:focus-visible {
    z-index: 2;
    outline-offset: 1px;
  }

  [data-part='bar'][data-dragging] {
    opacity: 0.4;
  }

  [data-part='more'] {
    position: absolute;
    inset-block-start: calc(var(--day-head) + var(--lane) * var(--bar-pitch));
    inset-inline-start: 4px;
    max-inline-size: calc(100% - 8px);
    block-size: ${token('size-bar')};
    padding: 0 5px;
    border: 0;
    border-radius: ${token('radius-bar')};
    background: none;
    color: ${token('color-ink-muted')};
    font: inherit;
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
    font-variant-numeric: tabular-nums;
    line-height: ${token('size-bar')};
    cursor: pointer;
  }

  [data-part='more']:hover {
    background: ${token('color-pressed')};
    color: ${token('color-ink')};
  }

  [data-part='skeleton'] {
    position: absolute;
    inset-block-start: calc(var(--day-head) + var(--lane) * var(--bar-pitch));
    inset-inline-start: 4px;
    z-index: 1;
    inline-size: calc(var(--span) * (100% + 1px) - 9px);
    block-size: ${token('size-bar')};
    border-radius: ${token('radius-bar')};
    background: ${token('color-sunken')};
    box-shadow: inset 0 0 0 1px ${token('color-line')};
  }
`
