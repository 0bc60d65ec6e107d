import { useMemo } from 'react'
import { useCalendars } from '../../data/calendar-settings'
import { usePlanSettings } from '../../plan'
import { useActiveAccount } from '../../session/use-session'
import { SettingsScreen, stateOfReads } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'
import { CalendarSettings } from './CalendarSettings'

const PLACE = SETTINGS_PLACES.find(({ segment }) => segment === 'calendars-of-interest')
const HEAD = { title: PLACE?.label ?? '', description: PLACE?.text ?? '' }

/**
 * Settings screen of the calendars of interest of a plan: which of them the plan shows, and those
 * of its account.
 */
export function CalendarsSettingsScreen() {
  const { plan } = usePlanSettings()
  const account = useActiveAccount()
  const { id: planId, accountId } = plan
  const calendars = useCalendars(useMemo(() => ({ planId, accountId }), [planId, accountId]))
  if (calendars.data !== undefined) {
    return (
      <CalendarSettings
        // The choice belongs to one plan.
        key={planId}
        {...HEAD}
        calendars={calendars.data}
        accountName={account?.id === accountId ? account.name : 'Your account'}
      />
    )
  }
  return (
    <SettingsScreen {...HEAD} state={stateOfReads(calendars)}>
      {null}
    </SettingsScreen>
  )
}
