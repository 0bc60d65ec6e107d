import { barColors, token } from '@throughline/ui/theme'

import { markStyles } from './mark-styles'

/** Two arrows that go round, filled, in a square of 11 pixels that begins at `x`. */
function arrowsAt(x: number): string {
  return (
    `M${1 + x} 5.2v-1q0-2 2-2h4.4v-1.8l3 2.35l-3 2.35v-1.8h-4.4q-.9 0-.9 .9v1z` +
    `M${10 + x} 5.8v1q0 2-2 2h-4.4v1.8l-3-2.35l3-2.35v1.8h4.4q.9 0 .9-.9v-1z`
  )
}

/** Padding and edge of a bar together, in pixels. */
const PADDING_PIXELS = 15
/** Minimum width of a title, in pixels: eight letters. */
const LEAST_TITLE_PIXELS = 56
const TIME_PIXELS = 36
const ICON_PIXELS = 14
const PLAN_MARK_PIXELS = 38
/** Space between a bar and the ends of its days, in pixels. */
const BAR_GAPS_PIXELS = 8

const EDGE_PIXELS = 3

/**
 * Returns the rule that hides a part of bars that are too narrow for it beside eight letters. The
 * container is the content of a bar, without its icons.
 */
function hideBelow(pixels: number, selector: string): string {
  return `@container bar (inline-size < ${LEAST_TITLE_PIXELS + pixels}px) { ${selector} { display: none; } }`
}

/** The time gives way first, then the icons, then the mark of the plan. */
const narrowStyles = [
  hideBelow(TIME_PIXELS, "[data-part='time']"),
  hideBelow(TIME_PIXELS + PLAN_MARK_PIXELS, "&[data-plan] [data-part='time']"),
  hideBelow(PLAN_MARK_PIXELS, '&[data-plan]::before'),
].join('\n')

/** Returns the width of icons: zero in bars that are too narrow for them beside eight letters. */
function iconsWidth(pixels: number): string {
  const others = `${PADDING_PIXELS - EDGE_PIXELS + LEAST_TITLE_PIXELS}px - var(--plan-mark, 0px)`
  return `clamp(0px, (100% - ${others} - var(--icons)) * 100, ${pixels}px)`
}

const FLAG = 'M2 .8H3.1V1.1C5 .3 6.5 1.9 9.6 1V6.2C6.5 7.1 5 5.5 3.1 6.3V11H2Z'

/**
 * Styles of every bar: in the grid, under the pointer and in the list of a day. The `style`
 * attribute sets the color, the lane and the span. Other attributes set the rest, so that all bars
 * share one class.
 */
export const barStyles = `
  ${barColors}
  /* For the marks at its end; the styles that place a bar set it after this. */
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
  -webkit-user-select: none;
  user-select: none;
  container: bar / inline-size;

  [data-part='time'] {
    margin-inline-end: 2px;
    color: ${token('color-bar-ink-muted')};
    font-size: ${token('text-caption')};
    font-variant-numeric: tabular-nums;
  }

  ${markStyles}

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

  &[data-plan] {
    --plan-mark: ${PLAN_MARK_PIXELS}px;
  }

  /* A container cannot ask for its own width. Of a bar on days, that is a number of cells. */
  --bar-width: calc(100% * var(--span, 1) - ${BAR_GAPS_PIXELS}px);

  &[data-repeating],
  &[data-flagged] {
    --icons: ${ICON_PIXELS}px;
    padding-inline-end: calc(
      6px +
        clamp(
          0px,
          (
              var(--bar-width) - ${PADDING_PIXELS + LEAST_TITLE_PIXELS}px - var(--plan-mark, 0px) -
                var(--icons)
            ) *
            100,
          var(--icons)
        )
    );
  }

  &[data-repeating][data-flagged] {
    --icons: ${2 * ICON_PIXELS}px;
  }

  /* Cut out of a plain ground: a picture in a style sheet is more than strict pages allow. */
  &[data-repeating]::after,
  &[data-flagged]::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 6px);
    inset-inline-end: 5px;
    inline-size: ${iconsWidth(11)};
    block-size: 11px;
    background: ${token('color-bar-ink-muted')};
    clip-path: path('${arrowsAt(0)}');
  }

  &[data-flagged]::after {
    background: ${token('color-ink')};
    clip-path: path('${FLAG}');
  }

  &[data-repeating][data-flagged]::after {
    inline-size: ${iconsWidth(25)};
    background: linear-gradient(
      to right,
      ${token('color-ink')} 12px,
      ${token('color-bar-ink-muted')} 12px
    );
    clip-path: path('${FLAG}${arrowsAt(14)}');
  }

  @media (forced-colors: active) {
    &[data-repeating]::after,
    &[data-flagged]::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }

  ${narrowStyles}

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

  /* One of several selected items: inside the bar, so that the outline of the item
     whose detail is open and the focus ring still show around it. */
  &[data-chosen],
  &[data-chosen]:hover {
    background-color: ${token('color-selection-soft')};
    box-shadow: inset 0 0 0 1.5px ${token('color-selection')};
  }

  &[data-chosen] [data-part='time'],
  &[data-chosen] [data-part='channel-mark'] {
    color: ${token('color-ink-muted')};
  }

  @media (forced-colors: active) {
    &[data-chosen],
    &[data-chosen]:hover {
      background-color: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }

    &[data-chosen] [data-part='time'],
    &[data-chosen] [data-part='channel-mark'] {
      color: SelectedItemText;
    }

    &[data-chosen]::after {
      background: SelectedItemText;
    }
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
