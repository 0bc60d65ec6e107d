import { barColors, token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Height of the line of day numbers above the lanes of a week, in pixels. */
export const DAY_HEAD_PIXELS = 26
/** From the top of one bar to the top of the next, in pixels; the theme's `size-bar-pitch`. */
export const BAR_PITCH_PIXELS = 22
/** Room below the last lane, in pixels. */
export const WEEK_FOOT_PIXELS = 2
/** Lanes that a week keeps however low the view is; below that the weeks scroll. */
const LEAST_LANES = 2

/** The least height of a week, in pixels. */
export const LEAST_WEEK_PIXELS = DAY_HEAD_PIXELS + LEAST_LANES * BAR_PITCH_PIXELS + WEEK_FOOT_PIXELS

const arrows = 'M17 2l4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3'
const flag = 'M5 22V4s1-1 4-1 5 2 8 2 3-1 3-1v11s0 1-3 1-5-2-8-2-4 1-4 1'

/** A line icon as a mask, so that it takes the colour of the text. */
function maskOf(path: string): string {
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`
}

/**
 * What every bar looks like, in the grid, under the pointer and in the list of
 * a day. The colour, the lane and the span come in through `style`, everything
 * else through attributes, so that no bar needs a class of its own.
 */
export const barLook = `
  ${barColors}
  /* For the marks at its end; whoever places a bar says so after this. */
  position: relative;
  display: block;
  overflow: hidden;
  box-sizing: border-box;
  block-size: ${token('size-bar')};
  padding: 0 6px;
  border-block: 0;
  border-inline-end: 0;
  border-radius: ${token('radius-bar')};
  font: inherit;
  font-size: ${token('text-dense')};
  line-height: ${token('size-bar')};
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: default;
  user-select: none;

  [data-part='time'] {
    margin-inline-end: 2px;
    color: ${token('color-bar-ink-muted')};
    font-size: ${token('text-caption')};
    font-variant-numeric: tabular-nums;
  }

  &[data-plan]::before {
    content: attr(data-plan);
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

  &[data-repeating],
  &[data-flagged] {
    padding-inline-end: 20px;
  }

  &[data-repeating][data-flagged] {
    padding-inline-end: 34px;
  }

  &[data-repeating]::after,
  &[data-flagged]::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 5px;
    inline-size: 11px;
    background: ${token('color-bar-ink-muted')};
    mask: ${maskOf(arrows)} center / 11px no-repeat;
  }

  &[data-flagged]::after {
    background: ${token('color-ink')};
    mask-image: ${maskOf(flag)};
  }

  &[data-repeating][data-flagged]::after {
    inline-size: 25px;
    mask:
      ${maskOf(flag)} left / 11px no-repeat,
      ${maskOf(arrows)} right / 11px no-repeat;
  }

  &[data-before] {
    padding-inline-start: 6px;
    border-inline-start: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  &[data-after] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  &[aria-busy] {
    background-image: repeating-linear-gradient(
      -45deg,
      transparent 0 4px,
      color-mix(in srgb, ${token('color-surface')} 55%, transparent) 4px 8px
    );
    cursor: progress;
  }
`

/** The frame of the month; all that repeats inside is styled from here. */
export const MonthRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: ${token('text-dense')};

  [data-part='scroll'] {
    flex: 1 1 0;
    min-block-size: 0;
    overflow: auto;
  }

  [data-part='grid'] {
    display: flex;
    flex-direction: column;
    block-size: 100%;
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
    block-size: 26px;
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
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
  }

  [data-part='week'] {
    flex: 1 0 ${LEAST_WEEK_PIXELS}px;
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
    z-index: 3;
    border-radius: ${token('radius-bar')};
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: -2px;
    pointer-events: none;
  }

  [data-part='day-link'] {
    display: block;
    min-inline-size: 20px;
    margin: 4px 0 0 4px;
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

  [data-outside] > [data-part='day-link'] {
    color: ${token('color-ink-faint')};
  }

  [data-today] > [data-part='day-link'] {
    padding: 0 7px;
    background: ${token('color-today')};
    color: ${token('color-on-today')};
    font-weight: ${token('weight-semibold')};
  }

  [data-part='bar'] {
    --start-gap: 4px;
    --end-gap: 4px;
    ${barLook}
    position: absolute;
    z-index: 1;
    inset-block-start: calc(${DAY_HEAD_PIXELS}px + var(--lane) * ${token('size-bar-pitch')});
    inset-inline-start: var(--start-gap);
    inline-size: calc(var(--span) * (100% + 1px) - 1px - var(--start-gap) - var(--end-gap));
  }

  [data-part='bar'][data-before] {
    --start-gap: 0px;
  }

  [data-part='bar'][data-after] {
    --end-gap: 0px;
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
    inset-block-start: calc(${DAY_HEAD_PIXELS}px + var(--lane) * ${token('size-bar-pitch')});
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
    inset-block-start: calc(${DAY_HEAD_PIXELS}px + var(--lane) * ${token('size-bar-pitch')});
    inset-inline-start: 4px;
    z-index: 1;
    inline-size: calc(var(--span) * (100% + 1px) - 9px);
    block-size: ${token('size-bar')};
    border-radius: ${token('radius-bar')};
    background: ${token('color-sunken')};
    box-shadow: inset 0 0 0 1px ${token('color-line')};
  }

  &[data-dragging] {
    cursor: grabbing;
    user-select: none;
  }

  &[data-dragging] * {
    cursor: grabbing;
  }
`

/** What follows the pointer, above the weeks and out of reach of the pointer itself. */
export const DragLayer = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  overflow: clip;
  pointer-events: none;

  [data-part='target'] {
    position: absolute;
    inset-block-start: calc(var(--row) * 100% / var(--rows));
    inset-inline-start: calc(var(--column) * 100% / 7);
    inline-size: calc(var(--span) * 100% / 7);
    block-size: calc(100% / var(--rows));
    background: color-mix(in srgb, ${token('color-accent')} 8%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('color-accent')} 45%, transparent);
  }

  [data-part='ghost'] {
    ${barLook}
    position: absolute;
    z-index: 1;
    inset-block-start: var(--top);
    left: var(--left);
    inline-size: var(--width);
    box-shadow: ${token('shadow-dragged')};
    will-change: transform;
  }
`

/** Says quietly that there is nothing yet, or plainly that something failed. */
export const MonthNotice = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: ${token('space-6')};
  z-index: 3;
  display: flex;
  justify-content: center;
  padding-inline: ${token('space-4')};
  pointer-events: none;

  > [data-part='notice'] {
    display: flex;
    gap: ${token('space-3')};
    align-items: center;
    padding: ${token('space-2')} ${token('space-3')};
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-body')};
    line-height: ${token('line-body')};
  }

  > [data-kind='error'] {
    border-color: ${token('color-danger-line')};
    background: ${token('color-danger-tint')};
    color: ${token('color-danger-text')};
    pointer-events: auto;
  }
`
