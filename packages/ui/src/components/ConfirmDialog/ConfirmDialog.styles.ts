import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const ConfirmBody = styled.div`
  display: grid;
  gap: ${token('space-3')};
`
