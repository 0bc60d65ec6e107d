import type { ComponentPropsWithRef, ReactNode } from 'react'

import { ActionsAside, ActionsRoot } from './FormLayout.styles'

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** The buttons, the one that submits first. */
  children: ReactNode
  /** At the far end: when it was saved, or a button that destroys. */
  aside?: ReactNode
  /** Stays at the lower edge of what scrolls, so that saving is always in reach. @default false */
  isSticky?: boolean
  /** The ground that a sticky bar hides the fields under. @default 'canvas' */
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
