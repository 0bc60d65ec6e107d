import type { ComponentPropsWithRef } from 'react'

import { Icon, type IconShape } from '../Icon'
import { Tooltip } from '../Tooltip'
import { VisuallyHidden } from '../VisuallyHidden'
import { NavigationButton, NavigationText } from './SideNavigation.styles'

export interface SideNavigationButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children'
> {
  icon: IconShape
  /** The text beside the icon, and the tooltip while the navigation is collapsed. */
  label: string
  /** Shows the icon only, with the label as a tooltip. @default false */
  isCollapsed?: boolean
}

/** A button that stands among the links of a navigation, such as one that opens a menu. */
export function SideNavigationButton({
  icon,
  label,
  isCollapsed = false,
  ...rest
}: SideNavigationButtonProps) {
  const button = (
    <NavigationButton type="button" {...rest}>
      <Icon icon={icon} />
      {isCollapsed ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <NavigationText title={label}>{label}</NavigationText>
      )}
    </NavigationButton>
  )
  return isCollapsed ? (
    <Tooltip text={label} placement="end-center" isDescription={false}>
      {button}
    </Tooltip>
  ) : (
    button
  )
}
