import { token, tokenProperty } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import { overstoryBarStyles } from './overstory-bar-styles'
import { overstoryHeadStyles } from './overstory-head-styles'
import {
  AXIS_PIXELS,
  CONTROL_PIXELS,
  LANES_FOOT_PIXELS,
  LANES_HEAD_PIXELS,
  SIDE_PIXELS,
} from './overstory-sizes'

/** The frame of the strip; all that repeats inside is styled from here. */
export const OverstoryRoot = styled.section`
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

  ${overstoryHeadStyles}

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

  ${overstoryBarStyles}

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
