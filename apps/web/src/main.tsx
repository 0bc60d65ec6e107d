import { createApiClient } from '@throughline/api-client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { now } from './clock'
import { showCopiedAnswers } from './data/copied-answers'
import { keepLocalCopy } from './data/keep-local-copy'
import { createQueryClient } from './data/query-client'
import { browserStore } from './preferences/browser-store'
import { createPreferences } from './preferences/preferences'
import { applyDensity, applyTheme } from './preferences/theme'
import { lastScreen, localCopy } from './session/early-copy'
import { fetchOrTakeEarly, inTurn } from './session/early-requests'
import { createSession } from './session/session'
import { createRequestProgress } from './shell/request-progress'

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
  onRefreshed: (facts) => {
    session.handleRefreshed(facts)
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
keepLocalCopy(queryClient, localCopy, () => {
  const { who, configuration } = session.getState()
  return who.status === 'logged-in' && who.isConfirmed ? { facts: who.facts, configuration } : null
})

const root = document.getElementById('root')
if (root === null) {
  throw new Error('index.html has no #root, so there is nowhere to draw: put it back.')
}
createRoot(root).render(
  <StrictMode>
    <App services={{ client, preferences, session, progress }} queryClient={queryClient} />
  </StrictMode>,
)
