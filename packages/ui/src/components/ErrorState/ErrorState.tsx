import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { StateActions, StateRoot, StateText, StateTitle } from '../../internal/state/State.styles'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { ErrorStateMark } from './ErrorState.styles'

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Names the content that could not be shown. */
  title: ReactNode
  /** Advice for the user, or a reference for support. */
  children?: ReactNode
  /** Label of the retry button. */
  retryLabel?: string
  /** A retry is in progress. @default false */
  isRetrying?: boolean
  /** Try again. Without it there is no button. */
  onRetry?: () => void
  /** Other actions. */
  actions?: ReactNode
  /** `small` inside a panel, a card or a menu. @default 'medium' */
  size?: 'small' | 'medium'
}

/** Shown in place of something that could not be loaded. Announced at once. */
export function ErrorState({
  title,
  retryLabel,
  isRetrying = false,
  onRetry,
  actions,
  size = 'medium',
  children,
  ...rest
}: ErrorStateProps) {
  const canRetry = onRetry !== undefined && retryLabel !== undefined
  return (
    <StateRoot role="alert" {...rest} data-size={size}>
      <ErrorStateMark>
        <Icon icon={TriangleAlert} size={20} />
      </ErrorStateMark>
      <StateTitle>{title}</StateTitle>
      {children === undefined ? null : <StateText>{children}</StateText>}
      {canRetry || actions !== undefined ? (
        <StateActions>
          {canRetry ? (
            <Button icon={RotateCw} isBusy={isRetrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
          {actions}
        </StateActions>
      ) : null}
    </StateRoot>
  )
}
