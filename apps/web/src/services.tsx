import type { ApiClient } from '@throughline/api-client'
import { createContext, use, type ReactNode } from 'react'
import type { Preferences } from './preferences/preferences'
import type { RequestProgress } from './shell/request-progress'
import type { Session } from './session/session'

/** The objects of which the page has one each, created in `main.tsx`. */
export interface Services {
  readonly client: ApiClient
  readonly preferences: Preferences
  readonly session: Session
  readonly progress: RequestProgress
}

const ServicesContext = createContext<Services | null>(null)

/** Provides the services to everything below. */
export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services
  readonly children: ReactNode
}) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

/** The services of the page. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === null) {
    throw new Error(
      'Services are missing, so nothing can be read. Put ServicesProvider around the component.',
    )
  }
  return services
}
