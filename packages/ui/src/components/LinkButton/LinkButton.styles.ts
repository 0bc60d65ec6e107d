import { styled } from 'styled-components'

import { buttonLook } from '../Button/Button.styles'

export const LinkButtonRoot = styled.a`
  ${buttonLook}
`
