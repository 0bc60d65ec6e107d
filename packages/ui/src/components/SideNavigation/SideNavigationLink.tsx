import type { MouseEvent } from 'react'

import { Icon } from '../Icon'
import { Tooltip } from '../Tooltip'
import { VisuallyHidden } from '../VisuallyHidden'
import { NavigationCount, NavigationLink, NavigationText } from './SideNavigation.styles'
import type { NavigationPlace } from './navigation-place'

interface SideNavigationLinkProps {
  place: NavigationPlace
  isCollapsed: boolean
  onClick: (event: MouseEvent) => void
}

/** One link, as a row or as an icon with a tooltip. */
export function SideNavigationLink({ place, isCollapsed, onClick }: SideNavigationLinkProps) {
  const { href, label, icon, isCurrent = false, count, isNewWindow = false } = place
  const link = (
    <NavigationLink
      href={href}
      {...(isNewWindow ? null : { onClick })}
      {...(isCurrent ? { 'aria-current': 'page' } : null)}
      {...(isNewWindow ? { target: '_blank', rel: 'noopener' } : null)}
    >
      {icon === undefined ? null : <Icon icon={icon} />}
      {isCollapsed ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <NavigationText title={label}>{label}</NavigationText>
      )}
      {count === undefined || isCollapsed ? null : <NavigationCount>{count}</NavigationCount>}
    </NavigationLink>
  )
  return isCollapsed ? (
    <Tooltip text={label} placement="end-center" isDescription={false}>
      {link}
    </Tooltip>
  ) : (
    link
  )
}
