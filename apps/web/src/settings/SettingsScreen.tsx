import { Banner } from '@throughline/ui/Banner'
import { ErrorState } from '@throughline/ui/ErrorState'
import { FullScreenPage } from '@throughline/ui/FullScreenPage'
import type { ReactNode } from 'react'
import { Content, Description } from './SettingsScreen.styles'
import { SettingsSkeleton } from './SettingsSkeleton'

/** What the data of a settings screen have come to. */
export type SettingsState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error'
      readonly message: string
      readonly isRetrying: boolean
      readonly onRetry: () => void
    }
  | { readonly status: 'ready' }

export interface SettingsScreenProps {
  /** What is set up, such as "Tags". */
  readonly title: string
  /** Name of the plan. */
  readonly planName: string
  /** A sentence or two on what the settings are for. */
  readonly description: string
  readonly state: SettingsState
  /** Why the person may look, but not change; null when they may. @default null */
  readonly readOnlyReason?: string | null
  /** Links to the other settings of the plan. @default none */
  readonly navigation?: ReactNode
  /** A `SaveBar`, where the screen is saved as a whole. @default every change is saved at once */
  readonly saveBar?: ReactNode
  /** Leaves for the previous page. With a form, hand in `close` of its leave guard. */
  readonly onClose: () => void
  /** The sections: a `FormLayout`, or `SettingsSections` with lists and switches that save themselves. */
  readonly children: ReactNode
}

/**
 * A settings screen of a plan: a page over everything, with its title, the name of the
 * plan and Close, and the states that every such screen has.
 *
 * @see docs/guides/forms-and-settings.md
 */
export function SettingsScreen({
  title,
  planName,
  description,
  state,
  readOnlyReason = null,
  navigation,
  saveBar,
  onClose,
  children,
}: SettingsScreenProps) {
  const isReady = state.status === 'ready'
  return (
    <FullScreenPage
      isOpen
      title={title}
      subtitle={planName}
      closeLabel="Close"
      navigation={navigation}
      footer={isReady && readOnlyReason === null ? saveBar : undefined}
      onClose={onClose}
    >
      <Content>
        <Description>{description}</Description>
        {isReady && readOnlyReason !== null ? <Banner>{readOnlyReason}</Banner> : null}
        {state.status === 'loading' ? <SettingsSkeleton /> : null}
        {state.status === 'error' ? (
          <ErrorState
            title={`${title} could not be loaded`}
            retryLabel="Try again"
            isRetrying={state.isRetrying}
            onRetry={state.onRetry}
          >
            {state.message}
          </ErrorState>
        ) : null}
        {isReady ? children : null}
      </Content>
    </FullScreenPage>
  )
}
