import { styled } from 'styled-components'

import { floatingStyles } from '../../internal/floating/floating-styles'
import { token } from '../../theme/token'

/* Not a `dialog` element, which has its own rules for the focus on opening. */
export const HoverCardRoot = styled.div.attrs({ role: 'dialog' })`
  ${floatingStyles}
  width: max-content;
  max-width: min(360px, calc(100vw - 16px));
  min-width: 180px;
  padding-block: ${token('space-3')};
  padding-inline: ${token('space-4')};
  overflow-y: auto;
  overflow-wrap: anywhere;
  overscroll-behavior: contain;

  &:focus-visible {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: 0;
  }
`

export const HoverCardWait = styled.div`
  display: grid;
  gap: ${token('space-2')};
  width: 220px;
  padding-block: 4px;
`

export const HoverCardTriggerRoot = styled.span`
  display: contents;
`
