import { styled } from 'styled-components'

import { visuallyHiddenStyles } from '../../internal/visually-hidden/visually-hidden-styles'
import { token } from '../../theme/token'

export const TableFrame = styled.div`
  overflow-x: auto;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`

export const TableRoot = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  &[data-grid='fixed'] {
    table-layout: fixed;
  }
`

export const TableHead = styled.th`
  height: 36px;
  padding: 0 ${token('size-cell-inset')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-caption')};
  text-align: start;
  white-space: nowrap;

  &[data-align='end'] {
    text-align: end;
  }

  &[data-align='center'] {
    text-align: center;
  }
`

export const TableRow = styled.tr`
  border-block-start: 1px solid ${token('color-line')};

  &:hover {
    background: ${token('color-hover')};
  }

  [aria-busy='true'] &:hover {
    background: none;
  }
`

export const TableCell = styled.td`
  height: var(--tl-table-row-height);
  padding: 4px ${token('size-cell-inset')};
  color: ${token('color-ink-muted')};
  font-weight: ${token('weight-regular')};
  text-align: start;

  &[data-align='end'] {
    text-align: end;
  }

  &[data-align='center'] {
    text-align: center;
  }
`

export const TableRowHead = styled(TableCell).attrs({ as: 'th', scope: 'row' })`
  color: ${token('color-ink')};
  font-weight: ${token('weight-semibold')};
`

/* Names the table for screen readers; visually the heading above does. */
export const TableCaption = styled.caption`
  ${visuallyHiddenStyles}
`
