import { GlobalStyle } from '@throughline/ui/theme'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { CacheProvider, type QueryClient } from './data/query-client'
import { ServicesProvider, type Services } from './services'
import { ToastProvider } from './shell/ToastProvider'

/** The app: services, cache and toasts around the routes. */
export function App({
  services,
  queryClient,
  router,
}: {
  readonly services: Services
  readonly queryClient: QueryClient
  readonly router: DataRouter
}) {
  return (
    <ServicesProvider services={services}>
      <CacheProvider client={queryClient}>
        <GlobalStyle />
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </CacheProvider>
    </ServicesProvider>
  )
}
