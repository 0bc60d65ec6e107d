import { levelOfRole } from '@throughline/domain/access'
import { Avatar } from '@throughline/ui/Avatar'
import { Badge } from '@throughline/ui/Badge'
import type { DataTableColumn } from '@throughline/ui/DataTable'
import { Button } from '@throughline/ui/Button'
import type { Locale } from '@throughline/domain/locale'

import type { TeamTableLabels } from './TeamTable.labels'
import type { TeamLayout } from './model/team-layout'
import { ChannelsEditor, BudgetEditor, RoleEditor } from './RoleEditors'
import type { RoleEditorProps } from './RoleEditors'
import type { TeamChannel, TeamMember, TeamTableProps } from './TeamTable.types'

interface TeamColumnOptions
  extends
    Pick<TeamTableProps, 'rolesFor' | 'canManage' | 'busyIds' | 'onResendInvite'>,
    Omit<RoleEditorProps, 'label' | 'isBusy' | 'channels'> {
  readonly channels: readonly TeamChannel[]
  readonly layout: TeamLayout
  /** A member of the team has not accepted the invitation yet. */
  readonly hasInvited: boolean
  readonly labels: TeamTableLabels
  readonly locale: Locale
}

/** Width of the head alone, if no member is invited. */
const EMPTY_STATUS_PIXELS = 72
/** The most channels that a cell names; all of them are in its tooltip. */
const NAMED_CHANNELS = 12

/** The columns of the table of a team, with the fields of the member who is edited. */
export function teamColumns({
  channels,
  rolesFor,
  canManage = false,
  busyIds,
  layout,
  hasInvited,
  onResendInvite,
  draft,
  labels,
  locale,
  ...editing
}: TeamColumnOptions): readonly DataTableColumn<TeamMember>[] {
  const names = new Map(channels.map(({ id, name }) => [id, name]))
  const editor = { ...editing, draft, channels, labels }
  const columns: readonly DataTableColumn<TeamMember>[] = [
    {
      id: 'name',
      header: labels.name,
      isRowHeader: true,
      minWidth: layout.name,
      ...(layout.isNameFrozen ? { isFrozen: 'start', width: layout.name } : null),
      value: ({ name }) => name,
      renderCell: (member) => (
        <MemberCell member={member} isCompact={layout.isCompact} labels={labels} />
      ),
    },
    { id: 'email', header: labels.email, minWidth: layout.email, value: (one) => one.emailAddress },
    {
      id: 'role',
      header: labels.role,
      width: layout.role,
      // By strength: the roles of an account have no useful alphabetical order.
      value: ({ roleId }) => levelOfRole(roleId),
      renderCell: ({ roleName }) => roleName,
      renderEditor: ({ row, label, isBusy }) => (
        <RoleEditor {...editor} label={label} isBusy={isBusy} roles={rolesFor(row)} />
      ),
    },
    {
      id: 'channels',
      header: labels.channels,
      width: layout.channels,
      value: (member) => channelsText(member, names, labels, locale),
      renderEditor: ({ label, isBusy }) => (
        <ChannelsEditor {...editor} label={label} isBusy={isBusy} />
      ),
    },
    {
      id: 'budget',
      header: labels.budget,
      width: layout.budget,
      value: ({ rights }) => (rights.canViewBudget ? labels.view : labels.hide),
      renderEditor: ({ label, isBusy }) => (
        <BudgetEditor {...editor} label={label} isBusy={isBusy} />
      ),
    },
    {
      id: 'status',
      header: labels.status,
      width: hasInvited ? layout.status : EMPTY_STATUS_PIXELS,
      firstSort: 'descending',
      value: ({ isPending }) => (isPending ? 1 : 0),
      renderCell: (member) =>
        member.isPending ? (
          <>
            <Badge>{labels.invited}</Badge>
            {canManage ? (
              <TeamInviteButton
                member={member}
                isBusy={busyIds.has(member.id)}
                onResend={onResendInvite}
                labels={labels}
              />
            ) : null}
          </>
        ) : null,
    },
  ]
  return layout.isCompact ? columns.filter(({ id }) => id !== 'email' && id !== 'status') : columns
}

/** Who it is; with the address and the state of the invitation where these have no column. */
function MemberCell({
  member: { name, initials, imageUrl, emailAddress, isPending },
  isCompact,
  labels,
}: {
  readonly member: TeamMember
  readonly isCompact: boolean
  readonly labels: TeamTableLabels
}) {
  return (
    <>
      <Avatar initials={initials} size={24} {...(imageUrl === null ? null : { imageUrl })} />
      <span data-part="who">
        <span data-part="text" title={name}>
          {name}
        </span>
        {isCompact ? (
          <span data-part="address">
            {isPending ? <Badge>{labels.invited}</Badge> : null}
            <span data-part="text" title={emailAddress}>
              {emailAddress}
            </span>
          </span>
        ) : null}
      </span>
    </>
  )
}

function channelsText(
  { rights }: TeamMember,
  names: ReadonlyMap<number, string>,
  { allChannels, noChannels }: TeamTableLabels,
  locale: Locale,
): string {
  if (rights.canEditAllChannels) return allChannels
  const named = [...names].flatMap(([id, name]) => (rights.channelIds.includes(id) ? [name] : []))
  if (named.length === 0) return noChannels
  const more = named.length - NAMED_CHANNELS
  const text = named.slice(0, NAMED_CHANNELS).join(', ')
  return more > 0 ? `${text} +${locale.number(more)}` : text
}

interface TeamInviteButtonProps {
  readonly member: TeamMember
  readonly isBusy: boolean
  readonly onResend: TeamTableProps['onResendInvite']
  readonly labels: TeamTableLabels
}

/** Sends a pending member their invitation again. */
function TeamInviteButton({ member, isBusy, onResend, labels }: TeamInviteButtonProps) {
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={labels.resendInviteTo(member.name)}
      isBusy={isBusy}
      onClick={() => {
        onResend({ member })
      }}
    >
      {labels.resendInvite}
    </Button>
  )
}
