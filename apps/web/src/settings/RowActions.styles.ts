import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const RowActionsRoot = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space-1')};
  align-items: center;

  @media print {
    display: none;
  }
`
