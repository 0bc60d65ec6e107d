import { css } from 'styled-components'

import { selectedGround } from '../../internal/selection/selected-ground'
import { token } from '../../theme/token'

/** The selected block of cells. */
export const rangeStyles = css`
  /* The selected block: its frame runs along the outer sides of its cells, over all lines. */
  [data-range] {
    ${selectedGround}
    box-shadow:
      inset 0 var(--tl-range-top, 0) ${token('color-selection')},
      inset 0 var(--tl-range-bottom, 0) ${token('color-selection')},
      inset var(--tl-range-left, 0) 0 ${token('color-selection')},
      inset var(--tl-range-right, 0) 0 ${token('color-selection')},
      inset var(--tl-range-edge, 0) 0 ${token('color-line')},
      inset 0 -1px 0 ${token('color-line')};

    &:focus {
      background: ${token('color-surface')};
    }

    &[data-edge] {
      --tl-range-edge: 1px;

      border-inline-start: 0;
    }

    &[data-edge]:dir(rtl) {
      --tl-range-edge: -1px;
    }
  }

  [data-range~='top'] {
    --tl-range-top: 2px;
  }

  [data-range~='bottom'] {
    --tl-range-bottom: -2px;
  }

  [data-range~='left'] {
    --tl-range-left: 2px;
  }

  [data-range~='right'] {
    --tl-range-right: -2px;
  }

  @media (forced-colors: active) {
    [data-range] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  @media print {
    [data-range] {
      background: none;
      box-shadow: none;
    }
  }
`
