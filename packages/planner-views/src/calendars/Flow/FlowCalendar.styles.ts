import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import { legendStyles, calendarRootStyles } from '../../calendar-parts'
import { barsStyles } from './bars-styles'
import { flowDragStyles } from './drag-styles'
import { HEAD_PIXELS, NAMES_PIXELS, TOTALS_PIXELS } from './flow-sizes'
import { edgesStyles } from './edges-styles'
import { linesStyles } from './lines-styles'
import { BEFORE_PAPER_STYLES } from './before-paper-styles'

/** The root element of the flow. Repeated parts are styled from here, so that they need no class each. */
export const FlowRoot = styled.div`
  ${calendarRootStyles}

  [data-part='menu-area'] {
    display: contents;
  }

  [data-part='scroll'] {
    position: relative;
    flex: 1 1 0;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-gutter: stable;
  }

  /* A focused element scrolls clear of the sticky header and totals. */
  [data-part='body'] :is(button, [tabindex]) {
    scroll-margin-block: ${HEAD_PIXELS + 8}px ${TOTALS_PIXELS + 8}px;
  }

  [data-part='body'] [data-part='bar'] {
    scroll-margin-inline: calc(var(--fixed) + 8px) 8px;
  }

  /* The timeline fills the area also with few rows: its lines go down to the totals at the foot. */
  [data-part='hover-area'] {
    display: flex;
    flex-direction: column;
    min-block-size: 100%;
    inline-size: calc(var(--fixed) + var(--timeline));
    min-inline-size: 100%;
  }

  [data-part='grid'] {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    outline: none;
  }

  [data-part='head'],
  [data-part='totals'] {
    position: sticky;
    z-index: 4;
    display: flex;
    flex: none;
    background: ${token('color-canvas')};
  }

  [data-part='head'] {
    inset-block-start: 0;
    box-sizing: border-box;
    block-size: ${HEAD_PIXELS}px;
    border-block-end: 1px solid ${token('color-line-strong')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
  }

  [data-part='totals'] {
    inset-block-end: 0;
    box-sizing: border-box;
    block-size: ${TOTALS_PIXELS}px;
    border-block-start: 1px solid ${token('color-line-strong')};
  }

  /* The sticky columns: names and money. */
  [data-part='fixed'] {
    position: sticky;
    z-index: 3;
    inset-inline-start: 0;
    display: grid;
    grid-template-columns: ${NAMES_PIXELS}px;
    grid-auto-columns: var(--money);
    grid-auto-flow: column;
    align-items: start;
    flex: none;
    box-sizing: border-box;
    inline-size: var(--fixed);
    border-inline-end: 1px solid ${token('color-line-strong')};
    background: inherit;
  }

  [data-part='name'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='figure'] {
    box-sizing: border-box;
    min-inline-size: 0;
    margin: 0;
    padding: 4px 10px 4px 2px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    line-height: 20px;
    text-align: end;
    white-space: nowrap;
    cursor: default;
  }

  [data-part='figure'][data-sign='negative'] {
    color: ${token('color-danger-text')};
    font-weight: ${token('weight-semibold')};
  }

  [data-part='figure'][aria-haspopup]:hover {
    background: ${token('color-pressed')};
    cursor: pointer;
  }

  [data-part='name']:focus-visible,
  [data-part='figure']:focus-visible {
    outline-offset: -2px;
  }

  [data-part='money-start'] {
    border-inline-start: 1px solid ${token('color-line')};
  }

  [data-part='body'] {
    position: relative;
    flex: 1 0 auto;
    min-block-size: var(--lines);
    /* Labels beside a bar do not make the timeline longer than its days. */
    overflow-x: clip;
    overflow-anchor: none;
  }

  ${BEFORE_PAPER_STYLES}
  ${legendStyles}
  ${edgesStyles}
  ${linesStyles}
  ${barsStyles}
  ${flowDragStyles}
`
