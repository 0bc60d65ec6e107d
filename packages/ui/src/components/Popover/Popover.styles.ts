import { styled } from 'styled-components'

import { floatingStyles } from '../../internal/floating/floating-styles'
import { token } from '../../theme/token'

/**
 * The buttons that end a popover. What stands above them scrolls where the window
 * is too low for all of it; they stay in sight. The last element of the popover, or
 * of a form that fills it.
 */
export const PopoverFoot = styled.div`
  position: sticky;
  /* Sticks to the edge of the popover: where its padding begins would be too high. */
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

/* Not a `dialog` element, which has its own rules for the focus on opening. */
export const PopoverRoot = styled.div.attrs({ role: 'dialog' })`
  ${floatingStyles}
  width: max-content;
  padding: ${token('space-4')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token('space-4')};

  /* What takes the focus comes out from under the foot. */
  &:has(${PopoverFoot}) {
    scroll-padding-block-end: calc(2 * ${token('space-4')} + ${token('size-control')});
  }
`
