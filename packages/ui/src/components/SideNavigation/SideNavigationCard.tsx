import type { ComponentPropsWithRef, ReactNode } from 'react'

import { VisuallyHidden } from '../VisuallyHidden'
import { CardRoot, CardTexts, CardTitle } from './SideNavigation.styles'

export interface SideNavigationCardProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'title' | 'children'
> {
  /** The image before the labels, such as an `Avatar`. */
  tile: ReactNode
  /** The first line of the card. */
  title: string
  /** A second line, in a few words. */
  text: string
  /** Added to the accessible name, to describe what a press does. */
  actionLabel: string
  /** An icon at the end, such as a chevron. */
  trailing?: ReactNode
  /** Shows a border and a background. @default false */
  isFramed?: boolean
  /** Shows the image only. @default false */
  isCollapsed?: boolean
}

/** The current person, account or plan as a button of the navigation: two lines beside an image. */
export function SideNavigationCard({
  tile,
  title,
  text,
  actionLabel,
  trailing,
  isFramed = false,
  isCollapsed = false,
  ...rest
}: SideNavigationCardProps) {
  return (
    <CardRoot
      type="button"
      {...rest}
      {...(isFramed ? { 'data-framed': '' } : null)}
      {...(isCollapsed ? { 'data-collapsed': '' } : null)}
    >
      {tile}
      {isCollapsed ? (
        <VisuallyHidden>
          {title}, {text}
        </VisuallyHidden>
      ) : (
        <CardTexts>
          <CardTitle title={title}>{title}</CardTitle>
          <span title={text}>{text}</span>
        </CardTexts>
      )}
      {isCollapsed ? null : trailing}
      <VisuallyHidden>{actionLabel}</VisuallyHidden>
    </CardRoot>
  )
}
