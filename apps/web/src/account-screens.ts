// Separate from the main routes, so that the first screen does not list rarely opened screens.
import { createElement, type ComponentType } from 'react'
import type { AccountPath } from './shell/account-paths'
import type { RouteMetadata } from './shell/route-metadata'

interface AccountPlace {
  readonly title: string
  readonly load: () => Promise<ComponentType>
  readonly metadata?: Omit<RouteMetadata, 'title'>
}

/**
 * Loads the setup screen and the settings that its steps show. Screens do not import each other, so
 * the loader of the settings is passed to the screen.
 */
const loadSetup = async () => {
  const [{ SetupScreen }, { loadSettings }] = await Promise.all([
    import('./screens/setup/SetupScreen'),
    import('./settings-screens'),
  ])
  return () => createElement(SetupScreen, { loadSettings })
}
const loadGuides = async () => (await import('./screens/guides/GuidesScreen')).GuidesScreen

const places: Readonly<Record<AccountPath, AccountPlace>> = {
  '/account': {
    title: 'Account Settings',
    load: async () => (await import('./screens/account/AccountScreen')).AccountScreen,
  },
  '/account/user/:userId?': {
    title: 'Profile',
    load: async () => (await import('./screens/profile/ProfileScreen')).ProfileScreen,
  },
  '/setup/:mode/:accountId/:planId/:step?': {
    title: 'Setup',
    load: loadSetup,
    metadata: { isWholePage: true },
  },
  '/guides/:guide?': { title: 'Guides', load: loadGuides },
}

/** Loads a screen of the account, the setup or the guides, in the form that a route expects. */
export async function loadAccountPlace(
  path: AccountPath,
): Promise<{ readonly Component: ComponentType; readonly handle: RouteMetadata }> {
  const { title, load, metadata } = places[path]
  return { Component: await load(), handle: { ...metadata, title } }
}
