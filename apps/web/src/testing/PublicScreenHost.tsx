import type { MockNetwork } from '@throughline/test-support/network'
import type { ReactElement } from 'react'
import type { PublicPath } from '../shell/public-paths'
import { AppHost } from './AppHost'

export interface PublicScreenHostProps {
  readonly server: Pick<MockNetwork, 'client'>
  readonly path: PublicPath
  readonly screen: ReactElement
  /** Initial path and query of the app. */
  readonly url: string
  /** State of the history at that URL. @default null */
  readonly state?: unknown
}

/** Renders a page for signed-out users. A link to another page shows its path. */
export function PublicScreenHost(props: PublicScreenHostProps) {
  return <AppHost {...props} session={null} hasOtherPlaces />
}
