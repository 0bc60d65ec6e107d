import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const LinkRoot = styled.a`
  border-radius: 2px;
  color: ${token('color-link')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  text-underline-offset: 3px;

  &:hover {
    color: ${token('color-link-hover')};
    text-decoration: underline;
  }

  &[data-variant='inline'] {
    font-weight: inherit;
    text-decoration: underline;
  }

  &[data-variant='quiet'] {
    color: ${token('color-ink')};
  }
`
