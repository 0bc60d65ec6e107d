import type { ComponentType } from 'react'
import type { NavigationMenuName, OpenNavigationMenu } from '../use-navigation-menu'
import { HelpMenu } from './HelpMenu'
import { PlanSwitcher } from './PlanSwitcher'
import { SettingsMenu } from './SettingsMenu'

const menus: Readonly<Record<NavigationMenuName, ComponentType<OpenNavigationMenu>>> = {
  plans: PlanSwitcher,
  help: HelpMenu,
  settings: SettingsMenu,
}

/** The open menu of the navigation. */
export function NavigationMenu(menu: OpenNavigationMenu) {
  const Menu = menus[menu.name]
  return <Menu {...menu} />
}
