import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const DialogHead = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${token('space-2')};
  padding-block: 18px 10px;
  padding-inline: ${token('space-5')} 14px;
`

export const DialogTitle = styled.h2`
  flex: 1;
  min-width: 0;
  font-size: ${token('text-heading-small')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading-small')};
  overflow-wrap: anywhere;
`

/* Flex basis `auto`: in WebKit a basis of zero collapses it, because the height of a
   dialog is that of its content. */
export const DialogBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding-block: 2px ${token('space-5')};
  padding-inline: ${token('space-5')};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const DialogFoot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-2')};
  padding-block: ${token('space-3')};
  padding-inline: ${token('space-5')};
  border-block-start: 1px solid ${token('color-line')};
  border-end-start-radius: ${token('radius-card')};
  border-end-end-radius: ${token('radius-card')};
  background: ${token('color-canvas')};
`
