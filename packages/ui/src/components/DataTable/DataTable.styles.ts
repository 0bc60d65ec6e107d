import { styled } from 'styled-components'

import { token } from '../../theme/token'
import { cellStyles } from './cell-styles'
import { headStyles } from './head-styles'
import { rowStyles } from './row-styles'

export const DataTableRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  max-height: 100%;
  overflow: hidden;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  font-variant-numeric: tabular-nums;

  @media print {
    max-height: none;
    overflow: visible;
  }
`

/** As high as a row of the density: measured once instead of every row. */
export const RowProbe = styled.div`
  position: absolute;
  width: 0;
  height: ${token('size-row')};
  visibility: hidden;
  pointer-events: none;
`

export const DataTableViewport = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-height: 0;
  /* Without a limit from outside, never more rows than a window holds. */
  max-height: var(--tl-data-table-height, 100dvh);
  overflow: auto;
  overscroll-behavior-x: contain;
  outline: none;

  ${rowStyles}
  ${headStyles}
  ${cellStyles}

  @media (forced-colors: active) {
    & [aria-selected='true'] [data-cell] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  @media print {
    max-height: none;
    overflow: visible;
  }
`
