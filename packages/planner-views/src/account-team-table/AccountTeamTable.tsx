import { DataTable, type DataTableSort } from '@throughline/ui/DataTable'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { SearchField } from '@throughline/ui/SearchField'
import { useCallback, useMemo, useState } from 'react'
import { accountTeamColumns } from './account-team-columns'
import { AccountTeamActions } from './AccountTeamActions'
import { AccountTeamRoot } from './AccountTeamTable.styles'
import type { AccountTeamMember, AccountTeamTableProps } from './AccountTeamTable.types'
import { englishAccountTeamTableLabels } from './labels'
import { peopleMatching } from './model/people-matching'

/** Three small buttons side by side. */
const ACTIONS_PIXELS = 76
const BY_FIRST_NAME: DataTableSort = { columnId: 'first-name', direction: 'ascending' }

const idOf = ({ id }: AccountTeamMember) => id
const nameOf = ({ name }: AccountTeamMember) => name

/**
 * The people of an account, with what each of them is on every plan. It holds the search and
 * the sort. Both names stay in place while the plans scroll, and so do the buttons.
 */
export function AccountTeamTable(props: AccountTeamTableProps) {
  return (
    <ErrorBoundary>
      <AccountTeamTableContent {...props} />
    </ErrorBoundary>
  )
}

function AccountTeamTableContent({
  members,
  plans,
  hrefOf,
  onEdit,
  onResendInvite,
  busyIds,
  status = 'ready',
  height,
  labels = englishAccountTeamTableLabels,
}: AccountTeamTableProps) {
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<DataTableSort | null>(BY_FIRST_NAME)
  const shown = useMemo(() => peopleMatching(members, query), [members, query])
  const columns = useMemo(() => accountTeamColumns(plans, labels), [plans, labels])
  const renderRowActions = useCallback(
    (member: AccountTeamMember) => (
      <AccountTeamActions {...{ member, hrefOf, busyIds, onEdit, onResendInvite, labels }} />
    ),
    [hrefOf, busyIds, onEdit, onResendInvite, labels],
  )
  return (
    <AccountTeamRoot>
      <div data-part="search">
        <SearchField
          label={labels.search}
          placeholder={labels.search}
          value={query}
          clearLabel={labels.clearSearch}
          resultText={query === '' ? '' : labels.found(shown.length)}
          onChange={({ value }) => {
            setQuery(value)
          }}
        />
      </div>
      <DataTable<AccountTeamMember>
        label={labels.team}
        columns={columns}
        rows={shown}
        rowId={idOf}
        rowName={nameOf}
        labels={labels.table}
        status={status}
        sort={sort}
        onSortChange={(change) => {
          setSort(change.sort)
        }}
        renderRowActions={renderRowActions}
        rowActionsWidth={ACTIONS_PIXELS}
        isFiltered={query !== ''}
        onClearFilters={() => {
          setQuery('')
        }}
        {...(height === undefined ? null : { height })}
      />
    </AccountTeamRoot>
  )
}
