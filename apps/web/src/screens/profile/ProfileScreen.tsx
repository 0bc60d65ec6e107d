import { managesPeopleOf, abilitiesOnAccount } from '@throughline/domain/access'
import { PROFILE_MESSAGES } from '@throughline/domain/messages'
import { Navigate, useParams } from 'react-router-dom'
import type { AccountSummary } from '@throughline/api-client'
import { useAccount } from '../../data/accounts'
import { isRefusal } from '../../data/refusals'
import { callerOf } from '../../session/caller'
import { idFromRoute, useActiveAccount, useSessionFacts } from '../../session/use-session'
import { stateOfReads } from '../../settings'
import { NewPersonPage } from './NewPersonPage'
import { profileOf } from './profile-person'
import { ProfilePage } from './ProfilePage'
import { PeopleRefused, PersonNotFound } from './ProfileFrame'

/** A person: oneself, or somebody of the account. Without a number in the URL, a new person. */
export function ProfileScreen() {
  const account = useActiveAccount()
  const facts = useSessionFacts()
  const { userId: text } = useParams()
  if (account === null) return <Navigate to="/plans" replace />
  const caller = callerOf(facts)
  // An account whose subscription has expired opens nothing but the list of its plans.
  if (!abilitiesOnAccount(account, caller).canSeeProfile) return <Navigate to="/plans" replace />
  const userId = idFromRoute(text)
  if (text !== undefined && userId === null) return <PersonNotFound accountName={account.name} />
  if (userId !== facts.user.id && !managesPeopleOf(account, caller)) {
    return (
      <PeopleRefused
        text={
          userId === null ? PROFILE_MESSAGES.onlyAdminsInvite : PROFILE_MESSAGES.onlyAdminsSeePeople
        }
        ownId={facts.user.id}
      />
    )
  }
  return <AccountPerson key={userId ?? 'new'} userId={userId} account={account} />
}

/** Somebody of an account, once it is read. */
function AccountPerson({
  userId,
  account: { id: accountId, name: accountName },
}: {
  /** null for a new person. */
  readonly userId: number | null
  readonly account: AccountSummary
}) {
  const facts = useSessionFacts()
  const account = useAccount(accountId)
  if (isRefusal(account.error)) return <PersonNotFound accountName={accountName} />
  const viewer =
    account.data === undefined ? null : { caller: callerOf(facts), account: account.data }
  const state = stateOfReads(account)
  if (userId === null) return <NewPersonPage viewer={viewer} state={state} />
  const profile = viewer === null ? null : profileOf(userId, viewer)
  if (viewer !== null && profile === null) return <PersonNotFound accountName={accountName} />
  return (
    <ProfilePage
      shown={viewer === null || profile === null ? null : { profile, viewer }}
      title={userId === facts.user.id ? 'Profile' : 'Person'}
      state={state}
    />
  )
}
