import type { ApiClient } from '@throughline/api-client'
import { GlobalStyle, StyleRules } from '@throughline/ui/theme'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { DataProvider } from './data/DataProvider'
import type { QueryClient } from './data/query-client'
import { RouterContext } from './platform/router'
import { ToastProvider } from './platform/ToastProvider'
import type { Preferences } from './preferences/preferences'
import { PreferencesContext } from './preferences/preferences-context'
import type { Session } from './session/page-session'
import { SessionContext } from './session/use-session'
import type { RequestProgress } from './shell/request-progress'
import { RequestProgressContext } from './shell/request-progress-context'

/** Objects that exist once per page, created in `main.tsx`. */
export interface AppProps {
  readonly client: ApiClient
  readonly queryClient: QueryClient
  readonly preferences: Preferences
  readonly session: Session
  readonly progress: RequestProgress
  readonly router: DataRouter
}

/** The app: its routes inside the providers that every component can use. */
export function App({ client, queryClient, preferences, session, progress, router }: AppProps) {
  return (
    <PreferencesContext value={preferences}>
      <DataProvider client={client} queryClient={queryClient}>
        <SessionContext value={session}>
          <RequestProgressContext value={progress}>
            <StyleRules>
              <GlobalStyle />
              <ToastProvider>
                <RouterContext value={router}>
                  <RouterProvider router={router} />
                </RouterContext>
              </ToastProvider>
            </StyleRules>
          </RequestProgressContext>
        </SessionContext>
      </DataProvider>
    </PreferencesContext>
  )
}
