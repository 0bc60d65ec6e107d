import type { AccountSummary } from '@throughline/api-client'
import type { AccountAbilities, Caller } from '@throughline/domain/access'
import { ACCOUNT_MESSAGES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { ErrorState } from '@throughline/ui/ErrorState'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { X } from 'lucide-react'
import { useAccount } from '../../data/accounts'
import { isRefusal } from '../../data/refusals'
import { useGuardedForms, useLeaveGuard } from '../../forms'
import { stateOfReads } from '../../settings'
import { AccountManagement } from './AccountManagement'
import { AccountPlans } from './AccountPlans'
import { AccountRefused } from './AccountRefused'
import { AccountHead, AccountPage, Columns, Section } from './AccountSettings.styles'
import { AccountSeats } from './AccountSeats'
import { AccountTeam } from './AccountTeam'
import { ContactSupport } from './ContactSupport'
import { useCloseAccount } from './use-close-account'

export interface AccountSettingsProps {
  readonly account: AccountSummary
  readonly caller: Caller
  readonly abilities: AccountAbilities
}

/** The settings of an account, for those who may see them. */
export function AccountSettings({ account: summary, caller, abilities }: AccountSettingsProps) {
  const read = useAccount(summary.id)
  const leave = useCloseAccount()
  const { forms, tell } = useGuardedForms()
  const guard = useLeaveGuard({ form: forms, onClose: leave })
  // Meanwhile somebody else may own it.
  if (isRefusal(read.error)) return <AccountRefused />
  const state = stateOfReads(read)
  const account = read.data ?? null
  const name = account?.name ?? summary.name
  return (
    <AccountPage>
      <AccountHead>
        <div>
          <h1>{name}</h1>
          <p>{ACCOUNT_MESSAGES.heading}</p>
        </div>
        <Button trailingIcon={X} onClick={guard.close}>
          Close
        </Button>
      </AccountHead>
      {state.status === 'loading' ? <Announcement>Loading account settings…</Announcement> : null}
      {state.status === 'error' ? (
        <ErrorState
          title="The account could not be loaded"
          retryLabel="Try again"
          isRetrying={state.isRetrying}
          onRetry={state.onRetry}
        >
          {state.message}
        </ErrorState>
      ) : (
        <>
          <AccountManagement account={account} />
          <Columns>
            <AccountPlans
              account={account}
              canCreate={abilities.canCreatePlans}
              tellOfForm={tell}
            />
            <AccountSeats account={account} />
          </Columns>
          <AccountTeam account={account} caller={caller} />
          {account === null ? null : (
            // Below a team of unknown size, it would move when the team comes.
            <Section aria-labelledby="account-deletion">
              <h2 id="account-deletion">{ACCOUNT_MESSAGES.deletion}</h2>
              <ContactSupport
                text={ACCOUNT_MESSAGES.deletionText}
                subject={`Delete the account ${name}`}
              />
            </Section>
          )}
        </>
      )}
      {guard.question}
    </AccountPage>
  )
}
