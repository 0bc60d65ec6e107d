import { Banner } from '@throughline/ui/Banner'
import { ErrorState } from '@throughline/ui/ErrorState'
import { FullScreenPage } from '@throughline/ui/FullScreenPage'
import type { ReactNode } from 'react'
import { useSettingsFrame } from './settings-frame'
import { Content, Description, Head, HeadActions, Title } from './SettingsScreen.styles'
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
  /** A sentence or two on what the settings are for. */
  readonly description: string
  readonly state: SettingsState
  /** Buttons beside the title, the primary one last; they are there once the data are. @default none */
  readonly actions?: ReactNode
  /** Why the person may look, but not change; null when they may. @default null */
  readonly readOnlyReason?: string | null
  /** A `SaveBar`, where the screen is saved as a whole. @default every change is saved at once */
  readonly saveBar?: ReactNode
  /** `wide` for tables and lists, `narrow` for forms that are read line by line. @default 'wide' */
  readonly width?: 'narrow' | 'wide'
  /** Leaves for the previous page. With a form, hand in `close` of its leave guard. @default the frame's */
  readonly onClose?: () => void
  /** The sections: a `FormLayout`, or `SettingsSections` with lists and switches that save themselves. */
  readonly children: ReactNode
}

/**
 * A settings screen of a plan: the frame with the navigation of the settings, their search
 * and Close, the title, and the states that every such screen has.
 *
 * @see docs/guides/forms-and-settings.md
 */
export function SettingsScreen({
  title,
  description,
  state,
  actions,
  readOnlyReason = null,
  saveBar,
  width = 'wide',
  onClose,
  children,
}: SettingsScreenProps) {
  const { planName, navigation, search, close } = useSettingsFrame()
  const isReady = state.status === 'ready'
  return (
    <FullScreenPage
      isOpen
      isModal={false}
      aria-label={`${title}, plan settings of ${planName}`}
      aria-labelledby={undefined}
      title="Plan settings"
      subtitle={planName}
      closeLabel="Close"
      actions={search}
      navigation={navigation}
      footer={isReady && readOnlyReason === null ? saveBar : undefined}
      onClose={onClose ?? close}
    >
      <Content data-width={width}>
        <Head>
          <div>
            <Title>{title}</Title>
            <Description>{description}</Description>
          </div>
          {isReady && actions !== undefined ? <HeadActions>{actions}</HeadActions> : null}
        </Head>
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
