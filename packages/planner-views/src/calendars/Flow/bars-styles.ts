import { token } from '@throughline/ui/theme'

import { barStyles, eventStyles } from '../../calendar-parts'
import { ROW_PADDING_PIXELS } from './flow-sizes'
import { LEAST_BAR_PIXELS } from './model/title-space'

/**
 * Styles of the bars of a row. A bar covers its days; the title of a short bar continues beside it.
 */
export const barsStyles = `
  [data-part='bar'],
  [data-part='ghost'] {
    ${barStyles}
  }

  [data-part='bar'] {
    position: absolute;
    inset-block-start: calc(${ROW_PADDING_PIXELS / 2}px + var(--lane) * ${token('size-bar-pitch')});
    inset-inline-start: calc(var(--from) * var(--day));
    inline-size: max(${LEAST_BAR_PIXELS}px, calc(var(--days) * var(--day) - 1px));
    padding-inline: 0;
    /* Bars are many, and their number of days says what has room. */
    container: none;
    /* No scroller of its own: the title holds on to the edge of the timeline. */
    overflow: clip;
    text-overflow: clip;
  }

  [data-part='bar'][data-beside] {
    overflow: visible;
  }

  /* The title reserves space for a sign: a bar of a few pixels has none to give. */
  [data-part='bar'][data-repeating],
  [data-part='bar'][data-flagged] {
    padding-inline-end: 0;
  }

  [data-part='bar'] > [data-part='title'],
  [data-part='ghost'] > [data-part='title'] {
    display: inline-block;
    box-sizing: border-box;
    max-inline-size: 100%;
    padding-inline: 6px;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: top;
  }

  [data-part='bar'][data-long] > [data-part='title'] {
    position: sticky;
    inset-inline-start: var(--fixed);
  }

  [data-part='bar'][data-beside] > [data-part='title'] {
    max-inline-size: calc(var(--room) * var(--day) - 6px);
  }

  [data-part='bar'][data-repeating] > [data-part='title'],
  [data-part='bar'][data-flagged] > [data-part='title'] {
    padding-inline-end: 20px;
  }

  [data-part='bar'][data-repeating][data-flagged] > [data-part='title'] {
    padding-inline-end: 34px;
  }

  /* Over the padding of the title, right after its text. */
  [data-part='bar'][data-beside][data-repeating]:not([data-plain])::after,
  [data-part='bar'][data-beside][data-flagged]:not([data-plain])::after {
    position: static;
    display: inline-block;
    margin-block-start: 4px;
    margin-inline-start: -16px;
    vertical-align: top;
  }

  [data-part='bar'][data-beside][data-repeating][data-flagged]:not([data-plain])::after {
    margin-inline-start: -30px;
  }

  [data-part='bar'][data-plain]::after {
    display: none;
  }

  /* The mark goes with the title, which may move within the bar. */
  [data-part='bar'][data-plan]::before,
  [data-part='ghost'][data-plan]::before {
    content: none;
  }

  [data-part='title'][data-mark]::before {
    content: attr(data-mark);
    display: inline-block;
    margin-inline-end: 5px;
    padding: 0 3px;
    border: 1px solid color-mix(in srgb, var(--tl-bar-color) 40%, transparent);
    border-radius: 3px;
    background: ${token('color-surface')};
    color: ${token('color-ink-muted')};
    font-size: 10px;
    font-weight: ${token('weight-semibold')};
    line-height: 13px;
    vertical-align: 1px;
  }

  [data-part='bar'][data-event] {
    ${eventStyles}
    padding-inline: 0;
  }

  /* An event has no edge: its title begins where that of an item does, and clear of its outline. */
  [data-part='bar'][data-event] > [data-part='title'] {
    padding-inline-start: 9px;
  }

  [data-part='bar']:hover {
    background-color: color-mix(
      in srgb,
      var(--tl-bar-color) calc(${token('bar-tint')} + 8%),
      ${token('color-surface')}
    );
  }

  [data-part='bar'][data-edge] {
    cursor: ew-resize;
  }

  [data-part='bar'][data-edge='end'] {
    border-inline-end: 3px solid color-mix(in srgb, var(--tl-bar-color) 60%, transparent);
  }

  [data-part='bar'][data-edge='start'] {
    border-inline-start-width: 6px;
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

  [data-part='bar'][data-found] {
    z-index: 1;
    box-shadow: 0 0 0 2px ${token('color-selection')};
  }
`
