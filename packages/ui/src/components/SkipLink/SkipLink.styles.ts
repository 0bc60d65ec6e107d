import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const SkipLinkRoot = styled.a`
  position: absolute;
  inset-block-start: ${token('space-2')};
  inset-inline-start: ${token('space-2')};
  z-index: ${token('layer-floating')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('color-inverse')};
  color: ${token('color-on-inverse')};
  translate: 0 -200%;

  &:focus {
    translate: none;
  }

  @media print {
    display: none;
  }
`
