import { styled } from 'styled-components'

import { token } from '../../theme/token'

/* A fieldset would want a legend; the label is drawn by the frame. The time goes under the day where both have no room beside each other. */
export const DateTimeGroup = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  min-width: 0;

  & > :first-child {
    flex: 3 1 120px;
    width: auto;
  }

  & > [data-part='time'] {
    flex: 2 1 88px;
    min-width: 0;
  }
`
