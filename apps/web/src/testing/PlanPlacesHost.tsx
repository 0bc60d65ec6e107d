import type { ReactElement } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import { ItemScreen } from '../screens/item/ItemScreen'
import { PlanSettingsScreen } from '../screens/settings/PlanSettingsScreen'
import type { SettingsSegment } from '../shell/settings-paths'
import { AppHost, type AppHostProps } from './AppHost'

export interface PlanPlacesHostProps extends Pick<AppHostProps, 'server'> {
  /** Initial path of the app, below plan 12 of account 1. */
  readonly url: string
  readonly segment: SettingsSegment
  /** The settings at that segment. */
  readonly screen: ReactElement
  /** Further pages of the plan; the editor of initiatives is always included. @default none */
  readonly places?: readonly RouteObject[]
}

const noPlaces: readonly RouteObject[] = []

/**
 * Settings of a plan together with other pages of the plan, for stories about navigation between
 * them.
 */
export function PlanPlacesHost({
  server,
  url,
  segment,
  screen,
  places = noPlaces,
}: PlanPlacesHostProps) {
  return (
    <AppHost
      server={server}
      path="/account/:accountId/plan/:planId"
      screen={<Outlet />}
      inside={[
        ...places,
        {
          path: 'settings',
          element: <PlanSettingsScreen />,
          children: [{ path: segment, element: screen }],
        },
        { path: 'settings/initiative/:id', element: <ItemScreen /> },
      ]}
      url={`/account/1/plan/12/${url}`}
    />
  )
}
