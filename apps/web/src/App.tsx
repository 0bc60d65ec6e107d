import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { GlobalStyle } from '@throughline/ui/theme'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { createAppRouter } from './routes'
import { ServicesProvider, type Services } from './services'
import { ToastProvider } from './shell/ToastProvider'

/** The whole app: services and cache around the routes. */
export function App({
  services,
  queryClient,
}: {
  readonly services: Services
  readonly queryClient: QueryClient
}) {
  const [router] = useState(createAppRouter)
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
