import { matchRoutes, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import {
  loadBudgetScreen,
  loadCalendarScreen,
  loadHelp,
  loadItemScreen,
  loadPalette,
  loadPerformanceScreen,
  loadPlansScreen,
  loadSearchScreen,
  loadSettingsScreen,
  loadTableScreen,
} from './route-chunks'
import { accountPaths } from './shell/account-paths'
import { InitialisingScreen } from './shell/InitialisingScreen'
import { LoggedOutShell } from './shell/LoggedOutShell'
import { publicPaths } from './shell/public-paths'
import { Root } from './shell/Root'
import type { RouteMetadata } from './shell/route-metadata'
import type { SettingsSegment } from './shell/settings-paths'
import { SignedInShell } from './shell/SignedInShell'
import { ViewError } from './shell/ViewError'

const metadata = (data: RouteMetadata): RouteMetadata => data

/**
 * Redirects `calendar` without a view to the month, with the same query. Without a date or filters
 * either, the saved views decide which view opens (`plan/views/DefaultViewOpener.tsx`).
 */
function redirectToMonth({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search, searchParams } = new URL(request.url)
  if ([...searchParams.keys()].every((key) => key === 'view')) return null
  return redirect(`${pathname.replace(/\/+$/, '')}/month${search}`)
}

const plansRoute = {
  lazy: async () => {
    const { PlansScreen } = await loadPlansScreen()
    return { element: <PlansScreen loadCalendar={loadCalendarScreen} /> }
  },
  handle: metadata({ title: 'Plans' }),
  errorElement: <ViewError />,
}

/** Returns the route of an item's page. Routes that show the same page retain its typed values. */
const itemRoute = (id: string, path: string, title: string): RouteObject => ({
  id,
  path: `/account/:accountId/plan/:planId/${path}/:itemId`,
  lazy: async () => ({ Component: (await loadItemScreen()).ItemScreen }),
  handle: metadata({ title }),
  errorElement: <ViewError />,
})

/** Returns the route of a view of a plan, other than its calendars. */
const viewRoute = (
  path: string,
  title: string,
  lazy: NonNullable<RouteObject['lazy']>,
): RouteObject => ({
  path: `/account/:accountId/plan/:planId/${path}`,
  lazy,
  handle: metadata({ title, hasShortcuts: true }),
  errorElement: <ViewError />,
})

/** Returns the route of a settings screen of a plan, inside their frame. */
const settingsRoute = (path: SettingsSegment): RouteObject => ({
  path,
  lazy: async () => (await loadSettingsScreen()).loadSettings(path),
  errorElement: <ViewError />,
})

/** Returns the routes of the app. The code of a route is loaded on demand. */
export function appRoutes(): RouteObject[] {
  return [
    {
      element: <Root />,
      hydrateFallbackElement: <InitialisingScreen />,
      errorElement: <ViewError isWholePage />,
      children: [
        {
          element: <LoggedOutShell />,
          // Applies also while the code of a page is loading, or after a failure.
          handle: metadata({ title: 'Sign in', isPublic: true }),
          children: publicPaths.map((path) => ({
            path,
            lazy: async () => (await import('./public-screens')).publicScreen(path),
            errorElement: <ViewError isWholePage />,
          })),
        },
        {
          element: <SignedInShell loadPalette={loadPalette} loadHelp={loadHelp} />,
          children: [
            { path: '/', ...plansRoute },
            { path: '/plans', ...plansRoute },
            {
              path: '/account/:accountId/plan/:planId',
              element: null,
              loader: ({ request }: LoaderFunctionArgs) => {
                const { pathname, search } = new URL(request.url)
                return redirect(`${pathname.replace(/\/+$/, '')}/calendar${search}`)
              },
            },
            {
              path: '/account/:accountId/plan/:planId/calendar',
              lazy: async () => ({ Component: (await loadCalendarScreen()).CalendarScreen }),
              errorElement: <ViewError />,
              // One screen shows every view, so that it retains its state when the view changes.
              children: [
                {
                  index: true,
                  element: null,
                  loader: redirectToMonth,
                  handle: metadata({ title: 'Month', hasShortcuts: true }),
                },
                {
                  path: 'month',
                  element: null,
                  handle: metadata({ title: 'Month', hasShortcuts: true }),
                },
                {
                  path: 'day',
                  element: null,
                  handle: metadata({ title: 'Day', hasShortcuts: true }),
                },
                {
                  path: 'flow',
                  element: null,
                  handle: metadata({ title: 'Flow', hasShortcuts: true }),
                },
              ],
            },
            viewRoute('table', 'Table', async () => ({
              Component: (await loadTableScreen()).TableScreen,
            })),
            viewRoute('budget', 'Budget', async () => ({
              Component: (await loadBudgetScreen()).BudgetScreen,
            })),
            viewRoute('search', 'Search', async () => ({
              Component: (await loadSearchScreen()).SearchScreen,
            })),
            viewRoute('performance', 'Performance', async () => ({
              Component: (await loadPerformanceScreen()).PerformanceScreen,
            })),
            {
              path: '/account/:accountId/plan/:planId/settings',
              lazy: async () => ({ Component: (await loadSettingsScreen()).PlanSettingsScreen }),
              handle: metadata({ title: 'Plan settings' }),
              errorElement: <ViewError />,
              children: [
                {
                  index: true,
                  lazy: async () => ({
                    Component: (await loadSettingsScreen()).SettingsIndexScreen,
                  }),
                },
                settingsRoute('channels'),
                settingsRoute('calendars-of-interest'),
                settingsRoute('tags'),
                settingsRoute('initiatives'),
                settingsRoute('budget'),
                settingsRoute('documents'),
                settingsRoute('team'),
                settingsRoute('performance'),
              ],
            },
            itemRoute('TacticDetail', 'tactic', 'Tactic'),
            itemRoute('InitiativeDetail', 'initiative', 'Initiative'),
            // Two names of one page, which has one address.
            {
              id: 'AccountInitiativeDetail',
              children: [itemRoute('PlanInitiativeDetail', 'settings/initiative', 'Initiative')],
            },
            ...accountPaths.map((path) => ({
              path,
              lazy: async () => (await import('./account-screens')).loadAccountPlace(path),
              errorElement: <ViewError />,
            })),
            {
              path: '*',
              lazy: async () => ({
                Component: (await import('./screens/not-matching/NotFoundScreen')).NotFoundScreen,
              }),
              handle: metadata({ title: 'Page not found' }),
              errorElement: <ViewError />,
            },
          ],
        },
      ],
    },
  ]
}

/**
 * Loads the code of a page and puts it into its routes. A router with these routes then shows the
 * page at once. Never rejects: after a failure the router loads the code again and shows the error.
 */
export async function loadPlace(routes: readonly RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes([...routes], pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy().catch(() => null)
      if (loaded !== null) Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}
