import type { ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'

import { token } from '../../theme/token'
import { floatingStyles } from '../floating/floating-styles'
import { useFloating } from '../floating/use-floating'

const MessageBox = styled.div`
  ${floatingStyles}
  max-width: 280px;
  padding: 6px 10px;
  border-color: ${token('color-danger-line')};
  color: ${token('color-danger-text')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`

interface CellMessageProps {
  readonly id?: string
  /** What is edited. */
  readonly anchor: RefObject<Element | null>
  readonly children: ReactNode
}

/** Why a text could not be taken, beside its cell. */
export function CellMessage({ id, anchor, children }: CellMessageProps) {
  const messageRef = useFloating<HTMLDivElement>({
    isOpen: true,
    anchor,
    placement: 'bottom-start',
  })
  return (
    <MessageBox ref={messageRef} id={id} role="alert" popover="manual">
      {children}
    </MessageBox>
  )
}
