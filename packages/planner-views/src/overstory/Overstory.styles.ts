import { barColors, token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import {
  BAR_PITCH_PIXELS,
  CLOSED_SECTION_PIXELS,
  EXPANDED_LANES,
  LANES_FOOT_PIXELS,
  LANES_HEAD_PIXELS,
} from './strip-sizes'

const LINE_PIXELS = 1
/** Between a bar and the end of its days. */
const BAR_GAP_PIXELS = 3
/** Between a bar and the start of its days. */
const BAR_START_PIXELS = 2

/** Width of a bar without the room that its title may take. */
const barSize = `calc(var(--tl-strip-share) * 100% - ${BAR_GAP_PIXELS}px)`

/** The frame of the strip; all that repeats inside is styled from here. */
export const StripRoot = styled.section`
  position: relative;
  flex: none;
  border-block-end: 1px solid ${token('color-line-strong')};
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: ${token('text-dense')};

  [data-part='section'] {
    display: grid;
    grid-template-columns: 188px minmax(0, 1fr);
  }

  [data-part='section'] + [data-part='section'] {
    border-block-start: 1px solid ${token('color-line')};
  }

  [data-part='side'] {
    border-inline-end: 1px solid ${token('color-line')};
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
    block-size: ${CLOSED_SECTION_PIXELS - LINE_PIXELS}px;
    padding-block: 0;
    padding-inline: 9px 8px;
    font-weight: ${token('weight-medium')};
  }

  [data-open] [data-part='head'] {
    block-size: ${LANES_HEAD_PIXELS + BAR_PITCH_PIXELS + LANES_FOOT_PIXELS - LINE_PIXELS}px;
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
    block-size: 18px;
    border-radius: ${token('radius-bar')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
    font-variant-numeric: tabular-nums;
    line-height: 18px;
  }

  [data-part='lanes'] {
    position: relative;
    min-inline-size: 0;
    max-block-size: ${LANES_HEAD_PIXELS + EXPANDED_LANES * BAR_PITCH_PIXELS}px;
    overflow: hidden auto;
  }

  [data-part='track'] {
    position: relative;
    block-size: calc(
      var(--tl-strip-lanes) * ${token('size-bar-pitch')} +
        ${LANES_HEAD_PIXELS + LANES_FOOT_PIXELS - LINE_PIXELS}px
    );
  }

  [data-part='track'] > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-part='slot'] {
    position: absolute;
    inset-block-start: calc(
      ${LANES_HEAD_PIXELS}px + var(--tl-strip-lane) * ${token('size-bar-pitch')}
    );
    inset-inline-start: calc(var(--tl-strip-start) * 100%);
    inline-size: calc(var(--tl-strip-room) * 100%);
    block-size: ${token('size-bar')};
    pointer-events: none;
  }

  [data-part='tint'],
  [data-part='bar'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${BAR_START_PIXELS}px;
    box-sizing: border-box;
    border-radius: ${token('radius-bar')};
  }

  [data-part='tint'] {
    ${barColors}
    inline-size: ${barSize};
  }

  [data-part='tint'][data-event] {
    border: 1px solid ${token('color-line-strong')};
    background: ${token('color-surface')};
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

  [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: 5px;
    min-inline-size: ${barSize};
    max-inline-size: calc(100% - ${BAR_GAP_PIXELS}px);
    padding-block: 0;
    padding-inline: 9px 6px;
    border: 0;
    background: none;
    color: ${token('color-ink')};
    font: inherit;
    line-height: ${token('size-bar')};
    text-align: start;
    white-space: nowrap;
    cursor: default;
    pointer-events: auto;
    /* Above today's line, which lies above the tints. */
    z-index: 1;
  }

  [data-part='tint'][data-before] + [data-part='bar'] {
    padding-inline-start: 6px;
  }

  [data-title-before] > [data-part='tint'],
  [data-title-before] > [data-part='bar'] {
    inset-inline: auto ${BAR_GAP_PIXELS - BAR_START_PIXELS}px;
  }

  [data-title-before] > [data-part='bar'] {
    padding-inline: 6px calc(var(--tl-strip-share) * 100% + 3px);
  }

  [data-part='title'] {
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

  [data-part='slot']:hover > [data-part='tint']:not([data-event]) {
    background-color: color-mix(
      in srgb,
      var(--tl-bar-color) calc(${token('bar-tint')} + 8%),
      ${token('color-surface')}
    );
  }

  [data-part='bar'][data-selected] {
    outline: 2px solid ${token('color-accent')};
    outline-offset: -1px;
  }

  [data-part='bar']:focus-visible {
    outline-offset: -1px;
  }

  [data-part='today'] {
    position: absolute;
    inset-block: 0;
    /* The middle of the day: a line is not taken for one of the month's columns below. */
    inset-inline-start: calc((var(--tl-strip-start) + var(--tl-strip-room) / 2) * 100%);
    inline-size: 1px;
    background: color-mix(in srgb, ${token('color-today')} 55%, transparent);
    pointer-events: none;
  }
`
