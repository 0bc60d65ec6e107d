import type { ComponentPropsWithRef, ReactNode } from 'react'

import { ActionsAside, ActionsRoot } from './FormLayout.styles'

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** The buttons, the submit button first. */
  children: ReactNode
  /** Content at the far end, such as when it was saved, or a delete button. */
  aside?: ReactNode
  /** Sticks to the lower edge of the scroll container, so that saving is always possible. @default false */
  isSticky?: boolean
  /** The background of a sticky bar. @default 'canvas' */
  surface?: 'canvas' | 'surface'
}

/** The buttons of a form. */
export function FormActions({
  children,
  aside,
  isSticky = false,
  surface = 'canvas',
  ...rest
}: FormActionsProps) {
  return (
    <ActionsRoot
      data-print="hidden"
      {...rest}
      data-surface={surface}
      {...(isSticky ? { 'data-sticky': '' } : null)}
    >
      {children}
      {aside === undefined ? null : <ActionsAside>{aside}</ActionsAside>}
    </ActionsRoot>
  )
}
