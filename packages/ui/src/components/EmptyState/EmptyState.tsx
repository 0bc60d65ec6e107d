import type { ComponentPropsWithRef, ReactNode } from 'react'

import { StateActions, StateRoot, StateText, StateTitle } from './EmptyState.styles'
import { EmptyStateArt, type EmptyStateIllustration } from './EmptyStateArt'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What there is none of. */
  title: ReactNode
  /** Why that is, or what would stand here. */
  children?: ReactNode
  /** A drawing of what is missing. Leave it out where there is no room for more than a sentence. */
  illustration?: EmptyStateIllustration
  /** The way on: to the first one, out of a search, or back. */
  actions?: ReactNode
  /** `small` inside a panel, a card or a menu. @default 'medium' */
  size?: 'small' | 'medium'
}

/** The place of a list that holds nothing. */
export function EmptyState({
  title,
  illustration,
  actions,
  size = 'medium',
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <StateRoot {...rest} data-size={size}>
      {illustration === undefined ? null : <EmptyStateArt illustration={illustration} />}
      <StateTitle>{title}</StateTitle>
      {children === undefined ? null : <StateText>{children}</StateText>}
      {actions === undefined ? null : <StateActions>{actions}</StateActions>}
    </StateRoot>
  )
}
