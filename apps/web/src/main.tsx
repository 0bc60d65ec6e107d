import '@fontsource-variable/inter/index.css'
import { createApiClient } from '@throughline/api-client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { now } from './clock'
import { createQueryClient } from './data/query-client'
import { browserStore, createPreferences } from './preferences/preferences'
import { applyTheme } from './preferences/theme'
import { createSession } from './session/session'
import { createRequestProgress } from './shell/request-progress'

const preferences = createPreferences(browserStore())
preferences.flushOutdated(now())
applyTheme(preferences.theme())

const queryClient = createQueryClient()
const progress = createRequestProgress()
const client = createApiClient({
  baseUrl: '/api',
  onProgress: progress.handleProgress,
  onSessionLost: () => {
    session.handleSessionLost()
  },
  onMaintenance: () => {
    session.handleMaintenance()
  },
  runExclusively: async (work) => {
    // Browsers without the lock API have no secure context either, where the cookie would not work.
    if (!('locks' in navigator)) return work()
    return navigator.locks.request('throughline-refresh', () => work())
  },
})
const session = createSession({
  client,
  preferences,
  now,
  onCleared: () => {
    queryClient.clear()
  },
})
void session.start()

const root = document.getElementById('root')
if (root === null) {
  throw new Error('index.html has no #root, so there is nowhere to draw: put it back.')
}
createRoot(root).render(
  <StrictMode>
    <App services={{ client, preferences, session, progress }} queryClient={queryClient} />
  </StrictMode>,
)
