import { styled } from 'styled-components'

import { token } from '../../theme/token'

/** The options below the "all" checkbox, indented. */
export const GroupMembers = styled.div`
  padding-inline-start: ${token('space-6')};
`
