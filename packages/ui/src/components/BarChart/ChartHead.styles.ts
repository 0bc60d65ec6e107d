import { styled } from 'styled-components'

import { visuallyHiddenStyles } from '../../internal/visually-hidden/visually-hidden-styles'
import { token } from '../../theme/token'
import { chartFills } from './chart-fills'

export const ChartHead = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: 32px;

  & > [data-part='title'] {
    flex: 1;
    margin: 0;
    overflow: hidden;
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:has(> * > [data-part='pointed']) > [data-part='title'] {
    ${visuallyHiddenStyles}
  }
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-3')};
  block-size: 20px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;
  color: ${token('color-ink-muted')};
  line-height: 20px;
  list-style: none;
  white-space: nowrap;

  &:has(> [data-part='pointed']) {
    flex: 1;
  }

  /* Where there is little space, names are shortened. What has no space even then is not seen
     at all: a part of a value would be another value. */
  li {
    flex: 1 1 min-content;
    display: grid;
    grid-template-columns: auto minmax(0, max-content) auto;
    align-items: center;
    max-inline-size: max-content;
  }

  li[data-part='pointed'],
  [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  li[data-part='pointed'] {
    flex-basis: 3em;
    display: block;
    min-inline-size: 0;
    max-inline-size: none;
    color: ${token('color-ink')};
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
  }

  b {
    margin-inline-start: ${token('space-1')};
    color: ${token('color-ink')};
    font-weight: ${token('weight-semibold')};
  }

  [data-fill] {
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: ${token('space-1')};
    border-radius: 2px;
    forced-color-adjust: none;
  }

  ${chartFills}
`
