import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import { barLook, eventLook } from '../calendar-item'
import { printLook } from './print-look'
import { WEEKDAYS_PIXELS } from './week-sizes'

/** The frame of the month; all that repeats inside is styled from here. */
export const MonthRoot = styled.div<{ $isOnPaper: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: ${token('text-dense')};

  [data-part='menu-area'] {
    display: contents;
  }

  [data-part='scroll'] {
    flex: 1 1 0;
    min-block-size: 0;
    overflow: auto;
    /* What gets the focus comes out from under the heads of columns and days. */
    scroll-padding-block: ${WEEKDAYS_PIXELS + 28}px 8px;
  }

  /* Its bars come and go below and above; nothing may be moved to make up for it. */
  [data-part='weeks'] {
    overflow-anchor: none;
  }

  [data-part='weekdays'],
  [data-part='week'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    flex: none;
  }

  [data-part='weekdays'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    block-size: ${WEEKDAYS_PIXELS}px;
    border-block-end: 1px solid ${token('color-line')};
    background: ${token('color-canvas')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
    line-height: 25px;
  }

  [data-part='weekday'] {
    padding-inline: 9px 0;
  }

  [data-part='weeks'] {
    position: relative;
    block-size: var(--weeks-height);
  }

  [data-part='week'] {
    block-size: var(--week-height);
    contain: layout style;
  }

  /* At the start of a week: at its end, the next week's weekend would cover it
     wherever heights are not whole pixels. */
  [data-part='week'] + [data-part='week'] {
    border-block-start: 1px solid ${token('color-line')};
  }

  [data-part='day'] {
    position: relative;
    min-inline-size: 0;
    border-inline-start: 1px solid ${token('color-line')};
    cursor: default;
    user-select: none;
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

  [data-part='bar'],
  [data-part='ghost'] {
    ${barLook}
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
    ${eventLook}
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
    outline: 2px solid ${token('color-accent')};
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

  /* What follows the pointer, above the weeks. */
  [data-part='drag-layer'] {
    position: absolute;
    inset: 0;
    z-index: 2;
    overflow: clip;
    pointer-events: none;
  }

  [data-part='target'] {
    position: absolute;
    inset-block-start: var(--top);
    inset-inline-start: calc(var(--column) * 100% / 7);
    inline-size: calc(var(--span) * 100% / 7);
    block-size: var(--height);
    background: color-mix(in srgb, ${token('color-accent')} 8%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('color-accent')} 45%, transparent);
  }

  [data-part='ghost'] {
    position: absolute;
    z-index: 1;
    inset-block-start: var(--top);
    left: var(--left);
    inline-size: var(--width);
    box-shadow: ${token('shadow-dragged')};
    will-change: transform;
  }

  /* Takes the pointer while something is dragged: one cursor wherever it goes, and
     no style of what lies below has to be worked out again. */
  [data-part='cover'] {
    position: absolute;
    inset: 0;
    z-index: 4;
    cursor: grabbing;
  }

  [data-part='cover'][data-kind='resize'] {
    cursor: ew-resize;
  }

  [data-part='cover'][data-kind='create'] {
    cursor: cell;
  }

  ${({ $isOnPaper }) => ($isOnPaper ? printLook : '')}
`
