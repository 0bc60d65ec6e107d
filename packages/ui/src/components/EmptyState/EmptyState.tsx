import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Icon, type IconShape } from '../Icon/Icon'
import { StateActions, StateMark, StateRoot, StateText, StateTitle } from './EmptyState.styles'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What there is none of. */
  title: ReactNode
  /** Why that is, or what would stand here. */
  children?: ReactNode
  icon?: IconShape
  /** The way to the first one. */
  actions?: ReactNode
  /** `small` inside a panel, a card or a menu. @default 'medium' */
  size?: 'small' | 'medium'
}

/** The place of a list that holds nothing. */
export function EmptyState({
  title,
  icon,
  actions,
  size = 'medium',
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <StateRoot {...rest} data-size={size}>
      {icon ? (
        <StateMark>
          <Icon icon={icon} size={20} />
        </StateMark>
      ) : null}
      <StateTitle>{title}</StateTitle>
      {children === undefined ? null : <StateText>{children}</StateText>}
      {actions === undefined ? null : <StateActions>{actions}</StateActions>}
    </StateRoot>
  )
}
