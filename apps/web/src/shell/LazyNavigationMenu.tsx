import { createLazyModule, useLazyModule } from '@throughline/ui/lazy-module'
import { useEffect, useEffectEvent } from 'react'
import { useShowToast } from '../platform/ToastProvider'
import type { OpenNavigationMenu } from './use-navigation-menu'

const menu = createLazyModule(async () => (await import('./menus/NavigationMenu')).NavigationMenu)

/** Starts to load the code of the menus. Never throws. */
export const loadNavigationMenu = menu.load

/** Menu of the navigation, as soon as its code is loaded. */
export function LazyNavigationMenu(props: OpenNavigationMenu) {
  const state = useLazyModule(menu)
  const showToast = useShowToast()
  const { status } = state
  const giveUp = useEffectEvent(() => {
    // A menu that opens again after a failure is loading once more.
    if (menu.read().status !== 'failed') return
    showToast({
      tone: 'error',
      text: 'The menu could not be loaded. Check your connection and try again.',
    })
    props.onClose()
  })
  useEffect(() => {
    menu.load()
  }, [])
  useEffect(() => {
    if (status === 'failed') giveUp()
  }, [status])
  return state.status === 'ready' ? <state.value {...props} /> : null
}
