import { css } from 'styled-components'

import { tableClass, tableStyles } from '../../internal/grid/adopt-styles'
import { resizeStyles } from '../../internal/grid/resize-styles'
import { token } from '../../theme/token'
import { cellStyles } from './cell-styles'
import { headStyles } from './head-styles'
import { rowStyles } from './row-styles'

const rootStyles = css`
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

/** The paper has all rows, and its heads on each page. */
const paperStyles = css`
  > [data-part='paper'] {
    border-collapse: collapse;
    font-size: ${token('text-caption')};
    line-height: 14px;

    tr {
      break-inside: avoid;
      border-block-end: 1px solid ${token('color-line')};
    }

    th,
    td {
      padding: 3px 6px;
      text-align: start;
      font-weight: ${token('weight-regular')};
      overflow-wrap: break-word;
    }

    td *,
    th * {
      white-space: normal;
    }

    [data-part='content'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${token('space-1')} ${token('space-2')};
      align-items: center;
    }

    th {
      font-weight: ${token('weight-semibold')};
    }

    [data-align='end'] {
      text-align: end;
    }

    [data-align='center'] {
      text-align: center;
    }
  }

  @media screen {
    > [data-part='paper'] {
      display: none;
    }
  }

  @media print {
    &:has(> [data-part='paper']) > [role='grid'] {
      display: none;
    }
  }
`

/** As high as a row of the density: measured once instead of every row. */
const probeStyles = css`
  > [data-part='probe'] {
    position: absolute;
    width: 0;
    height: ${token('size-row')};
    visibility: hidden;
    pointer-events: none;
  }
`

const viewportStyles = css`
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
  ${resizeStyles}
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

/** Class of the root; its rules are nested below it. */
export const dataTableClass = tableClass('tl-data-table', rootStyles, paperStyles, probeStyles)
/** Class of the element that scrolls. */
export const viewportClass = tableClass('tl-data-table-viewport', viewportStyles)

/** The rules of all data tables, for `adoptStyles`. */
export const dataTableStyles =
  tableStyles(dataTableClass, rootStyles, paperStyles, probeStyles) +
  tableStyles(viewportClass, viewportStyles)
