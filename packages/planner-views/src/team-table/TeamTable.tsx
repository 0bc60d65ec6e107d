import { DataTable, type DataTableSort } from '@throughline/ui/DataTable'
import { IconButton } from '@throughline/ui/IconButton'
import { SearchField } from '@throughline/ui/SearchField'
import { KeyRound, Lock, UserMinus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { englishTeamTableLabels } from './labels'
import { EMPTY_ROLE_DRAFT } from './model/role-draft'
import { membersMatching } from './model/members-matching'
import { teamColumns } from './team-columns'
import { TeamRoot } from './TeamTable.styles'
import type { TeamMember, TeamTableProps } from './TeamTable.types'

const ACTIONS_PIXELS = 104
/** With more people than this, they can be searched. */
const SEARCHED_FROM = 12

/**
 * The people of a plan with their roles, channels and budget, edited in place. It holds the
 * search and the sort; what is chosen for the member who is edited, the caller holds.
 */
export function TeamTable({
  members,
  channels,
  useBudgets,
  rolesFor,
  canManage = false,
  edit,
  isSaving = false,
  notice,
  onEditStart,
  onEditChange,
  onEditSave,
  onEditCancel,
  onRemove,
  onResendInvite,
  onSendReset,
  busyIds,
  height,
  labels = englishTeamTableLabels,
}: TeamTableProps) {
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<DataTableSort | null>({
    columnId: 'name',
    direction: 'ascending',
  })
  const memberId = edit?.memberId ?? null
  // Who is edited stays in view, whatever is searched for.
  const shown = useMemo(() => membersMatching(members, query, memberId), [members, query, memberId])
  const plan = useMemo(
    () => ({ useBudgets, channelIds: channels.map(({ id }) => id) }),
    [useBudgets, channels],
  )
  const columns = teamColumns({
    channels,
    rolesFor,
    canManage,
    busyIds,
    hasInvited: members.some(({ isPending }) => isPending),
    onResendInvite,
    plan,
    draft: edit?.draft ?? EMPTY_ROLE_DRAFT,
    onDraftChange: ({ draft }) => {
      if (memberId !== null) onEditChange({ edit: { memberId, draft } })
    },
    isLabelHidden: true,
    labels,
  })
  const isSearched = members.length > SEARCHED_FROM || query !== ''
  return (
    <TeamRoot aria-label={labels.team}>
      {isSearched ? (
        <SearchField
          data-part="search"
          label={labels.search}
          placeholder={labels.search}
          value={query}
          clearLabel={labels.clearSearch}
          resultText={query === '' ? '' : labels.found(shown.length)}
          onChange={({ value }) => {
            setQuery(value)
          }}
        />
      ) : null}
      {notice}
      <DataTable<TeamMember>
        label={labels.team}
        columns={columns}
        rows={shown}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        labels={labels.table}
        sort={sort}
        onSortChange={(change) => {
          setSort(change.sort)
        }}
        isFiltered={query !== ''}
        onClearFilters={() => {
          setQuery('')
        }}
        {...(height === undefined ? null : { height })}
        {...(canManage
          ? {
              rowActionsWidth: ACTIONS_PIXELS,
              renderRowActions: (member: TeamMember) => (
                <RowActions {...{ member, busyIds, onRemove, onSendReset, labels }} />
              ),
              edit: edit === null ? null : { rowId: edit.memberId, isBusy: isSaving },
              canEditRow: ({ refusal }: TeamMember) => refusal === null,
              onEditStart: ({ row }: { row: TeamMember }) => {
                onEditStart({ member: row })
              },
              onEditConfirm: ({ row }: { row: TeamMember }) => {
                if (edit !== null) onEditSave({ member: row, edit })
              },
              onEditCancel,
            }
          : null)}
      />
    </TeamRoot>
  )
}

/** What can be done with a member, or why nothing can. */
function RowActions({
  member,
  busyIds,
  onRemove,
  onSendReset,
  labels,
}: Required<Pick<TeamTableProps, 'busyIds' | 'onRemove' | 'onSendReset' | 'labels'>> & {
  readonly member: TeamMember
}) {
  const { name, refusal, canReset } = member
  return (
    <>
      {canReset ? (
        <IconButton
          icon={KeyRound}
          size="small"
          label={labels.sendResetTo(name)}
          aria-disabled={busyIds.has(member.id)}
          onClick={() => {
            if (!busyIds.has(member.id)) onSendReset({ member })
          }}
        />
      ) : null}
      {refusal === null ? (
        <IconButton
          icon={UserMinus}
          size="small"
          label={labels.remove(name)}
          onClick={() => {
            onRemove({ member })
          }}
        />
      ) : (
        <IconButton icon={Lock} size="small" label={labels.locked(name, refusal)} aria-disabled />
      )}
    </>
  )
}
