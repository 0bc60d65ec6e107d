import type { SessionDetails } from '@throughline/api-client'
import { buildSession } from '@throughline/test-support/builders'
import { fixedNow } from '@throughline/test-support/clock'
import type { MockNetwork } from '@throughline/test-support/network'
import { useState, type ReactElement } from 'react'
import {
  createMemoryRouter,
  Link,
  NavigationType,
  Outlet,
  useLocation,
  useNavigationType,
  type RouteObject,
} from 'react-router-dom'
import { App } from '../App'
import { queryClientOfStories } from './query-client-of-stories'
import { LeaveGuards } from '../platform/LeaveGuards'
import { memoryStore } from '../preferences/browser-store'
import type { KeyValueStore } from '../preferences/key-value-store'
import { createPreferences } from '../preferences/preferences'
import { createSession } from '../session/session'
import { createRequestProgress } from '../shell/request-progress'
import { UndoProvider } from '../undo'

export interface AppHostProps {
  /** Server that answers the requests of the screen. */
  readonly server: Pick<MockNetwork, 'client'>
  /** The route of the screen, as a path pattern. */
  readonly path: string
  readonly screen: ReactElement
  /** Routes inside the screen. @default none */
  readonly inside?: readonly RouteObject[]
  /** Initial path and query of the app. */
  readonly url: string
  /** State of the history at that URL. @default null */
  readonly state?: unknown
  /** Session of the signed-in user; null for none. @default the user of `buildSession` */
  readonly session?: SessionDetails | null
  /** Adds all other paths, which show their URL. @default false */
  readonly hasOtherPlaces?: boolean
  /** Local storage of the browser. @default an empty store of this host */
  readonly store?: KeyValueStore
  /**
   * Links above the screen to other URLs, by their labels. One to `/sign-in` acts like a lost
   * session. @default none
   */
  readonly links?: Readonly<Record<string, string>>
}

/**
 * Host of screens in stories and tests. It renders a screen at a URL, inside the providers of the
 * app (services, query client, toasts, router, undo), with a signed-in user and a mocked network.
 * It reads its props once, when it mounts.
 */
export function AppHost(props: AppHostProps) {
  const [app] = useState(() => appOf(props))
  return <App {...app} />
}

function appOf({
  server: { client },
  path,
  screen,
  inside = [],
  url,
  state = null,
  session: details = buildSession(),
  store = memoryStore(),
  hasOtherPlaces = false,
  links = {},
}: AppHostProps) {
  const preferences = createPreferences(store)
  const session = createSession({ client, preferences, now: fixedNow, onCleared: () => undefined })
  if (details !== null) session.handleRefreshed(details)
  const router = createMemoryRouter(
    [
      {
        // Pages for signed-out users fill the window.
        element: (
          <LeaveGuards>{details === null ? <Outlet /> : <Frame links={links} />}</LeaveGuards>
        ),
        children: [
          { path, element: screen, children: [...inside] },
          ...(hasOtherPlaces ? [{ path: '*', element: <OtherPlace /> }] : []),
        ],
      },
    ],
    { initialEntries: [entryOf(url, state)] },
  )
  return {
    client,
    queryClient: queryClientOfStories(),
    preferences,
    session,
    progress: createRequestProgress(),
    router,
  }
}

const SIGN_IN = '/sign-in'

function OtherPlace() {
  const { pathname, search } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  return (
    <>
      <h1>Now at {pathname + search}</h1>
      {isReplaced ? <p>Back leaves the page before out.</p> : null}
    </>
  )
}

/** Returns an entry of the history. */
function entryOf(url: string, state: unknown) {
  const { pathname, search, hash } = new URL(url, 'http://app.test')
  return { pathname, search, hash, state }
}

/** Renders the parts of the signed-in shell that surround a screen, without navigation. */
function Frame({ links }: Required<Pick<AppHostProps, 'links'>>) {
  return (
    <>
      {Object.entries(links).map(([label, to]) => (
        // Without a session, the app replaces the URL.
        <Link key={to} to={to} replace={to === SIGN_IN}>
          {label}
        </Link>
      ))}
      <main style={{ blockSize: '100vh' }}>
        <UndoProvider>
          <Outlet />
        </UndoProvider>
      </main>
    </>
  )
}
