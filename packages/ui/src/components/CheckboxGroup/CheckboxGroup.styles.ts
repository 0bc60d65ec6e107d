import { styled } from 'styled-components'

import { token } from '../../theme/token'

/** What the box over the others stands for, one step in. */
export const GroupMembers = styled.div`
  padding-inline-start: ${token('space-6')};
`
