import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Icon, type IconShape } from '../Icon'
import { IconButton } from '../IconButton'
import {
  BannerActions,
  BannerBody,
  BannerDismiss,
  BannerMark,
  BannerRoot,
  BannerText,
  BannerTitle,
} from './Banner.styles'

/** The severity of a banner. */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** @default 'info' */
  tone?: BannerTone
  /** A few words in bold above the text. */
  title?: ReactNode
  /** Buttons or links at the end. */
  actions?: ReactNode
  /** Label of the dismiss button. */
  dismissLabel?: string
  /** The dismiss button was pressed. Without it there is no button. */
  onDismiss?: () => void
}

const marks: Readonly<Record<BannerTone, IconShape>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

/**
 * A message about a lasting state, such as a form that was refused or a plan that
 * cannot be edited. `danger` is announced at once, the others politely.
 */
export function Banner({
  tone = 'info',
  title,
  actions,
  dismissLabel,
  onDismiss,
  children,
  ...rest
}: BannerProps) {
  return (
    <BannerRoot role={tone === 'danger' ? 'alert' : 'status'} {...rest} data-tone={tone}>
      <BannerMark>
        <Icon icon={marks[tone]} />
      </BannerMark>
      <BannerBody>
        <BannerText>
          {title === undefined ? null : <BannerTitle>{title}</BannerTitle>}
          {children}
        </BannerText>
        {actions === undefined ? null : <BannerActions>{actions}</BannerActions>}
      </BannerBody>
      {onDismiss && dismissLabel !== undefined ? (
        <BannerDismiss>
          <IconButton icon={X} label={dismissLabel} size="small" onClick={onDismiss} />
        </BannerDismiss>
      ) : null}
    </BannerRoot>
  )
}
