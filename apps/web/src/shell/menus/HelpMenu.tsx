import { APP_VERSION } from '@throughline/domain/session'
import { OpenMenu } from '@throughline/ui/Menu'
import { useMemo } from 'react'
import { useActiveAccount, useSession } from '../../session/use-session'
import type { OpenNavigationMenu } from '../use-navigation-menu'
import { helpPlaces, type HelpPlace } from './help-places'
import { helpEntries } from './menu-entries'
import { useRunPlace } from './use-run-place'

/** Help menu: guides, the tour, contact to the product team, and the version. */
export function HelpMenu(menu: OpenNavigationMenu) {
  const { configuration } = useSession()
  const run = useRunPlace(useActiveAccount()?.id ?? 0)
  const places = useHelpPlaces()
  return (
    <OpenMenu
      id={menu.id}
      anchor={menu.anchor}
      anchorId={menu.anchorId}
      opening={menu.opening}
      onClose={menu.onClose}
      placement="top-start"
      entries={helpEntries(places, configuration?.appVersion ?? APP_VERSION)}
      onSelect={({ id }) => {
        const place = places.find((one) => one.id === id)
        if (place !== undefined) run(place)
      }}
    />
  )
}

/** Returns the help entries for the user. */
export function useHelpPlaces(): readonly HelpPlace[] {
  const { configuration } = useSession()
  const isAccountActive = useActiveAccount()?.isActive ?? true
  const supportEmail = configuration?.supportEmail ?? null
  const referralUrl = configuration?.referralUrl ?? null
  return useMemo(
    () => helpPlaces({ isAccountActive, supportEmail, referralUrl }),
    [isAccountActive, supportEmail, referralUrl],
  )
}
