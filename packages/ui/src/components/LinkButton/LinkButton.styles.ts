import { styled } from 'styled-components'

import { buttonStyles } from '../Button/Button.styles'

export const LinkButtonRoot = styled.a`
  ${buttonStyles}
`
