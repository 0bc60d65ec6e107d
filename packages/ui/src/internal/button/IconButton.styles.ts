import { styled } from 'styled-components'

import { token } from '../../theme/token'
import { ButtonRoot } from './Button.styles'

export const IconButtonRoot = styled(ButtonRoot)`
  width: ${token('size-control')};
  padding: 0;

  &[data-size='small'] {
    width: ${token('size-control-small')};
    padding: 0;
  }

  &[data-size='large'] {
    width: ${token('size-control-large')};
    padding: 0;
  }
`
