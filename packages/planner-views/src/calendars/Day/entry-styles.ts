import { token } from '@throughline/ui/theme'

import { barStyles, eventStyles } from '../../calendar-parts'
import { SLOT_COUNT, SLOT_MINUTES } from './day-sizes'

const DAY_MINUTES = SLOT_COUNT * SLOT_MINUTES

/** Timed boxes, among the hours and under the pointer. */
export const boxStyles = `
  [data-part='box'] {
    ${barStyles}
    position: absolute;
    z-index: 1;
    inset-block-start: calc(var(--from) / ${SLOT_MINUTES} * 100% + 1px);
    inset-inline-start: calc(3px + var(--column) / var(--columns) * (100% - 12px));
    inline-size: var(--bar-width);
    block-size: calc(var(--length) / ${SLOT_MINUTES} * 100% - 2px);
    --bar-width: calc(var(--span) / var(--columns) * (100% - 12px) - 2px);
    padding-block: 0;
    line-height: 14px;
  }

  /* In a tall box the title has separate lines: the time and the marks take no space from it. */
  [data-part='box'][data-tall][data-plan]::before {
    display: inline-block;
  }

  [data-part='box'][data-tall] > [data-part='time'] {
    margin-inline-end: var(--icons, 0);
  }

  [data-part='box'][data-tall]::after {
    inset-block-start: 4px;
  }

  [data-part='box'][data-tall] {
    padding-block: 2px;
    padding-inline-end: 6px;
    line-height: 15px;
    white-space: normal;
  }

  /* A button centres what it holds; a tall box begins at its top. */
  [data-part='box'] {
    display: flex;
    flex-wrap: nowrap;
    gap: 4px;
    align-items: center;
  }

  [data-part='box'][data-tall] {
    flex-direction: column;
    gap: 0;
    align-items: stretch;
    justify-content: flex-start;
  }

  [data-part='box'] > [data-part='time'] {
    flex: none;
  }

  [data-part='box']:not([data-tall]) > [data-part='time'] {
    margin: 0;
  }

  [data-part='box'][data-tall] > [data-until]::after {
    content: attr(data-until);
  }

  [data-part='box'] > [data-part='title'] {
    overflow: hidden;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }

  [data-part='box'][data-tall] > [data-part='title'] {
    display: -webkit-box;
    flex: none;
    font-weight: ${token('weight-medium')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines);
  }

  /* Of a start and an end, what does not fit goes to a line that is not shown, whole. */
  [data-part='box'][data-tall] > [data-part='time'] {
    display: flex;
    flex-wrap: wrap;
    overflow: hidden;
    block-size: 15px;
    white-space: pre;
  }

  /* The time itself runs from left to right. */
  [data-part='box'][data-tall]:dir(rtl) > [data-part='time'] {
    justify-content: flex-end;
  }

  /* Leads the first line, so that a start can go to the next one, too. */
  [data-part='box'][data-tall] > [data-part='time']::before {
    content: '';
    inline-size: 1px;
    block-size: 15px;
    margin-inline-end: -1px;
  }

  [data-part='box'][data-plan]::before {
    flex: none;
    align-self: start;
    margin-inline-end: 0;
    line-height: 12px;
  }

  [data-part='box']:hover,
  [data-part='bar']:hover {
    background-color: color-mix(in srgb, var(--tl-bar-color) calc(${token('bar-tint')} + 8%), ${token('color-surface')});
  }

  [data-part='box']:focus-visible,
  [data-part='bar']:focus-visible {
    z-index: 2;
    outline-offset: 1px;
  }

  [data-part='box'][data-selected],
  [data-part='bar'][data-selected] {
    z-index: 2;
    outline: 2px solid ${token('color-selection')};
    outline-offset: 1px;
  }

  [data-part='box'][data-dragging],
  [data-part='bar'][data-dragging] {
    opacity: 0.4;
  }

  [data-part='box'][data-edge] {
    cursor: ns-resize;
  }

  [data-part='bar'][data-edge] {
    cursor: ew-resize;
  }

  [data-zone='hours'] > [data-part='box'],
  [data-zone='hours'] > [data-part='mark'] {
    inset-block-start: calc(var(--from) / ${DAY_MINUTES} * 100% + 1px);
    inset-inline-start: calc(var(--day) * 100% / var(--days) + 3px);
    --bar-width: calc(100% / var(--days) - 14px);
    inline-size: var(--bar-width);
    block-size: max(16px, calc(var(--length) / ${DAY_MINUTES} * 100% - 2px));
  }

  [data-zone='all-day'] > [data-part='bar'],
  [data-zone='all-day'] > [data-part='mark'] {
    inset-block-start: 4px;
    inset-inline-start: calc(var(--day) * 100% / var(--days) + 4px);
    inline-size: calc(var(--span) * 100% / var(--days) - 8px);
  }

  [data-part='mark'] {
    position: absolute;
    z-index: 1;
    box-sizing: border-box;
    overflow: hidden;
    min-block-size: 20px;
    padding: 1px 6px;
    border: 1px solid ${token('color-selection')};
    border-radius: ${token('radius-bar')};
    background: color-mix(in srgb, ${token('color-selection')} 14%, ${token('color-surface')});
    color: ${token('color-ink')};
    font-size: ${token('text-caption')};
    font-variant-numeric: tabular-nums;
    line-height: 16px;
    white-space: nowrap;
  }

  [data-ghost] {
    z-index: 4;
    box-shadow: ${token('shadow-dragged')};
  }

  [data-part='layer'] > [hidden] {
    display: none;
  }
`

/** Styles that distinguish an event of a calendar of interest from an item. */
export const dayEventStyles = `
  [data-part='box'][data-event],
  [data-part='bar'][data-event] {
    ${eventStyles}
  }

  [data-part='box'][data-event]:hover,
  [data-part='bar'][data-event]:hover {
    background: ${token('color-hover')};
  }
`
