import { DataTable } from '@throughline/ui/DataTable'
import type { DataTableSort } from '@throughline/ui/DataTable'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { SearchField } from '@throughline/ui/SearchField'
import { useCallback, useMemo, useState } from 'react'
import { Icon } from '@throughline/ui/Icon'
import { IconButton } from '@throughline/ui/IconButton'
import { Tooltip } from '@throughline/ui/Tooltip'
import { EyeOff, Lock, Pencil, Send } from 'lucide-react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { accountTeamColumns } from './account-team-columns'
import { AccountTeamRoot } from './AccountTeamTable.styles'
import type { AccountTeamMember, AccountTeamTableProps } from './AccountTeamTable.types'
import { englishAccountTeamTableLabels } from './AccountTeamTable.labels'
import { peopleMatching } from './model/people-matching'

/** Three small buttons side by side. */
const ACTIONS_PIXELS = 76
const byFirstName: DataTableSort = { columnId: 'first-name', direction: 'ascending' }

const idOf = ({ id }: AccountTeamMember) => id
const nameOf = ({ name }: AccountTeamMember) => name

/**
 * Table of the people of an account, with the role of each of them on every plan. It stores the
 * search and the sort. Both names and the buttons stay in place while the plans scroll.
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
  labels: providedLabels = englishAccountTeamTableLabels,
}: AccountTeamTableProps) {
  const labels = useLabels(providedLabels)
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<DataTableSort | null>(byFirstName)
  const visible = useMemo(() => peopleMatching(members, query), [members, query])
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
          resultText={query === '' ? '' : labels.match(visible.length)}
          onChange={({ value }) => {
            setQuery(value)
          }}
        />
      </div>
      <DataTable<AccountTeamMember>
        label={labels.team}
        columns={columns}
        rows={visible}
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

/** Marks and actions at the end of a person's row. */
function AccountTeamActions({
  member,
  hrefOf,
  busyIds,
  onEdit,
  onResendInvite,
  labels,
}: Required<
  Pick<AccountTeamTableProps, 'hrefOf' | 'busyIds' | 'onEdit' | 'onResendInvite' | 'labels'>
> & {
  readonly member: AccountTeamMember
}) {
  const { id, name, hasHiddenTags, isPending, refusal } = member
  return (
    <>
      {hasHiddenTags ? (
        <IconButton icon={EyeOff} size="small" label={labels.hiddenTags(name)} aria-disabled />
      ) : null}
      {isPending ? (
        <IconButton
          icon={Send}
          size="small"
          label={labels.resendInviteTo(name)}
          aria-disabled={busyIds.has(id)}
          onClick={() => {
            if (!busyIds.has(id)) onResendInvite({ member })
          }}
        />
      ) : null}
      {refusal === null ? (
        <Tooltip text={labels.edit(name)} isDescription={false}>
          <a
            data-part="edit"
            href={hrefOf(member)}
            aria-label={labels.edit(name)}
            onClick={(event) => {
              onEdit({ member, event })
            }}
          >
            <Icon icon={Pencil} />
          </a>
        </Tooltip>
      ) : (
        <IconButton icon={Lock} size="small" label={labels.locked(name, refusal)} aria-disabled />
      )}
    </>
  )
}
