import { barColors, token } from '@throughline/ui/theme'

import { markStyles } from '../../calendar-parts'
import { LANES_HEAD_PIXELS } from './model/overstory-size'

/** Gap between a bar and the end of its days, in pixels. */
const BAR_GAP_PIXELS = 3
/** Gap between the start of the days and their bar, in pixels. */
const BAR_START_PIXELS = 2

/** Returns the width of the days of an item. @param frame width of the frame of its bar */
const daysSize = (frame: string): string =>
  `calc(var(--tl-overstory-share) * ${frame} - ${BAR_GAP_PIXELS}px)`

/** Styles of bars: a tint on their own days, and the title over it. */
export const barStyles = `
  /* The frame of a bar, whose width is the unit of its content. */
  [data-part='slot'] {
    position: absolute;
    inset-block-start: calc(
      ${LANES_HEAD_PIXELS}px + var(--tl-overstory-lane) * ${token('size-overstory-bar-pitch')}
    );
    inset-inline-start: calc(var(--tl-overstory-start) * 100%);
    inline-size: calc(var(--tl-overstory-frame) * 100%);
    block-size: ${token('size-overstory-bar')};
    container-type: inline-size;
    pointer-events: none;
  }

  [data-part='bar'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${BAR_START_PIXELS}px;
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 5px;
    min-inline-size: ${daysSize('100%')};
    max-inline-size: calc(100% - ${BAR_GAP_PIXELS}px);
    padding-block: 0;
    padding-inline: 9px 6px;
    border: 0;
    border-radius: ${token('radius-bar')};
    background: none;
    color: ${token('color-ink')};
    font: inherit;
    line-height: ${token('size-overstory-bar')};
    text-align: start;
    white-space: nowrap;
    cursor: default;
    -webkit-user-select: none;
    user-select: none;
    pointer-events: auto;
  }

  [data-short] > [data-part='bar'] {
    background: ${token('color-surface')};
    box-shadow: inset 0 0 0 1px
      color-mix(
        in srgb,
        var(--tl-bar-color, ${token('color-ink-faint')}) 40%,
        ${token('color-line')}
      );
  }

  [data-part='tint'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    box-sizing: border-box;
    inline-size: ${daysSize('100cqi')};
    border-radius: ${token('radius-bar')};
    ${barColors}
  }

  [data-part='tint'][data-event] {
    border: 1px solid ${token('color-line-strong')};
    background: ${token('color-surface')};
  }

  [data-short] [data-part='tint'][data-event] {
    background: ${token('color-pressed')};
  }

  [data-part='tint'][data-before] {
    border-inline-start: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  [data-part='tint'][data-after] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  [data-title-before] > [data-part='bar'] {
    inset-inline: auto ${BAR_GAP_PIXELS - BAR_START_PIXELS}px;
    padding-inline: 6px calc(var(--tl-overstory-share) * 100cqi + 3px);
  }

  [data-title-before] [data-part='tint'] {
    inset-inline: auto 0;
  }

  /* The texts are above the tint and the line of today. */
  [data-part='bar'] > [data-part='title'],
  [data-part='bar'] > [data-part='channel-mark'],
  [data-part='bar'] > svg,
  [data-part='bar'][data-plan]::before {
    position: relative;
    z-index: 2;
  }

  [data-part='bar'] > [data-part='title'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [data-part='bar'][data-plan]::before {
    content: attr(data-plan);
    flex: none;
    padding: 0 3px;
    border: 1px solid color-mix(in srgb, var(--tl-bar-color) 40%, transparent);
    border-radius: 3px;
    background: ${token('color-surface')};
    color: ${token('color-ink-muted')};
    font-size: 10px;
    font-weight: ${token('weight-semibold')};
    line-height: 13px;
  }

  ${markStyles}

  /* The bar has a gap between the mark and the title. */
  [data-part='bar'] > [data-part='channel-mark'] {
    margin-inline-end: -2px;
  }

  [data-part='bar'] > svg {
    flex: none;
    color: ${token('color-bar-ink-muted')};
  }

  /* A title keeps eight letters: first the icons give way, then the mark of the plan. */
  @container (inline-size < 90px) {
    [data-part='bar'] > svg {
      display: none;
    }
  }

  @container (inline-size < 126px) {
    [data-part='bar'][data-plan] > svg {
      display: none;
    }
  }

  @container (inline-size < 110px) {
    [data-part='bar'][data-plan]::before {
      display: none;
    }
  }

  [data-part='bar']:hover > [data-part='tint']:not([data-event]) {
    background-color: color-mix(
      in srgb,
      var(--tl-bar-color) calc(${token('bar-tint')} + 8%),
      ${token('color-surface')}
    );
  }

  [data-part='bar'][data-edge] {
    cursor: ew-resize;
  }

  [data-part='bar'][data-edge='end'] > [data-part='tint'] {
    border-inline-end: 3px solid color-mix(in srgb, var(--tl-bar-color) 60%, transparent);
  }

  [data-part='bar'][data-edge='start'] > [data-part='tint'] {
    border-inline-start-width: 6px;
  }

  [data-part='bar'][data-dragging] {
    opacity: 0.4;
  }

  [data-part='bar'][aria-busy] {
    cursor: progress;
  }

  [data-part='bar'][aria-busy] > [data-part='tint'] {
    background-image: repeating-linear-gradient(
      -45deg,
      transparent 0 4px,
      color-mix(in srgb, ${token('color-surface')} 55%, transparent) 4px 8px
    );
  }

  [data-part='bar'][data-selected] {
    outline: 2px solid ${token('color-selection')};
    outline-offset: -1px;
  }

  [data-part='bar']:focus-visible {
    outline-offset: -1px;
  }

  [data-part='bar'][data-selected],
  [data-part='bar']:focus-visible {
    z-index: 2;
  }
`
