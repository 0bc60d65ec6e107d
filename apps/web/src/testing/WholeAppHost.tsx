import type { SessionDetails } from '@throughline/api-client'
import { fixedNow } from '@throughline/test-support/clock'
import type { MockNetwork } from '@throughline/test-support/network'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../App'
import { queryClientOfStories } from './query-client-of-stories'
import { memoryStore } from '../preferences/browser-store'
import { createPreferences } from '../preferences/preferences'
import { appRoutes } from '../routes'
import { createSession } from '../session/session'
import { createRequestProgress } from '../shell/request-progress'

export interface WholeAppHostProps {
  /** Server that answers the requests of every screen. */
  readonly server: Pick<MockNetwork, 'client'>
  readonly session: SessionDetails
  /** Initial path and query of the app. */
  readonly url: string
}

/**
 * The complete app in a story: all routes in their shell, with a signed-in user and a mocked
 * network. Links lead to the other screens. It reads its props once, when it mounts. For a single
 * screen, use `AppHost`.
 */
export function WholeAppHost(props: WholeAppHostProps) {
  const [app] = useState(() => appOf(props))
  return <App {...app} />
}

function appOf({ server: { client }, session: details, url }: WholeAppHostProps) {
  const preferences = createPreferences(memoryStore())
  const session = createSession({ client, preferences, now: fixedNow, onCleared: () => undefined })
  session.handleRefreshed(details)
  return {
    client,
    queryClient: queryClientOfStories(),
    preferences,
    session,
    progress: createRequestProgress(),
    router: createMemoryRouter(appRoutes(), { initialEntries: [url] }),
  }
}
