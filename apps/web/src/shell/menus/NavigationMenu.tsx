import type { OpenNavigationMenu } from '../use-navigation-menu'
import { HelpMenu } from './HelpMenu'
import { PlanSwitcher } from './PlanSwitcher'
import { SettingsMenu } from './SettingsMenu'

/** The open menu of the navigation. */
export function NavigationMenu(menu: OpenNavigationMenu) {
  switch (menu.name) {
    case 'plans':
      return <PlanSwitcher {...menu} />
    case 'help':
      return <HelpMenu {...menu} />
    case 'settings':
      return <SettingsMenu {...menu} />
  }
}
