import { styled } from 'styled-components'

import { token } from '../../theme/token'

/* Not a `fieldset`, which needs a `legend`: the frame shows the label. The time wraps
   under the day when they do not fit beside each other. */
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
