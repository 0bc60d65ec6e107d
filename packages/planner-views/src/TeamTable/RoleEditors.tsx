import { MultiSelect } from '@throughline/ui/MultiSelect'
import { Select, type SelectOption } from '@throughline/ui/Select'
import { useMemo, type ReactNode } from 'react'
import type { TeamTableLabels } from './TeamTable.labels'
import { choicesOf, withRole, type RoleDraft, type RolePlan } from './model/role-draft'
import type { TeamChannel } from './TeamTable.types'

/** Props that every field of a role needs. */
export interface RoleEditorProps {
  readonly draft: RoleDraft
  /** The user changed the draft of the role. */
  readonly onDraftChange: (change: { readonly draft: RoleDraft }) => void
  readonly plan: RolePlan
  /** The channels that can be chosen. */
  readonly channels: readonly TeamChannel[]
  /** Names the control for screen readers. */
  readonly label: string
  /** Shows no label, because something else does. @default false */
  readonly isLabelHidden?: boolean
  /** The role is being saved, so the field is locked. @default false */
  readonly isBusy?: boolean
  /** Why the draft cannot be saved. */
  readonly error?: string | undefined
  /** Whether a choice has to be made. @default false */
  readonly isRequired?: boolean
  readonly labels: TeamTableLabels
}

/** Chooses a role. */
export function RoleEditor({
  draft,
  onDraftChange,
  plan,
  label,
  isLabelHidden = false,
  isBusy = false,
  error,
  isRequired = false,
  roles,
  labelAction,
}: RoleEditorProps & {
  /** The available roles, in order. */
  readonly roles: readonly SelectOption[]
  /** At the end of the line of the label, such as help about roles. @default nothing */
  readonly labelAction?: ReactNode
}) {
  return (
    <Select
      {...{ label, isLabelHidden, error, isRequired, labelAction }}
      options={roles}
      value={draft.roleId === null ? null : String(draft.roleId)}
      isReadOnly={isBusy}
      onChange={({ value }) => {
        onDraftChange({ draft: withRole(draft, Number(value), plan) })
      }}
    />
  )
}

/** Chooses the channels that a contributor edits; stronger roles have all, viewers none. */
export function ChannelsEditor({
  draft,
  onDraftChange,
  plan,
  channels,
  label,
  isLabelHidden = false,
  isBusy = false,
  labels,
}: RoleEditorProps) {
  const options = useMemo(
    () => [
      {
        label: labels.chooseAllChannels,
        options: channels.map(({ id, name }) => ({ value: String(id), label: name })),
      },
    ],
    [channels, labels],
  )
  return (
    <MultiSelect
      {...{ label, isLabelHidden, options }}
      values={draft.channelIds.map(String)}
      placeholder={labels.noChannels}
      maxChips={4}
      isReadOnly={isBusy}
      isDisabled={!choicesOf(draft, plan).channels}
      onChange={({ values }) => {
        onDraftChange({ draft: { ...draft, channelIds: values.map(Number) } })
      }}
    />
  )
}

/** Chooses whether budgets are visible. */
export function BudgetEditor({
  draft,
  onDraftChange,
  plan,
  label,
  isLabelHidden = false,
  isBusy = false,
  labels,
}: RoleEditorProps) {
  return (
    <Select
      {...{ label, isLabelHidden }}
      options={[
        { value: 'view', label: labels.view },
        { value: 'hide', label: labels.hide },
      ]}
      value={draft.canViewBudget ? 'view' : 'hide'}
      isReadOnly={isBusy}
      isDisabled={!choicesOf(draft, plan).budget}
      onChange={({ value }) => {
        onDraftChange({ draft: { ...draft, canViewBudget: value === 'view' } })
      }}
    />
  )
}
