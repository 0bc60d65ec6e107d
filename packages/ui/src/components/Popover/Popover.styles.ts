import { styled } from 'styled-components'

import { floatingLook } from '../../internal/floating/floating-look'
import { token } from '../../theme/token'

/* Not the element: a `dialog` would move the focus by its own rules on opening. */
export const PopoverRoot = styled.div.attrs({ role: 'dialog' })`
  ${floatingLook}
  width: max-content;
  padding: ${token('space-4')};
  overflow-y: auto;
  overscroll-behavior: contain;
`
