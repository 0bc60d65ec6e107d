import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Two fields side by side. */
export const NameColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-3')};
`
