import { keyframes, styled } from 'styled-components'

import { token } from '../../theme/token'

const pass = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(260%);
  }
`

export const ProgressTopRoot = styled.div.attrs({ role: 'status' })`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token('layer-floating')};
  height: 3px;
  overflow: hidden;
  background: ${token('color-pressed')};
  pointer-events: none;

  &[data-placement='container'] {
    position: absolute;
  }

  &::before {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: ${token('color-action')};
    animation: ${pass} 1.4s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      width: 100%;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media print {
    display: none;
  }
`
