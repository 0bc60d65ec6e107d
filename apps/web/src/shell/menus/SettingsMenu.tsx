import { abilitiesOnAccount } from '@throughline/domain/access'
import { OpenMenu } from '@throughline/ui/Menu'
import { useMemo, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { applyTheme, subscribeToLook } from '../../preferences/theme'
import { callerOf } from '../../session/caller'
import { useActiveAccount, useSessionActions, useSessionDetails } from '../../session/use-session'
import { themes } from '../themes'
import type { OpenNavigationMenu } from '../use-navigation-menu'
import { settingsEntries } from './menu-entries'
import { personPlaces, type PersonPlace } from './person-places'
import { useRunPlace } from './use-run-place'

/** Menu of the user: accounts, pages, appearance and log-out. */
export function SettingsMenu(menu: OpenNavigationMenu) {
  const preferences = usePreferences()
  const session = useSessionActions()
  const details = useSessionDetails()
  const account = useActiveAccount()
  const navigate = useNavigate()
  const run = useRunPlace(account?.id ?? 0)
  const theme = useSyncExternalStore(subscribeToLook, preferences.theme)
  const places = usePersonPlaces()
  const { accounts } = details

  const handleSelect = ({ id }: { id: string }) => {
    const place = places.find((one) => one.id === id)
    const chosenTheme = themes.find((choice) => id === `theme-${choice.theme}`)
    const chosenAccount = accounts.find((choice) => id === `account-${choice.id}`)
    if (place !== undefined) run(place)
    else if (chosenTheme !== undefined) {
      preferences.setTheme(chosenTheme.theme)
      applyTheme(chosenTheme.theme)
    } else if (chosenAccount !== undefined) {
      preferences.setActiveAccountId(chosenAccount.id)
      void navigate('/plans')
    } else if (id === 'log-out') void session.logOut()
  }
  return (
    <OpenMenu
      id={menu.id}
      anchor={menu.anchor}
      anchorId={menu.anchorId}
      opening={menu.opening}
      onClose={menu.onClose}
      placement="top-start"
      entries={settingsEntries({ accounts, account, places, theme })}
      onSelect={handleSelect}
    />
  )
}

/** Returns the pages that the user may open in the active account. */
export function usePersonPlaces(): readonly PersonPlace[] {
  const details = useSessionDetails()
  const account = useActiveAccount()
  return useMemo(
    () => (account === null ? [] : personPlaces(abilitiesOnAccount(account, callerOf(details)))),
    [account, details],
  )
}
