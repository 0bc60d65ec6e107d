import { css, keyframes } from 'styled-components'

import { token } from '../../theme/token'

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(-4px);
  }
`

/**
 * The base styles of floating elements. They are next to their anchor in the
 * document, so these styles reset what they would inherit from there.
 */
export const floatingStyles = css`
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  max-width: calc(100vw - 16px);
  max-height: var(--tl-floating-height, none);
  margin: 0;
  padding: 0;
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-popover')};
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  font-weight: ${token('weight-regular')};
  line-height: ${token('line-body')};
  text-align: start;
  white-space: normal;
  cursor: default;
  animation: ${appear} ${token('motion-fast')} ${token('ease-out')};

  &:focus {
    outline: none;
  }

  @media print {
    display: none;
  }
`
