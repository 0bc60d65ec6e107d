import { ACCOUNT_MESSAGES } from '@throughline/domain/messages'
import type { User } from '@throughline/domain/users'
import { Table, type TableColumn } from '@throughline/ui/Table'
import type { AccountPartProps } from './account-part-props'
import { Section } from './AccountSettings.styles'
import { ContactSupport } from './ContactSupport'

const COLUMNS: readonly TableColumn<User>[] = [
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

/** Who owns the account, and how somebody else comes to own it. */
export function AccountManagement({ account }: AccountPartProps) {
  const owner = account?.users.find(({ id }) => id === account.ownerId)
  return (
    <Section aria-labelledby="account-management">
      <h2 id="account-management">{ACCOUNT_MESSAGES.management}</h2>
      <Table
        caption={ACCOUNT_MESSAGES.management}
        columns={COLUMNS}
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
