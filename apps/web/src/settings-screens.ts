// Separate, so that the first screen does not list the code of each settings screen.
import type { ComponentType } from 'react'
import type { RouteMetadata } from './shell/route-metadata'
import type { SettingsSegment } from './shell/settings-paths'
import { settingsPlaces } from './shell/settings-places'

export { PlanSettingsScreen } from './screens/settings/PlanSettingsScreen'
export { SettingsIndexScreen } from './screens/settings/SettingsIndexScreen'

const screens: Readonly<Record<SettingsSegment, () => Promise<ComponentType>>> = {
  channels: async () =>
    (await import('./screens/settings-channels/ChannelsSettingsScreen')).ChannelsSettingsScreen,
  'calendars-of-interest': async () =>
    (await import('./screens/settings-calendars-of-interest/CalendarsSettingsScreen'))
      .CalendarsSettingsScreen,
  tags: async () => (await import('./screens/settings-tags/TagsSettingsScreen')).TagsSettingsScreen,
  initiatives: async () =>
    (await import('./screens/settings-initiatives/InitiativesSettingsScreen'))
      .InitiativesSettingsScreen,
  budget: async () =>
    (await import('./screens/settings-budget/BudgetSettingsScreen')).BudgetSettingsScreen,
  documents: async () =>
    (await import('./screens/settings-documents/DocumentsSettingsScreen')).DocumentsSettingsScreen,
  team: async () => (await import('./screens/settings-team/TeamSettingsScreen')).TeamSettingsScreen,
  performance: async () =>
    (await import('./screens/settings-performance/PerformanceSettingsScreen'))
      .PerformanceSettingsScreen,
}

/** Loads a settings screen of a plan, in the form that a route expects. */
export async function loadSettings(
  segment: SettingsSegment,
): Promise<{ readonly Component: ComponentType; readonly handle: RouteMetadata }> {
  const label = settingsPlaces.find((place) => place.segment === segment)?.label
  return {
    Component: await screens[segment](),
    handle: { title: `${label ?? 'Some'}, plan settings` },
  }
}
