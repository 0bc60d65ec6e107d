import { styled } from 'styled-components'

import { floatingStyles } from '../../internal/floating/floating-styles'
import { token } from '../../theme/token'
import { cellStyles } from './cell-styles'
import { frameStyles } from './frame-styles'
import { headStyles } from './head-styles'
import { rangeStyles } from './range-styles'
import { rowStyles } from './row-styles'

/**
 * One styled element for the whole table: rows and cells are plain elements,
 * told apart by their roles and by `data-part`, so that thousands of them cost
 * no more than the browser asks.
 */
export const TreeTableRoot = styled.div`
  ${frameStyles}
  ${cellStyles}
  ${rowStyles}
  ${headStyles}
  ${rangeStyles}

  @media (forced-colors: active) {
    [role='row']:focus-visible > [data-part='start']::after {
      border-color: Highlight;
    }

    /* Shadows are not drawn there. */
    [role='row'] {
      border-block-end: 1px solid;
    }
  }

  @media print {
    max-height: none;
    height: auto !important;
    overflow: visible;
    contain: none;

    [data-part='head'],
    [data-part='foot'],
    [data-part='start'],
    [data-part='end'] {
      position: static;
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

/** Why a typed text could not be taken, beside its cell. */
export const TreeTableMessage = styled.div`
  ${floatingStyles}
  max-width: 280px;
  padding: 6px 10px;
  border-color: ${token('color-danger-line')};
  color: ${token('color-danger-text')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`
