import { Banner } from '@throughline/ui/Banner'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorState } from '@throughline/ui/ErrorState'
import { FullScreenPage } from '@throughline/ui/FullScreenPage'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import type { SettingsState } from '../../settings'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { PageColumn, SkeletonColumn } from './Profile.styles'
import { useGoBack } from './use-go-back'

export interface ProfileFrameProps {
  readonly title: string
  /** A few words after the title. @default nothing */
  readonly subtitle?: string
  /** @default ready */
  readonly state?: SettingsState
  /** Why the user may only view the page; null if the user may change it. @default null */
  readonly readOnlyReason?: string | null
  /** @default returns to the previous page */
  readonly onClose?: () => void
  readonly children?: ReactNode
}

const ready: SettingsState = { status: 'ready' }

/** Page of a person: its title, Close, and its states. */
export function ProfileFrame({
  title,
  subtitle,
  state = ready,
  readOnlyReason = null,
  onClose,
  children,
}: ProfileFrameProps) {
  const goBack = useGoBack()
  return (
    <FullScreenPage
      isOpen
      isModal={false}
      title={title}
      {...(subtitle === undefined ? null : { subtitle })}
      closeLabel="Close"
      onClose={onClose ?? goBack}
    >
      <PageColumn>
        {readOnlyReason === null ? null : <Banner>{readOnlyReason}</Banner>}
        {state.status === 'loading' ? <ProfileSkeleton /> : null}
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
        {state.status === 'ready' ? children : null}
      </PageColumn>
    </FullScreenPage>
  )
}

function ProfileSkeleton() {
  return (
    <SkeletonColumn aria-label="Person" aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width={96} height={96} shape="circle" />
      {[64, 72, 48].map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton height={32} shape="bar" />
        </div>
      ))}
    </SkeletonColumn>
  )
}

/** Page for a URL whose id belongs to no user of the account. */
export function PersonNotFound({ accountName }: { readonly accountName: string }) {
  return (
    <CentredPlace>
      <EmptyState
        illustration="search"
        title={<h1>This person is not in your account</h1>}
        actions={<RouterLinkButton to="/plans">Go to your plans</RouterLinkButton>}
      >
        The address may be mistyped, or the person was removed from {accountName}.
      </EmptyState>
    </CentredPlace>
  )
}

/** Page for a user who may not open the profiles of other users. */
export function PeopleRefused({ text, ownId }: { readonly text: string; readonly ownId: number }) {
  return (
    <CentredPlace>
      <EmptyState
        illustration="list"
        title={<h1>You cannot open this page</h1>}
        actions={
          <RouterLinkButton to={`/account/user/${ownId}`}>Open your profile</RouterLinkButton>
        }
      >
        {text}
      </EmptyState>
    </CentredPlace>
  )
}
