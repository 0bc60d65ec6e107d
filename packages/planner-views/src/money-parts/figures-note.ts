import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Note in the place of figures or beside them, which is cut where it has no room. */
export const FiguresNote = styled.p`
  flex: 0 1 auto;
  min-inline-size: 0;
  margin: 0;
  overflow: hidden;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  text-overflow: ellipsis;
  white-space: nowrap;
`
