import type { ComponentPropsWithRef, ComponentType } from 'react'
import { styled } from 'styled-components'

import { floatingStyles } from '../../internal/floating/floating-styles'
import { token } from '../../theme/token'

const Foot = styled.div`
  position: sticky;
  /* Sticks to the edge of the popover, not to the edge of its padding. */
  inset-block-end: calc(-1 * ${token('space-4')});
  z-index: 1;
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  justify-content: flex-end;
  margin-block-end: calc(-1 * ${token('space-4')});
  padding-block: ${token('space-1')} ${token('space-4')};
  background: ${token('color-surface')};
`

/**
 * The footer of a popover with its buttons. It stays visible while the content above
 * scrolls in a low window. It must be the last element of the popover, or of a form
 * that fills the popover.
 */
export const PopoverFoot: ComponentType<ComponentPropsWithRef<'div'>> = Foot

/* Not a `dialog` element, which has its own rules for the focus on opening. */
export const PopoverRoot = styled.div.attrs({ role: 'dialog' })`
  ${floatingStyles}
  width: max-content;
  padding: ${token('space-4')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token('space-4')};

  /* Scrolls a focused control out from under the footer. */
  &:has(${Foot}) {
    scroll-padding-block-end: calc(2 * ${token('space-4')} + ${token('size-control')});
  }
`
