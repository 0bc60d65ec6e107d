import { css } from 'styled-components'

import { token } from '../../theme/token'

/** The edge of a column that the pointer drags, in the head of a table. */
export const resizeStyles = css`
  [data-part='resize'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: 1;
    width: 12px;
    cursor: col-resize;
    touch-action: none;

    &[data-side='end'],
    &[data-side='end']::before {
      inset-inline: 0 auto;
    }

    &::before {
      content: '';
      position: absolute;
      inset-block: 8px;
      inset-inline-end: 0;
      width: 1px;
      background: ${token('color-line-strong')};
      opacity: 0;
    }

    &:focus-visible {
      outline: none;
    }
  }

  [data-part='head']:hover [data-part='resize']::before {
    opacity: 1;
  }

  [data-part='head'] [data-part='resize']:is(:hover, [data-dragging], :focus-visible)::before {
    inset-block: 0;
    width: 2px;
    background: ${token('color-focus')};
    opacity: 1;
  }
`
