import type { AccountSummary } from '@throughline/api-client'
import type { AccountAbilities, Caller } from '@throughline/domain/access'
import { ACCOUNT_MESSAGES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { useEscape } from '@throughline/ui/Dialog'
import { ErrorState } from '@throughline/ui/ErrorState'
import { englishInlineEditLabels, InlineEdit } from '@throughline/ui/InlineEdit'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { X } from 'lucide-react'
import type { User } from '@throughline/domain/users'
import { Table } from '@throughline/ui/Table'
import type { TableColumn } from '@throughline/ui/Table'
import { Link } from '@throughline/ui/Link'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useAccount, useRenameAccount } from '../../data/accounts'
import { withCause } from '../../data/failure-cause'
import { isRefusal } from '../../data/refusals'
import { useGuardedForms, useLeaveGuard } from '../../forms'
import { refuseName } from '../../lists'
import { stateOfReads } from '../../settings'
import { AccountPlans } from './AccountPlans'
import { AccountRefused } from './AccountRefused'
import { AccountHead, AccountPage, Columns, Section, Hint } from './AccountSettings.styles'
import { AccountSeats } from './AccountSeats'
import { AccountTeam } from './AccountTeam'
import type { AccountPartProps } from './account-part-props'
import { useShowToast } from '../../platform/ToastProvider'
import { useSession } from '../../session/use-session'
import { hasEarlierEntry } from '../../platform/earlier-entry'

/** Length of the history of a new tab: its first entry, and the page that the user opened in it. */
const ENTRIES_OF_A_NEW_TAB = 2

/**
 * Returns a function that leaves the page, for Close and Esc. It goes back to the previous page, or
 * to the start of the app if the history has no earlier page of the app.
 */
function useCloseAccount(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const close = useCallback(() => {
    const canGoBack = window.history.length > ENTRIES_OF_A_NEW_TAB && hasEarlierEntry(key)
    void (canGoBack ? navigate(-1) : navigate('/'))
  }, [navigate, key])
  useEscape(true, close, { isPage: true })
  return close
}

const columns: readonly TableColumn<User>[] = [
  {
    id: 'first-name',
    header: 'First name',
    width: '20%',
    isRowHeader: true,
    renderCell: ({ firstName }) => firstName,
  },
  { id: 'last-name', header: 'Last name', width: '20%', renderCell: ({ lastName }) => lastName },
  { id: 'email', header: 'Email', renderCell: ({ emailAddress }) => emailAddress },
  { id: 'role', header: 'Role', width: '20%', renderCell: () => ACCOUNT_MESSAGES.ownerRole },
]

/** Section with the owner of the account, and how to transfer the ownership. */
function AccountManagement({ account }: AccountPartProps) {
  const owner = account?.users.find(({ id }) => id === account.ownerId)
  return (
    <Section aria-labelledby="account-management">
      <h2 id="account-management">{ACCOUNT_MESSAGES.management}</h2>
      <Table
        caption={ACCOUNT_MESSAGES.management}
        columns={columns}
        rows={owner === undefined ? [] : [owner]}
        getRowId={({ id }) => id}
        loadingRowCount={account === null ? 1 : 0}
      />
      <ContactSupport
        text={ACCOUNT_MESSAGES.transfer}
        subject={`Transfer the ownership of ${account?.name ?? 'an account'}`}
      />
    </Section>
  )
}

export interface AccountSettingsProps {
  readonly account: AccountSummary
  readonly caller: Caller
  readonly abilities: AccountAbilities
}

/** Settings of an account, for users who may see them. */
export function AccountSettings({ account: summary, caller, abilities }: AccountSettingsProps) {
  const read = useAccount(summary.id)
  const rename = useRenameAccount(summary.id)
  const showToast = useShowToast()
  const leave = useCloseAccount()
  const { forms, tell } = useGuardedForms()
  const guard = useLeaveGuard({ form: forms, onClose: leave })
  // The account may have another owner by now.
  if (isRefusal(read.error)) return <AccountRefused />
  const state = stateOfReads(read)
  const account = read.data ?? null
  const name = account?.name ?? summary.name
  return (
    <AccountPage data-page="">
      <AccountHead>
        <div>
          <h1 aria-label={name}>
            <InlineEdit
              label="Company name"
              value={name}
              labels={englishInlineEditLabels}
              isReadOnly={!abilities.canEditAccount || account === null}
              editButton="always"
              validate={(text) => refuseName(text, [], { noun: 'company' })}
              onSave={async ({ value }) => {
                try {
                  await rename(value)
                } catch (error) {
                  return withCause(ACCOUNT_MESSAGES.nameFailed, error)
                }
                showToast({ tone: 'success', text: ACCOUNT_MESSAGES.nameUpdated })
                return undefined
              }}
            />
          </h1>
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
            // Without this wait, the section would move when the team above it loads.
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

interface ContactSupportProps {
  /** Beginning of a sentence that names the purpose; the link completes it. */
  readonly text: string
  /** Subject of the email. */
  readonly subject: string
}

/** Hint about an action that only the support can take, with a link that starts an email. */
function ContactSupport({ text, subject }: ContactSupportProps) {
  const address = useSession().configuration?.supportEmail ?? ''
  const { contactSupport } = ACCOUNT_MESSAGES
  return (
    <Hint>
      {text}{' '}
      {address === '' ? (
        contactSupport
      ) : (
        <Link
          variant="inline"
          href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}
          title={address}
        >
          {contactSupport}
        </Link>
      )}
      .
    </Hint>
  )
}
