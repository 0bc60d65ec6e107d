import { Banner } from '@throughline/ui/Banner'
import { ErrorState } from '@throughline/ui/ErrorState'
import { FullScreenPage } from '@throughline/ui/FullScreenPage'
import { useSettingsFrame } from './settings-frame'
import type { SettingsScreenProps } from './settings-screen-props'
import { Content, Description, Head, HeadActions, Title } from './SettingsScreen.styles'
import { SettingsSkeleton } from './SettingsSkeleton'

/**
 * Settings screen of a plan: the frame with the navigation of the settings, their search and Close,
 * the title, and the states that every such screen has. In a step of the setup, it renders the page
 * of the step instead.
 *
 * @see docs/guides/forms-and-settings.md
 */
export function SettingsScreen(props: SettingsScreenProps) {
  const { step } = useSettingsFrame()
  return step === undefined ? <SettingsPage {...props} /> : <step.Page {...props} />
}

function SettingsPage({
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
