import { barColors, token, tokenProperty } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import {
  AXIS_PIXELS,
  CLOSED_SECTION_PIXELS,
  CONTROL_PIXELS,
  LANES_FOOT_PIXELS,
  LANES_HEAD_PIXELS,
  SIDE_PIXELS,
} from './strip-sizes'

/** Between a bar and the end of its days. */
const BAR_GAP_PIXELS = 3
/** Between a bar and the start of its days. */
const BAR_START_PIXELS = 2

/** Width of the days of an item, where a percentage is one of the room for its bar. */
const daysSize = (whole: string): string =>
  `calc(var(--tl-strip-share) * ${whole} - ${BAR_GAP_PIXELS}px)`

/** The frame of the strip; all that repeats inside is styled from here. */
export const StripRoot = styled.section`
  position: relative;
  display: flow-root;
  flex: none;
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: ${token('text-dense')};

  [data-part='body'] {
    block-size: calc(var(--tl-strip-height) - 1px);
    overflow: hidden auto;
    isolation: isolate;
    scroll-padding-block-start: ${AXIS_PIXELS}px;
  }

  /* The line at the foot: one pixel high, and mostly below the strip to take hold of. */
  > [role='separator'] {
    z-index: ${token('layer-sticky')};
    margin-block: -4px;
  }

  > [role='separator']::before {
    inset-block: 0 -12px;
  }

  > [role='separator']:not(:hover, :focus-visible, [data-dragging]) {
    background-color: ${token('color-line-strong')};
  }

  [data-part='axis'],
  [data-part='section'] {
    position: relative;
    display: grid;
    grid-template-columns: ${SIDE_PIXELS}px minmax(0, 1fr);
  }

  [data-part='axis'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    block-size: ${AXIS_PIXELS}px;
    background: ${token('color-canvas')};
    box-shadow: inset 0 -1px ${token('color-line')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  [data-part='axis-side'] {
    ${tokenProperty('size-control-small')}: ${CONTROL_PIXELS}px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: 9px 4px;
  }

  [data-part='dates'] {
    position: relative;
    overflow: clip;
    line-height: ${AXIS_PIXELS - 1}px;
  }

  [data-part='date'] {
    position: absolute;
    inset-inline-start: calc(var(--tl-strip-start) * 100% + 6px);
  }

  [data-part='today-date'] {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: clamp(0px, calc(var(--tl-strip-start) * 100% - 12px), calc(100% - 24px));
    min-inline-size: 24px;
    padding-inline: 5px;
    border-radius: ${token('radius-pill')};
    background: ${token('color-today')};
    color: ${token('color-on-today')};
    font-weight: ${token('weight-semibold')};
    line-height: 16px;
    text-align: center;
  }

  [data-part='sections'] {
    position: relative;
    isolation: isolate;
  }

  [data-part='lines'] {
    position: absolute;
    inset-block: 0;
    inset-inline: ${SIDE_PIXELS}px 0;
    overflow: clip;
    pointer-events: none;
  }

  [data-part='tick'],
  [data-part='today'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--tl-strip-start) * 100%);
    border-inline-start: 1px solid ${token('color-line')};
  }

  /* The middle of the day: a line is not taken for one where a week begins. */
  [data-part='today'] {
    z-index: 1;
    border-color: color-mix(in srgb, ${token('color-today')} 55%, transparent);
  }

  [data-part='section'] + [data-part='section']::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: 1;
    border-block-start: 1px solid ${token('color-line')};
  }

  [data-part='side'] {
    border-inline-end: 1px solid ${token('color-line')};
    background: ${token('color-sunken')};
  }

  [data-part='head'],
  [data-part='more'] {
    border: 0;
    background: none;
    color: ${token('color-ink-muted')};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  [data-part='head'] {
    display: flex;
    align-items: center;
    gap: 5px;
    inline-size: 100%;
    block-size: ${CLOSED_SECTION_PIXELS}px;
    padding-block: 0;
    padding-inline: 9px 8px;
    font-weight: ${token('weight-medium')};
  }

  [data-open] [data-part='head'] {
    block-size: ${CONTROL_PIXELS}px;
  }

  [data-part='head']:hover,
  [data-part='more']:hover {
    background: ${token('color-hover')};
    color: ${token('color-ink')};
  }

  [data-part='head']:focus-visible,
  [data-part='more']:focus-visible {
    outline-offset: -2px;
  }

  [data-part='triangle'] {
    flex: none;
    inline-size: 8px;
    block-size: 6px;
    background: currentcolor;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    transition: transform ${token('motion-fast')} ${token('ease-out')};
  }

  [aria-expanded='false'] > [data-part='triangle'] {
    transform: rotate(-90deg);
  }

  &:dir(rtl) [aria-expanded='false'] > [data-part='triangle'] {
    transform: rotate(90deg);
  }

  [data-part='name'] {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='count'] {
    color: ${token('color-ink-faint')};
    font-variant-numeric: tabular-nums;
  }

  [data-part='more'] {
    display: block;
    margin-inline-start: 16px;
    padding: 0 6px;
    block-size: ${CONTROL_PIXELS}px;
    border-radius: ${token('radius-bar')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
    font-variant-numeric: tabular-nums;
    line-height: ${CONTROL_PIXELS}px;
  }

  [data-part='track'] {
    position: relative;
    min-inline-size: 0;
    block-size: calc(
      var(--tl-strip-lanes) * ${token('size-strip-bar-pitch')} +
        ${LANES_HEAD_PIXELS + LANES_FOOT_PIXELS}px
    );
  }

  [data-part='track'] > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* The room of a bar. What is inside measures itself by its width. */
  [data-part='slot'] {
    position: absolute;
    inset-block-start: calc(
      ${LANES_HEAD_PIXELS}px + var(--tl-strip-lane) * ${token('size-strip-bar-pitch')}
    );
    inset-inline-start: calc(var(--tl-strip-start) * 100%);
    inline-size: calc(var(--tl-strip-room) * 100%);
    block-size: ${token('size-strip-bar')};
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
    line-height: ${token('size-strip-bar')};
    text-align: start;
    white-space: nowrap;
    cursor: default;
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
    padding-inline: 6px calc(var(--tl-strip-share) * 100cqi + 3px);
  }

  [data-title-before] [data-part='tint'] {
    inset-inline: auto 0;
  }

  /* Above the tint and the line of today. */
  [data-part='bar'] > [data-part='title'],
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

  [data-part='bar'] > svg {
    flex: none;
    color: ${token('color-bar-ink-muted')};
  }

  [data-part='bar']:hover > [data-part='tint']:not([data-event]) {
    background-color: color-mix(
      in srgb,
      var(--tl-bar-color) calc(${token('bar-tint')} + 8%),
      ${token('color-surface')}
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

  @media (forced-colors: active) {
    [data-short] > [data-part='bar'] {
      border: 1px solid CanvasText;
    }

    [data-part='tick'] {
      border-color: GrayText;
    }

    [data-part='today'] {
      border-color: CanvasText;
      forced-color-adjust: none;
    }

    [data-part='today-date'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  @media print {
    border-block-end: 1px solid ${token('color-line-strong')};

    [data-part='body'] {
      overflow: hidden;
    }

    [data-part='axis'] {
      position: relative;
    }

    [data-part='axis'] button,
    [data-part='triangle'],
    > [role='separator'] {
      display: none;
    }
  }
`
