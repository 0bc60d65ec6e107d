import { barColors, token, tokenProperty } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import { dragStyles } from '../../calendar-core'
import { paperHeadingStyles } from '../../calendar-parts'
import { barStyles } from './bar-styles'
import {
  AXIS_PIXELS,
  CLOSED_SECTION_PIXELS,
  CONTROL_PIXELS,
  LANES_FOOT_PIXELS,
  LANES_HEAD_PIXELS,
  SIDE_PIXELS,
} from './model/overstory-size'

/** Root of the overstory. It styles its descendants, which repeat, through their `data-part`. */
export const OverstoryRoot = styled.section`
  position: relative;
  display: flow-root;
  flex: none;
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: ${token('text-dense')};

  [data-part='body'] {
    block-size: calc(var(--tl-overstory-height) - 1px);
    overflow: hidden auto;
    isolation: isolate;
    scroll-padding-block-start: ${AXIS_PIXELS}px;
  }

  /* The separator is one pixel high; most of the area that takes a press is below the overstory. */
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
    inset-inline-start: calc(var(--tl-overstory-start) * 100% + 6px);
  }

  [data-part='today-date'] {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: clamp(
      0px,
      calc(var(--tl-overstory-start) * 100% - 12px),
      calc(100% - 24px)
    );
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
    inset-inline-start: calc(var(--tl-overstory-start) * 100%);
    border-inline-start: 1px solid ${token('color-line')};
  }

  /* The line is in the middle of the day, apart from the lines where weeks begin. */
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
      var(--tl-overstory-lanes) * ${token('size-overstory-bar-pitch')} +
        ${LANES_HEAD_PIXELS + LANES_FOOT_PIXELS}px
    );
  }

  [data-part='track'] > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${barStyles}

  ${dragStyles}

  [data-part='drag-layer'] {
    inset-block: 0;
    inset-inline: ${SIDE_PIXELS}px 0;
  }

  [data-part='target'] {
    inset-block: 0;
    inset-inline-start: calc(var(--tl-overstory-start) * 100%);
    inline-size: calc(var(--tl-overstory-frame) * 100%);
  }

  [data-part='target-dates'] {
    position: absolute;
    inset-block-end: 2px;
    inset-inline-start: 2px;
    padding-inline: 4px;
    border-radius: ${token('radius-bar')};
    background: ${token('color-selection')};
    color: ${token('color-on-selection')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  [data-part='ghost'] {
    box-sizing: border-box;
    block-size: ${token('size-overstory-bar')};
    padding-inline: 9px 6px;
    overflow: hidden;
    border-radius: ${token('radius-bar')};
    ${barColors}
    line-height: ${token('size-overstory-bar')};
    text-overflow: ellipsis;
    white-space: nowrap;
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

  ${paperHeadingStyles}

  @media print {
    border-block-end: 1px solid ${token('color-line-strong')};

    /* It leaves too little of its page for the weeks of a month. */
    &[data-paper='page'] {
      break-after: page;
    }

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
