import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const FactsRoot = styled.p`
  display: flex;
  flex-direction: column;
  margin: 0;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: 18px;
  overflow-wrap: anywhere;
`
