import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const ChartsRoot = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(240px, 1fr);
  gap: ${token('space-3')};

  @media print {
    display: none;
  }
`
