import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const PopoverBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  inline-size: 280px;
`
