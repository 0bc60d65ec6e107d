import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

import { calendarRootStyles } from '../../calendar-parts'
import { barsStyles } from './bars-styles'
import { dayStyles } from './day-styles'
import { monthDragStyles } from './drag-styles'
import { printStyles } from './print-styles'
import { WEEKDAYS_PIXELS } from './week-sizes'

/** Width of a scrollbar that a browser draws over the content, in pixels. */
const OVERLAY_SCROLLBAR_PIXELS = 12

/** The frame of the month; all that repeats inside is styled from here. */
export const MonthRoot = styled.div<{ $isOnPaper: boolean }>`
  ${calendarRootStyles}

  [data-part='menu-area'] {
    display: contents;
  }

  [data-part='scroll'] {
    flex: 1 1 0;
    min-block-size: 0;
    overflow: auto;
    scrollbar-gutter: stable;
    /* A focused element scrolls out from under the heads of columns and days. */
    scroll-padding-block: ${WEEKDAYS_PIXELS + 28}px calc(8px + var(--tl-bottom-inset, 0px));
  }

  /*
   * WebKit, which alone knows this property, draws its scrollbar over the content and reserves no
   * space for it. The scrollbar must not cover the handles at the ends of bars.
   */
  @media screen {
    @supports (hanging-punctuation: first) {
      [data-part='scroll'] {
        padding-inline-end: ${OVERLAY_SCROLLBAR_PIXELS}px;
      }
    }
  }

  /* The host sets the bottom inset for what it lays over the view: the last week can be scrolled clear of it. */
  @media screen {
    [data-part='scroll'] {
      padding-block-end: var(--tl-bottom-inset, 0px);
    }
  }

  /* Its bars come and go below and above; nothing may be moved to make up for it. */
  [data-part='weeks'] {
    overflow-anchor: none;
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
    block-size: ${WEEKDAYS_PIXELS}px;
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
    block-size: var(--weeks-height);
  }

  [data-part='week'] {
    block-size: var(--week-height);
    contain: layout style;
  }

  /* At the start of a week: at its end, the next week's weekend would cover it
     wherever heights are not whole pixels. */
  [data-part='week'] + [data-part='week'] {
    border-block-start: 1px solid ${token('color-line')};
  }

  ${dayStyles}
  ${barsStyles}
  ${monthDragStyles}
  ${({ $isOnPaper }) => ($isOnPaper ? printStyles : '')}
`
