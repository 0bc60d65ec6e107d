import { abilitiesOnAccount } from '@throughline/domain/access'
import { Navigate } from 'react-router-dom'
import { callerOf } from '../../session/caller'
import { useActiveAccount, useSessionDetails } from '../../session/use-session'
import { AccountRefused } from './AccountRefused'
import { AccountSettings } from './AccountSettings'

/** Screen with the settings of an account: its owner, its plans, its seats and its users. */
export function AccountScreen() {
  const account = useActiveAccount()
  const details = useSessionDetails()
  // Without a subscription, only the list of plans opens.
  if (account === null || !account.isActive) return <Navigate to="/plans" replace />
  const caller = callerOf(details)
  const abilities = abilitiesOnAccount(account, caller)
  if (!abilities.canSeeAccountSettings) return <AccountRefused />
  return <AccountSettings key={account.id} {...{ account, caller, abilities }} />
}
