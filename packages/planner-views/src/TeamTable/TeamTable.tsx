import { DataTable } from '@throughline/ui/DataTable'
import type { DataTableSort } from '@throughline/ui/DataTable'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { IconButton } from '@throughline/ui/IconButton'
import { SearchField } from '@throughline/ui/SearchField'
import { KeyRound, Lock, Send, UserMinus } from 'lucide-react'
import { useMemo, useRef, useState, useLayoutEffect } from 'react'
import { observeSize } from '@throughline/ui/element-size'
import type { RefObject } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import { boundedSlots } from '../host-input'
import { englishTeamTableLabels } from './TeamTable.labels'
import { EMPTY_ROLE_DRAFT } from './model/role-draft'
import { membersMatching } from './model/members-matching'
import { teamColumns } from './team-columns'
import { TeamRoot } from './TeamTable.styles'
import type { TeamMember, TeamTableProps } from './TeamTable.types'
import { teamLayoutOf } from './model/team-layout'
import type { TeamLayout } from './model/team-layout'

/** The frame of a table, on both sides. */
const FRAME_PIXELS = 2

/** The columns for the width that an element has; follows it. */
function useTeamLayout(ref: RefObject<HTMLElement | null>, isEdited: boolean): TeamLayout {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = () => {
      setWidth(element.clientWidth - FRAME_PIXELS)
    }
    measure()
    return observeSize(element, measure)
  }, [ref])
  return useMemo(() => teamLayoutOf(width, isEdited), [width, isEdited])
}

/** Of a row with a second line. */
const COMPACT_ROW_PIXELS = 46
/** With more members than this, the table has a search. */
const SEARCHED_FROM = 12

/**
 * Table of the people of a plan with their roles, channels and budget, edited in place. It stores
 * the search and the sort; the host stores the draft of the edited member.
 */
export function TeamTable(props: TeamTableProps) {
  return (
    <ErrorBoundary>
      <TeamTableContent {...props} {...boundedSlots(props, ['notice'])} />
    </ErrorBoundary>
  )
}

function TeamTableContent({
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
  focusMemberId = null,
  height,
  labels: providedLabels = englishTeamTableLabels,
}: TeamTableProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale()
  const rootRef = useRef<HTMLElement>(null)
  const layout = useTeamLayout(rootRef, edit !== null)
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<DataTableSort | null>({
    columnId: 'name',
    direction: 'ascending',
  })
  const memberId = edit?.memberId ?? null
  // The edited member stays visible during any search.
  const visible = useMemo(
    () => membersMatching(members, query, memberId),
    [members, query, memberId],
  )
  // A search would hide a new member, so the table clears it.
  const [focusedId, setFocusedId] = useState<number | null>(null)
  if (focusMemberId !== focusedId) {
    setFocusedId(focusMemberId)
    if (focusMemberId !== null && !visible.some(({ id }) => id === focusMemberId)) setQuery('')
  }
  const plan = useMemo(
    () => ({ useBudgets, channelIds: channels.map(({ id }) => id) }),
    [useBudgets, channels],
  )
  const columns = teamColumns({
    locale,
    channels,
    rolesFor,
    canManage,
    busyIds,
    layout,
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
    <TeamRoot ref={rootRef} aria-label={labels.team}>
      {isSearched ? (
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
      ) : null}
      {notice}
      <DataTable<TeamMember>
        label={labels.team}
        columns={columns}
        rows={visible}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        labels={labels.table}
        sort={sort}
        onSortChange={(change) => {
          setSort(change.sort)
        }}
        focusRowId={focusMemberId}
        isFiltered={query !== ''}
        onClearFilters={() => {
          setQuery('')
        }}
        {...(height === undefined ? null : { height })}
        {...(layout.isCompact ? { rowHeight: COMPACT_ROW_PIXELS } : null)}
        {...(canManage
          ? {
              rowActionsWidth: layout.actions,
              renderRowActions: (member: TeamMember) => (
                <RowActions
                  {...{ member, busyIds, onRemove, onSendReset, labels }}
                  onResendInvite={layout.isCompact ? onResendInvite : null}
                />
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

/** Actions on a member, or the reason why there are none. */
function RowActions({
  member,
  busyIds,
  onRemove,
  onSendReset,
  onResendInvite,
  labels,
}: Required<Pick<TeamTableProps, 'busyIds' | 'onRemove' | 'onSendReset' | 'labels'>> & {
  readonly member: TeamMember
  /** null where it has a place in the row. */
  readonly onResendInvite: TeamTableProps['onResendInvite'] | null
}) {
  const { name, refusal, canReset, isPending } = member
  return (
    <>
      {isPending && onResendInvite !== null ? (
        <IconButton
          icon={Send}
          size="small"
          label={labels.resendInviteTo(name)}
          aria-disabled={busyIds.has(member.id)}
          onClick={() => {
            if (!busyIds.has(member.id)) onResendInvite({ member })
          }}
        />
      ) : null}
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
