import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const DetailsRoot = styled.p`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  margin: 0;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: 18px;
  overflow-wrap: anywhere;
`

export const Fact = styled.span`
  border-radius: ${token('radius-bar')};
`
