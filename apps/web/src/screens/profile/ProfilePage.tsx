import { useGuardedForms, useLeaveGuard } from '../../forms'
import { AccountSection } from './AccountSection'
import { DetailsForm } from './DetailsForm'
import { PhotoSection } from './PhotoSection'
import { PlanRoles } from './PlanRoles'
import type { Profile, ProfileViewer } from './profile-person'
import { ProfileFrame } from './ProfileFrame'
import { SessionsSection } from './SessionsSection'
import { useGoBack } from './use-go-back'

export interface ProfilePageProps {
  readonly profile: Profile
  readonly viewer: ProfileViewer
}

/** What is stored of a person, and what may be changed of it. */
export function ProfilePage({ profile, viewer }: ProfilePageProps) {
  const { name, isSelf, user } = profile
  const goBack = useGoBack()
  const { forms, tell } = useGuardedForms()
  const guard = useLeaveGuard({ form: forms, onClose: goBack })
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
