import { createLazyModule, type LazyModule } from '@throughline/ui/lazy-module'
import type { ComponentType } from 'react'
import { useCodeOnDemand } from '../platform/use-code-on-demand'
import type { OpenNavigationMenu } from './use-navigation-menu'

const menu = createLazyModule<ComponentType<OpenNavigationMenu>>(
  async () => (await import('./menus/NavigationMenu')).NavigationMenu,
)

/** Starts to load the code of the menus. Never throws. */
export const loadNavigationMenu = menu.load

export interface LazyNavigationMenuProps extends OpenNavigationMenu {
  /** Code of the menus. @default that of the app */
  readonly module?: LazyModule<ComponentType<OpenNavigationMenu>>
}

/** Menu of the navigation, as soon as its code is loaded. */
export function LazyNavigationMenu({ module = menu, ...props }: LazyNavigationMenuProps) {
  const state = useCodeOnDemand(module, { what: 'The menu', onFail: props.onClose })
  return state.status === 'ready' ? <state.value {...props} /> : null
}
