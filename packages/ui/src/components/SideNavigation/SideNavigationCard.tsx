import type { ComponentPropsWithRef, ReactNode } from 'react'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { CardRoot, CardTexts, CardTitle } from './SideNavigation.styles'

export interface SideNavigationCardProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'title' | 'children'
> {
  /** The tile before the labels, such as an `Avatar`. */
  tile: ReactNode
  title: string
  /** A second line, in a few words. */
  text: string
  /** Said after the labels, to tell what pressing does. */
  actionLabel: string
  /** A mark at the end, such as a chevron. */
  trailing?: ReactNode
  /** A line around it, on a surface of its own. @default false */
  isFramed?: boolean
  /** Shows the tile only. @default false */
  isCollapsed?: boolean
}

/** Who or what one is looking at, as a button of the navigation: two lines beside a tile. */
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
