import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const TutorialList = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  margin: 0;
  padding-inline-start: ${token('space-4')};
`

/* As high as the first slide of most roles, so that the buttons move little. */
export const TutorialText = styled.div`
  display: grid;
  gap: ${token('space-3')};
  align-content: start;
  justify-items: start;
  min-height: 92px;

  & > p {
    margin: 0;
  }
`
