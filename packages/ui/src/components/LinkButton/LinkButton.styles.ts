import { styled } from 'styled-components'

import { buttonStyles } from '../../internal/button/Button.styles'

export const LinkButtonRoot = styled.a`
  ${buttonStyles}
`
