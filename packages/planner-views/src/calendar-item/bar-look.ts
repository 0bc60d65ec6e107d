import { barColors, token } from '@throughline/ui/theme'

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
