// A file of its own, so that the first screen does not list what most people open rarely.
import { createElement, type ComponentType } from 'react'
import type { AccountPath } from './shell/account-paths'
import type { RouteMetadata } from './shell/route-metadata'

interface AccountPlace {
  readonly title: string
  readonly load: () => Promise<ComponentType>
  readonly metadata?: Omit<RouteMetadata, 'title'>
}

/** Its steps are settings of the plan, which screens do not import from each other. */
const loadSetup = async () => {
  const [{ SetupScreen }, { loadSettings }] = await Promise.all([
    import('./screens/setup/SetupScreen'),
    import('./settings-screens'),
  ])
  return () => createElement(SetupScreen, { loadSettings })
}
const loadGuides = async () => (await import('./screens/guides/GuidesScreen')).GuidesScreen

const PLACES: Readonly<Record<AccountPath, AccountPlace>> = {
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

/** Loads a place beside the plans, as a route shows it. */
export async function loadAccountPlace(
  path: AccountPath,
): Promise<{ readonly Component: ComponentType; readonly handle: RouteMetadata }> {
  const { title, load, metadata } = PLACES[path]
  return { Component: await load(), handle: { ...metadata, title } }
}
