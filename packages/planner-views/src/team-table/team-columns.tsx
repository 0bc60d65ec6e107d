import { levelOfRole } from '@throughline/domain/access'
import { Avatar } from '@throughline/ui/Avatar'
import { Badge } from '@throughline/ui/Badge'
import type { DataTableColumn } from '@throughline/ui/DataTable'
import type { TeamTableLabels } from './labels'
import { TeamInviteButton } from './TeamInviteButton'
import { ChannelsEditor, BudgetEditor, RoleEditor, type RoleEditorProps } from './RoleEditors'
import type { TeamChannel, TeamMember, TeamTableProps } from './TeamTable.types'

interface TeamColumnOptions
  extends
    Pick<TeamTableProps, 'rolesFor' | 'canManage' | 'busyIds' | 'onResendInvite'>,
    Omit<RoleEditorProps, 'label' | 'isBusy' | 'channels'> {
  readonly channels: readonly TeamChannel[]
  /** Somebody of the team has not accepted the invitation yet. */
  readonly hasInvited: boolean
  readonly labels: TeamTableLabels
}

const NAME_PIXELS = 150
const ROLE_PIXELS = 124
const CHANNELS_PIXELS = 180
const BUDGET_PIXELS = 84
/** Of the badge of an invited person and Resend Invite beside it. */
const STATUS_PIXELS = 164
/** Of the head alone: nobody is invited. */
const EMPTY_STATUS_PIXELS = 72
/** The most channels that a cell names; all of them are in its tooltip. */
const NAMED_CHANNELS = 12

/** The columns of the table of a team, with the fields of the member who is edited. */
export function teamColumns({
  channels,
  rolesFor,
  canManage = false,
  busyIds,
  hasInvited,
  onResendInvite,
  draft,
  labels,
  ...editing
}: TeamColumnOptions): readonly DataTableColumn<TeamMember>[] {
  const names = new Map(channels.map(({ id, name }) => [id, name]))
  const editor = { ...editing, draft, channels, labels }
  return [
    {
      id: 'name',
      header: labels.name,
      isRowHeader: true,
      minWidth: NAME_PIXELS,
      value: ({ name }) => name,
      renderCell: ({ name, initials, imageUrl }) => (
        <>
          <Avatar initials={initials} size={24} {...(imageUrl === null ? null : { imageUrl })} />
          <span data-part="text" title={name}>
            {name}
          </span>
        </>
      ),
    },
    { id: 'email', header: labels.email, minWidth: NAME_PIXELS, value: (one) => one.emailAddress },
    {
      id: 'role',
      header: labels.role,
      width: ROLE_PIXELS,
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
      width: CHANNELS_PIXELS,
      value: (member) => channelsText(member, names, labels),
      renderEditor: ({ label, isBusy }) => (
        <ChannelsEditor {...editor} label={label} isBusy={isBusy} />
      ),
    },
    {
      id: 'budget',
      header: labels.budget,
      width: BUDGET_PIXELS,
      value: ({ rights }) => (rights.canViewBudget ? labels.view : labels.hide),
      renderEditor: ({ label, isBusy }) => (
        <BudgetEditor {...editor} label={label} isBusy={isBusy} />
      ),
    },
    {
      id: 'status',
      header: labels.status,
      width: hasInvited ? STATUS_PIXELS : EMPTY_STATUS_PIXELS,
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
}

function channelsText(
  { rights }: TeamMember,
  names: ReadonlyMap<number, string>,
  { allChannels, noChannels }: TeamTableLabels,
): string {
  if (rights.canEditAllChannels) return allChannels
  const named = [...names].flatMap(([id, name]) => (rights.channelIds.includes(id) ? [name] : []))
  if (named.length === 0) return noChannels
  const more = named.length - NAMED_CHANNELS
  const text = named.slice(0, NAMED_CHANNELS).join(', ')
  return more > 0 ? `${text} +${more}` : text
}
