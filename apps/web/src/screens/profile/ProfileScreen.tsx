import { managesPeopleOf, abilitiesOnAccount } from '@throughline/domain/access'
import { PROFILE_MESSAGES } from '@throughline/domain/messages'
import { Navigate, useParams } from 'react-router-dom'
import type { AccountSummary } from '@throughline/api-client'

import { useAccount } from '../../data/accounts'
import { isRefusal } from '../../data/refusals'
import { callerOf } from '../../session/caller'
import { idFromRoute, useActiveAccount, useSessionDetails } from '../../session/use-session'
import { stateOfReads } from '../../settings'
import { NewPersonPage } from './NewPersonPage'
import { profileOf } from './profile-person'
import { PeopleRefused, PersonNotFound, ProfileFrame } from './ProfileFrame'
import { useGuardedForms, useLeaveGuard } from '../../forms'
import type { SettingsState } from '../../settings'
import { AccountSection } from './AccountSection'
import { DetailsForm } from './DetailsForm'
import { PhotoSection } from './PhotoSection'
import { PlanRoles } from './PlanRoles'
import type { Profile, ProfileViewer } from './profile-person'
import { SessionsSection } from './SessionsSection'
import { useGoBack } from './use-go-back'

/**
 * Profile of the user, or of another user of the account. Without an id in the URL, the screen adds
 * a user.
 */
export function ProfileScreen() {
  const account = useActiveAccount()
  const details = useSessionDetails()
  const { userId: text } = useParams()
  if (account === null) return <Navigate to="/plans" replace />
  const caller = callerOf(details)
  // An account with an expired subscription opens only the list of its plans.
  if (!abilitiesOnAccount(account, caller).canSeeProfile) return <Navigate to="/plans" replace />
  const userId = idFromRoute(text)
  if (text !== undefined && userId === null) return <PersonNotFound accountName={account.name} />
  if (userId !== details.user.id && !managesPeopleOf(account, caller)) {
    return (
      <PeopleRefused
        text={
          userId === null ? PROFILE_MESSAGES.onlyAdminsInvite : PROFILE_MESSAGES.onlyAdminsSeePeople
        }
        ownId={details.user.id}
      />
    )
  }
  return <AccountPerson key={userId ?? 'new'} userId={userId} account={account} />
}

/** Profile of a user of the account, once the account has loaded. */
function AccountPerson({
  userId,
  account: { id: accountId, name: accountName },
}: {
  /** null for a new person. */
  readonly userId: number | null
  readonly account: AccountSummary
}) {
  const details = useSessionDetails()
  const account = useAccount(accountId)
  if (isRefusal(account.error)) return <PersonNotFound accountName={accountName} />
  const viewer =
    account.data === undefined ? null : { caller: callerOf(details), account: account.data }
  const state = stateOfReads(account)
  if (userId === null) return <NewPersonPage viewer={viewer} state={state} />
  const profile = viewer === null ? null : profileOf(userId, viewer)
  if (viewer !== null && profile === null) return <PersonNotFound accountName={accountName} />
  return (
    <ProfilePage
      visible={viewer === null || profile === null ? null : { profile, viewer }}
      title={userId === details.user.id ? 'Profile' : 'Person'}
      state={state}
    />
  )
}

interface ProfilePageProps {
  /** The profile and its viewer; null while they load. */
  readonly visible: { readonly profile: Profile; readonly viewer: ProfileViewer } | null
  /** Title of the page while they load. */
  readonly title: string
  readonly state: SettingsState
}

/**
 * Data of a person, with the changes that the viewer may make. The page stays the same element
 * while the person loads, so the focus stays in place.
 */
function ProfilePage({ visible, title, state }: ProfilePageProps) {
  const goBack = useGoBack()
  const { forms, tell } = useGuardedForms()
  const guard = useLeaveGuard({ form: forms, onClose: goBack })
  if (visible === null) return <ProfileFrame title={title} state={state} onClose={guard.close} />
  const { profile, viewer } = visible
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
          // The forms of a removed person cannot be saved any more.
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
