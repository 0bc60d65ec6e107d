import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { PlanSettingsScreen } from '../screens/settings/PlanSettingsScreen'
import { stateOfSettings, type SettingsSegment } from '../shell/settings-paths'
import { AppHost, type AppHostProps } from './AppHost'

/** Close leads there. */
const CLOSED = stateOfSettings('/account/1/plan/12/settings/closed')

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
  const path = `/account/1/plan/12/settings/${segment}`
  return (
    <AppHost
      {...rest}
      path="/account/:accountId/plan/:planId/settings"
      screen={<PlanSettingsScreen />}
      url={path + fragment}
      state={CLOSED}
      inside={[
        { path: segment, element: screen },
        { path: '*', element: <OtherSettings from={path} /> },
      ]}
    />
  )
}

/** Where Close and links to other settings lead, and a link back. */
function OtherSettings({ from }: { readonly from: string }) {
  return (
    <>
      <p>Other settings</p>
      <Link to={from} state={CLOSED}>
        Back to the settings
      </Link>
    </>
  )
}
