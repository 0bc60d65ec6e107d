import { keyframes, styled } from 'styled-components'

import { token } from '../../theme/token'

const breathe = keyframes`
  50% {
    opacity: 0.5;
  }
`

export const SkeletonRoot = styled.span`
  display: inline-block;
  width: var(--tl-skeleton-width);
  max-width: 100%;
  height: var(--tl-skeleton-height);
  border-radius: ${token('radius-bar')};
  background: ${token('color-pressed')};
  vertical-align: middle;

  &[data-shape='card'] {
    border-radius: ${token('radius-card')};
  }

  &[data-shape='circle'] {
    width: var(--tl-skeleton-height);
    border-radius: 50%;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`
