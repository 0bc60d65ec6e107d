import { styled } from 'styled-components'

import { token } from '../../theme/token'
import { StateMark } from '../EmptyState/EmptyState.styles'

export const ErrorStateMark = styled(StateMark)`
  border-color: ${token('color-danger-line')};
  background: ${token('color-danger-tint')};
  color: ${token('color-danger-text')};
`
