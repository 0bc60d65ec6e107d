import { countText } from '@throughline/domain/messages'
import { levelOfRole } from '@throughline/domain/access'
import {
  BudgetEditor,
  ChannelsEditor,
  EMPTY_ROLE_DRAFT,
  englishTeamTableLabels,
  RoleEditor,
} from '@throughline/planner-views/team-table'
import type { RoleDraft, RolePlan, TeamChannel } from '@throughline/planner-views/team-table'
import type { DataTableColumn } from '@throughline/ui/DataTable'
import type { SelectOption } from '@throughline/ui/Select'
import type { RoleRights } from '@throughline/domain/access'

import { RoleGuideButton } from '../../people/RoleGuideButton'
import { RoleField } from './Profile.styles'
import type { PlanRoleRow } from './profile-person'
import { usePlan } from '../../data/plans'
import { limitableChannels } from '../../people/limitable-channels'

interface PlanRoleColumnOptions {
  readonly rolesFor: (row: PlanRoleRow) => readonly SelectOption[]
  /** The chosen role of the edited row; null while no row is edited. */
  readonly draft: RoleDraft | null
  /** Plan of the edited row, and its channels. */
  readonly plan: RolePlan
  readonly channels: readonly TeamChannel[]
  readonly onDraftChange: (change: { readonly draft: RoleDraft }) => void
}

const labels = englishTeamTableLabels

/** Returns the columns of one person's roles, with the fields of the edited row. */
export function planRoleColumns({
  rolesFor,
  draft,
  ...options
}: PlanRoleColumnOptions): readonly DataTableColumn<PlanRoleRow>[] {
  const editor = {
    ...options,
    draft: draft ?? EMPTY_ROLE_DRAFT,
    isLabelHidden: true,
    labels,
  }
  return [
    {
      id: 'plan',
      header: 'Plan',
      isRowHeader: true,
      // Together with the other widths, this fits a window of 1024 pixels with a scrollbar.
      minWidth: 132,
      value: ({ planName }) => planName,
    },
    {
      id: 'role',
      header: labels.role,
      width: 158,
      value: ({ roleId }) => levelOfRole(roleId),
      renderCell: ({ roleName }) => roleName,
      renderEditor: ({ row, label, isBusy }) => (
        <RoleField>
          <RoleEditor {...editor} label={label} isBusy={isBusy} roles={rolesFor(row)} />
          <RoleGuideButton look="icon" roleId={editor.draft.roleId} />
        </RoleField>
      ),
    },
    {
      id: 'channels',
      header: labels.channels,
      width: 146,
      value: ({ rights }) => rights.channelIds.length,
      renderCell: ({ planId, rights }) => <ChannelNames planId={planId} rights={rights} />,
      renderEditor: ({ label, isBusy }) => (
        <ChannelsEditor {...editor} label={label} isBusy={isBusy} />
      ),
    },
    {
      id: 'budget',
      header: labels.budget,
      width: 96,
      value: ({ rights }) => (rights.canViewBudget ? labels.view : labels.hide),
      renderEditor: ({ label, isBusy }) => (
        <BudgetEditor {...editor} label={label} isBusy={isBusy} />
      ),
    },
  ]
}

/**
 * Channels that the person may edit on a plan: all, none, or their names. The plan loads only if
 * names are needed.
 */
function ChannelNames({
  planId,
  rights: { canEditAllChannels, channelIds },
}: {
  readonly planId: number
  readonly rights: RoleRights
}) {
  const isListed = !canEditAllChannels && channelIds.length > 0
  const plan = usePlan(isListed ? planId : null).data
  if (canEditAllChannels) return englishTeamTableLabels.allChannels
  if (!isListed) return englishTeamTableLabels.noChannels
  const count = countText(channelIds.length, 'channel')
  if (plan === undefined) return count
  const names = limitableChannels(plan).flatMap(({ id, name }) =>
    channelIds.includes(id) ? [name] : [],
  )
  const text = names.length === 0 ? englishTeamTableLabels.noChannels : names.join(', ')
  return <span title={text}>{text}</span>
}
