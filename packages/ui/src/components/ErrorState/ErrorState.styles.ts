import { styled } from 'styled-components'

import { StateMark } from '../../internal/state/State.styles'
import { token } from '../../theme/token'

export const ErrorStateMark = styled(StateMark)`
  border-color: ${token('color-danger-line')};
  background: ${token('color-danger-tint')};
  color: ${token('color-danger-text')};
`
