import { css } from 'styled-components'

import { tableClass, tableStyles } from '../../internal/grid/adopt-styles'
import { resizeStyles } from '../../internal/grid/resize-styles'
import { token } from '../../theme/token'
import { cellStyles } from './cell-styles'
import { frameStyles } from './frame-styles'
import { headStyles } from './head-styles'
import { rangeStyles } from './range-styles'
import { rowStyles } from './row-styles'

const mediaStyles = css`
  @media (forced-colors: active) {
    [role='row']:focus-visible > [data-part='start']::after {
      border-color: Highlight;
    }

    /* Forced colors remove shadows. */
    [role='row'] {
      border-block-end: 1px solid;
    }
  }

  @media print {
    max-height: none;
    height: auto !important;
    overflow: visible;
    contain: none;

    /* As a table, for the heads to be repeated on each page. */
    display: table;
    width: 100%;

    [data-part='head'],
    [data-part='foot'],
    [data-part='start'],
    [data-part='end'] {
      position: static;
    }

    [data-part='head'] {
      display: table-header-group;
    }

    [data-part='body'],
    [data-part='foot'] {
      display: table-row-group;
    }

    [data-part='body'] > [role='row'] {
      position: static;
      contain: none;
    }

    /* Controls are not for paper. */
    [data-part='box'],
    [aria-sort='none'] > [data-part='sort'] {
      visibility: hidden;
    }

    [data-part='edges'] {
      display: none;
    }

    [role='row'] {
      border-block-end: 1px solid ${token('color-line')};
      box-shadow: none;
      break-inside: avoid;
    }
  }
`

const rules = [
  frameStyles,
  cellStyles,
  rowStyles,
  headStyles,
  resizeStyles,
  rangeStyles,
  mediaStyles,
] as const

/** Class of the root; all rules of a tree table are nested below it. */
export const treeTableClass = tableClass('tl-tree-table', ...rules)

/**
 * The rules of all tree tables, for `adoptStyles`. Rows and cells are plain
 * elements, told apart by their roles and by `data-part`.
 */
export const treeTableStyles = tableStyles(treeTableClass, ...rules)
