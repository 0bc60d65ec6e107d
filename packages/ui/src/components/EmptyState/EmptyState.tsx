import type { ComponentPropsWithRef, ReactNode } from 'react'

import { StateActions, StateRoot, StateText, StateTitle } from '../../internal/state/State.styles'
import { EmptyStateArt, type EmptyStateIllustration } from './EmptyStateArt'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is missing. */
  title: ReactNode
  /** Why it is missing, or what would be shown here. */
  children?: ReactNode
  /** An illustration. Omit it where there is only space for a sentence. */
  illustration?: EmptyStateIllustration
  /** Actions such as adding the first item, clearing the search, or going back. */
  actions?: ReactNode
  /** `small` inside a panel, a card or a menu. @default 'medium' */
  size?: 'small' | 'medium'
}

/** Shown in place of an empty list. */
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
