import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { PlanSettingsScreen } from '../screens/settings/PlanSettingsScreen'
import { stateOfSettings, type SettingsSegment } from '../shell/settings-paths'
import { AppHost, type AppHostProps } from './AppHost'

/** State of the history with the page that Close opens. */
const closed = stateOfSettings('/account/1/plan/12/settings/closed')

export interface SettingsScreenHostProps extends Pick<
  AppHostProps,
  'server' | 'session' | 'store' | 'links'
> {
  readonly segment: SettingsSegment
  readonly screen: ReactElement
  /** Fragment of the URL, such as `#channel-103`. @default none */
  readonly fragment?: string
}

/**
 * Host of settings screens in stories: in their frame, at plan 12 of account 1. Close and links to
 * other settings open a page of the host.
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
      state={closed}
      inside={[
        { path: segment, element: screen },
        { path: '*', element: <OtherSettings from={path} /> },
      ]}
    />
  )
}

/** Page that Close and links to other settings open, with a link back. */
function OtherSettings({ from }: { readonly from: string }) {
  return (
    <>
      <p>Other settings</p>
      <Link to={from} state={closed}>
        Back to the settings
      </Link>
    </>
  )
}
