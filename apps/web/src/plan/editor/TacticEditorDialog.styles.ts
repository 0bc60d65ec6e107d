import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Save first, as the hand expects it, and what destroys far from it. */
export const EditorFoot = styled.div`
  display: flex;
  flex: 1;
  gap: ${token('space-2')};
  align-items: center;

  > [data-part='destroy'] {
    margin-inline-start: auto;
  }
`
