import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { GlobalStyle } from '@throughline/ui/theme'
import { RouterProvider, type DataRouter } from 'react-router-dom'
import { ServicesProvider, type Services } from './services'
import { ToastProvider } from './shell/ToastProvider'

/** The whole app: services and cache around the routes. */
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
      <QueryClientProvider client={queryClient}>
        <GlobalStyle />
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </ServicesProvider>
  )
}
