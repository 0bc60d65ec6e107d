import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import { barStyles, calendarRootStyles } from '../../calendar-parts'
import { AXIS_PIXELS, MIN_DAY_PIXELS, SLOT_COUNT, SLOT_MINUTES } from './day-sizes'
import { boxStyles, dayEventStyles } from './entry-styles'
import { hoursStyles } from './hours-styles'
import { nowStyles } from './now-styles'
import { printStyles } from './print-styles'

/** Height of the heads of the days, in pixels. */
const HEAD_PIXELS = 32

/** The frame of the days; all that repeats inside is styled from here. */
export const DayRoot = styled.div`
  ${calendarRootStyles}

  [data-part='frame'] {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-block-size: 0;
  }

  [data-part='scroll'] {
    flex: 1 1 0;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    /* A focused element scrolls out from under the hours at the start. */
    scroll-padding-inline-start: ${AXIS_PIXELS}px;
  }

  [data-part='grid'] {
    display: flex;
    flex-direction: column;
    min-inline-size: calc(${AXIS_PIXELS}px + var(--days) * ${MIN_DAY_PIXELS}px);
    min-block-size: 100%;
  }

  [data-part='days'],
  [data-part='all-day'],
  [data-part='line'] {
    display: grid;
    grid-template-columns: ${AXIS_PIXELS}px repeat(var(--days), minmax(0, 1fr));
  }

  [data-part='head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 5;
    border-block-end: 1px solid ${token('color-line-strong')};
    background: ${token('color-canvas')};
  }

  [data-part='day-head'] {
    display: flex;
    gap: 6px;
    align-items: center;
    min-inline-size: 0;
    block-size: ${HEAD_PIXELS}px;
    padding-inline: 8px;
    border-inline-start: 1px solid ${token('color-line')};
    color: ${token('color-ink-muted')};
    font-weight: ${token('weight-medium')};
    white-space: nowrap;
  }

  [data-part='day-number'] {
    min-inline-size: 22px;
    padding: 0 5px;
    border-radius: ${token('radius-pill')};
    color: ${token('color-ink')};
    font-size: ${token('text-body')};
    font-variant-numeric: tabular-nums;
    font-weight: ${token('weight-semibold')};
    line-height: 22px;
    text-align: center;
  }

  [data-today] > [data-part='day-number'] {
    background: ${token('color-today')};
    color: ${token('color-on-today')};
  }

  @media (forced-colors: active) {
    [data-today] > [data-part='day-number'] {
      background: CanvasText;
      color: Canvas;
      forced-color-adjust: none;
    }
  }

  [data-part='corner'],
  [data-part='axis'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 4;
    background: ${token('color-canvas')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  [data-part='all-day'] {
    position: relative;
    border-block-start: 1px solid ${token('color-line')};
  }

  [data-part='all-day'][data-open] {
    max-block-size: 220px;
    overflow-y: auto;
  }

  [data-part='all-day'] > [data-part='axis'] {
    display: flex;
    flex-direction: column;
    gap: 2px;
    align-items: flex-end;
    padding: 5px 8px 0 0;
    padding-inline: 0 8px;
    line-height: 18px;
    white-space: normal;
  }

  [data-part='all-day-cell'] {
    position: relative;
    min-inline-size: 0;
    block-size: calc(var(--lanes) * ${token('size-bar-pitch')} + 8px);
    border-inline-start: 1px solid ${token('color-line')};
    -webkit-user-select: none;
    user-select: none;
  }

  ${hoursStyles}

  [data-part='layer'] {
    position: absolute;
    inset-block: 0;
    inset-inline: ${AXIS_PIXELS}px 0;
    z-index: 3;
    pointer-events: none;
  }

  /* Below the heads of the days and their line. */
  [data-part='layer'][data-zone='all-day'] {
    inset-block-start: ${HEAD_PIXELS + 1}px;
  }

  [data-part='bar'] {
    --start-gap: 4px;
    --end-gap: 4px;
    ${barStyles}
    position: absolute;
    z-index: 1;
    inset-block-start: calc(4px + var(--lane) * ${token('size-bar-pitch')});
    inset-inline-start: var(--start-gap);
    inline-size: calc(var(--span) * (100% + 1px) - 1px - var(--start-gap) - var(--end-gap));
  }

  [data-part='bar'][data-before] {
    --start-gap: 0px;
  }

  [data-part='bar'][data-after] {
    --end-gap: 0px;
  }

  [data-part='more'],
  [data-part='fewer'] {
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

  [data-part='fewer'] {
    margin-inline-end: -5px;
  }

  [data-part='more'] {
    position: absolute;
    inset-block-start: calc(4px + var(--lane) * ${token('size-bar-pitch')});
    inset-inline-start: 4px;
    max-inline-size: calc(100% - 8px);
  }

  [data-part='more']:hover,
  [data-part='fewer']:hover {
    background: ${token('color-pressed')};
    color: ${token('color-ink')};
  }

  ${nowStyles}

  [data-part='skeleton'] {
    position: absolute;
    inset-inline: 4px;
    inset-block-start: calc(var(--from) / ${SLOT_COUNT * SLOT_MINUTES} * 100%);
    inset-inline-start: calc(var(--day) * 100% / var(--days) + 4px);
    inline-size: calc(100% / var(--days) - 8px);
    block-size: calc(var(--length) / ${SLOT_COUNT * SLOT_MINUTES} * 100% - 2px);
    border-radius: ${token('radius-bar')};
    background: ${token('color-sunken')};
    box-shadow: inset 0 0 0 1px ${token('color-line')};
  }

  &[data-dragging],
  &[data-dragging] * {
    cursor: grabbing;
    -webkit-user-select: none;
    user-select: none;
  }

  &[data-dragging='resize'],
  &[data-dragging='resize'] * {
    cursor: ns-resize;
  }

  &[data-dragging='create'],
  &[data-dragging='create'] * {
    cursor: default;
  }

  ${boxStyles}
  ${dayEventStyles}
  ${printStyles}
`
