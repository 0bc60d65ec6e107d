import { styled } from 'styled-components'

import { token } from '../../theme/token'
import { chartFills } from './chart-fills'

/** Height of what is drawn under the title of a chart, in pixels. */
const CHART_PIXELS = 144
/** Space for the names below the bars, in pixels. */
const NAMES_PIXELS = 20
/** Space for the values beside the bars, in pixels. */
const AXIS_PIXELS = 48

export const ChartRoot = styled.section`
  min-inline-size: 0;
  padding: ${token('space-2')} ${token('space-4')} ${token('space-3')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;

  & > [data-part='empty'] {
    min-block-size: ${CHART_PIXELS}px;
    margin: 0;
    color: ${token('color-ink-muted')};
  }
`

/** A chart as one image with a text alternative. */
export const ChartImage = styled.div.attrs({ role: 'img' })``

/** A table in place of a chart, in the same height: it can be scrolled with the keyboard. */
export const ChartScroll = styled.div.attrs({ role: 'group', tabIndex: 0 })`
  block-size: ${CHART_PIXELS}px;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const VerticalRoot = styled.div`
  position: relative;
  display: flex;
  box-sizing: border-box;
  block-size: ${CHART_PIXELS - NAMES_PIXELS}px;
  margin-block: 6px ${NAMES_PIXELS - 6}px;
  margin-inline-start: ${AXIS_PIXELS}px;

  [data-part='tick'] {
    position: absolute;
    inset-inline: 0;
    block-size: 0;
    border-block-start: 1px solid ${token('color-line')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    line-height: 0;
    text-indent: -${AXIS_PIXELS}px;
  }

  [data-part='category'] {
    position: relative;
    display: flex;
    flex: 1;
    align-items: flex-end;
    justify-content: center;
    gap: 2px;
    min-inline-size: 0;
  }

  [data-pointed] {
    background: color-mix(in srgb, ${token('color-ink')} 6%, transparent);
  }

  [data-fill] {
    flex: 0 1 16px;
    border-start-start-radius: 2px;
    border-start-end-radius: 2px;
    forced-color-adjust: none;
  }

  [data-part='name'] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 50%;
    translate: -50% 0;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    line-height: ${NAMES_PIXELS}px;
    white-space: nowrap;
  }

  [data-part='name']:dir(rtl) {
    translate: 50% 0;
  }

  ${chartFills}
`

/* One grid for all lines, so that names have the space that the longest of them needs. */
export const HorizontalRoot = styled.ul`
  display: grid;
  grid-template-columns: fit-content(55%) minmax(48px, 1fr) auto;
  align-content: start;
  gap: 2px ${token('space-3')};
  min-block-size: ${CHART_PIXELS}px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    line-height: 22px;
  }

  li[data-part='others'] {
    color: ${token('color-ink-muted')};
  }

  li[data-part='others'] > [data-part='name'] {
    grid-column: 1 / 3;
  }

  [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='track'] {
    display: block;
  }

  [data-part='bar'] {
    display: block;
    block-size: 8px;
    min-inline-size: 2px;
    border-radius: 4px;
    background: ${token('color-control-outline')};
    forced-color-adjust: none;
  }

  [data-part='amount'] {
    text-align: end;
  }
`
