import type { ReactElement } from 'react'
import { PlanSettingsScreen } from '../screens/settings/PlanSettingsScreen'
import { stateOfSettings, type SettingsSegment } from '../shell/settings-paths'
import { AppHost, type AppHostProps } from './AppHost'

export interface SettingsScreenHostProps extends Pick<
  AppHostProps,
  'server' | 'session' | 'store' | 'links'
> {
  readonly segment: SettingsSegment
  readonly screen: ReactElement
  /** What follows the path, such as `#channel-103`. @default nothing */
  readonly fragment?: string
}

/**
 * The one host of settings screens in stories: in their frame, at plan 12 of account 1. Close
 * and links to other settings lead to places of the host that say their path.
 */
export function SettingsScreenHost({
  segment,
  screen,
  fragment = '',
  ...rest
}: SettingsScreenHostProps) {
  return (
    <AppHost
      {...rest}
      path="/account/:accountId/plan/:planId/settings"
      screen={<PlanSettingsScreen />}
      url={`/account/1/plan/12/settings/${segment}${fragment}`}
      // Close leads back there.
      state={stateOfSettings('/account/1/plan/12/settings/closed')}
      inside={[
        { path: segment, element: screen },
        { path: '*', element: <p>Other settings</p> },
      ]}
    />
  )
}
