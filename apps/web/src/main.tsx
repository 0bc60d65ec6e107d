import { createApiClient } from '@throughline/api-client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { App } from './App'
import { showCopiedAnswers } from './data/local-copy/copied-answers'
import { keepLocalCopy } from './data/local-copy/keep-local-copy'
import { createQueryClient } from './data/query-client'
import { now } from './platform/now'
import { whenIdle } from './platform/when-idle'
import { browserStore } from './preferences/browser-store'
import { createPreferences } from './preferences/preferences'
import { applyDensity, applyTheme } from './preferences/theme'
import { appRoutes, loadPlace } from './routes'
import { lastScreen, localCopy } from './session/early-copy'
import { fetchOrTakeEarly, inTurn } from './session/early-requests'
import { createSession } from './session/session'
import { createRequestProgress } from './shell/request-progress'

/** The first frame waits at most this long for the local copy and the route, in milliseconds. */
const LONGEST_WAIT_MS = 1000

const preferences = createPreferences(browserStore())
preferences.flushOutdated(now())
applyTheme(preferences.theme())
applyDensity(preferences.density())

const queryClient = createQueryClient()
const progress = createRequestProgress()
const client = createApiClient({
  baseUrl: '/api',
  fetch: fetchOrTakeEarly,
  onProgress: progress.handleProgress,
  onRefreshed: (details) => {
    session.handleRefreshed(details)
  },
  onSessionLost: () => {
    session.handleSessionLost()
  },
  onMaintenance: () => {
    session.handleMaintenance()
  },
  runExclusively: inTurn,
})
const session = createSession({
  client,
  preferences,
  now,
  remember: async () => {
    const screen = await lastScreen()
    if (screen === null) return null
    const showAnswers = () => {
      showCopiedAnswers(queryClient, screen.answers)
    }
    return { ...screen, showAnswers }
  },
  onCleared: () => {
    queryClient.clear()
    void localCopy.empty()
  },
  onOtherPerson: () => {
    void localCopy.empty().finally(() => {
      globalThis.location.reload()
    })
  },
})
void session.start()
whenIdle(() => {
  // Without it this tab follows the others after its next load.
  import('./session/tabs').then(({ followTabs }) => followTabs(session)).catch(() => undefined)
}, LONGEST_WAIT_MS)
keepLocalCopy(queryClient, localCopy, () => {
  const { who, configuration } = session.getState()
  return who.status === 'logged-in' && who.isConfirmed
    ? { details: who.details, configuration }
    : null
})

const root = document.getElementById('root')
if (root === null) {
  throw new Error('index.html has no #root, so there is nowhere to draw: put it back.')
}
void draw(root)

async function draw(container: HTMLElement): Promise<void> {
  const routes = appRoutes()
  // Waits a limited time before the first frame. With a local copy, the first frame shows it; until
  // then the browser keeps the previous page. Without one, the first frame shows that the app is
  // starting.
  await Promise.race([readyToShow(routes), passed(LONGEST_WAIT_MS)])
  createRoot(container).render(
    <StrictMode>
      <App
        client={client}
        queryClient={queryClient}
        preferences={preferences}
        session={session}
        progress={progress}
        router={createBrowserRouter(routes)}
      />
    </StrictMode>,
  )
}

async function readyToShow(routes: readonly RouteObject[]): Promise<void> {
  const isRemembered = await session.whenRemembered()
  if (isRemembered) await loadPlace(routes, globalThis.location.pathname)
}

async function passed(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
