import { useGuardedForms, useLeaveGuard } from '../../forms'
import type { SettingsState } from '../../settings'
import { AccountSection } from './AccountSection'
import { DetailsForm } from './DetailsForm'
import { PhotoSection } from './PhotoSection'
import { PlanRoles } from './PlanRoles'
import type { Profile, ProfileViewer } from './profile-person'
import { ProfileFrame } from './ProfileFrame'
import { SessionsSection } from './SessionsSection'
import { useGoBack } from './use-go-back'

export interface ProfilePageProps {
  /** The person, and who looks at them; null while they are on their way. */
  readonly shown: { readonly profile: Profile; readonly viewer: ProfileViewer } | null
  /** The title of the page until they are there. */
  readonly title: string
  readonly state: SettingsState
}

/**
 * What is stored of a person, and what may be changed of it. It is one page from the start, so
 * that the focus stays where it is when the person arrives.
 */
export function ProfilePage({ shown, title, state }: ProfilePageProps) {
  const goBack = useGoBack()
  const { forms, tell } = useGuardedForms()
  const guard = useLeaveGuard({ form: forms, onClose: goBack })
  if (shown === null) return <ProfileFrame title={title} state={state} onClose={guard.close} />
  const { profile, viewer } = shown
  const { name, isSelf, user } = profile
  return (
    <ProfileFrame
      title={isSelf ? 'Profile' : name}
      subtitle={isSelf ? name : viewer.account.name}
      readOnlyReason={profile.detailsRefusal}
      onClose={guard.close}
    >
      {isSelf ? <PhotoSection user={user} accountId={viewer.account.id} /> : null}
      <DetailsForm profile={profile} accountId={viewer.account.id} tellOfForm={tell} />
      <AccountSection
        profile={profile}
        viewer={viewer}
        onRemoved={() => {
          // Nothing of somebody who is gone can be saved any more.
          forms.discard()
          goBack()
        }}
      />
      <PlanRoles profile={profile} viewer={viewer} tellOfForm={tell} />
      {isSelf ? <SessionsSection userId={user.id} /> : null}
      {guard.question}
    </ProfileFrame>
  )
}
