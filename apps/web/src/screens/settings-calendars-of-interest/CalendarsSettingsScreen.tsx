import { useMemo } from 'react'
import { useCalendars } from '../../data/calendar-settings'
import { usePlanSettings } from '../../plan'
import { useActiveAccount } from '../../session/use-session'
import { SettingsScreen, stateOfReads } from '../../settings'
import { settingsPlaces } from '../../shell/settings-places'
import { CalendarSettings } from './CalendarSettings'

const place = settingsPlaces.find(({ segment }) => segment === 'calendars-of-interest')
const head = { title: place?.label ?? '', description: place?.text ?? '' }

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
        {...head}
        calendars={calendars.data}
        accountName={account?.id === accountId ? account.name : 'Your account'}
      />
    )
  }
  return (
    <SettingsScreen {...head} state={stateOfReads(calendars)}>
      {null}
    </SettingsScreen>
  )
}
