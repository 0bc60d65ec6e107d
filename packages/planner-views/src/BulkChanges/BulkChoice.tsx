import { Combobox } from '@throughline/ui/Combobox'
import { MultiSelect } from '@throughline/ui/MultiSelect'
import { useMemo } from 'react'

import type { QuickCreateChannel } from '../QuickCreate'
import { tagGroupsOf } from '../tag-options'
import type { BulkChangeDialogProps } from './BulkChangeDialog.types'
import type { BulkChangeLabels } from './BulkChangeDialog.labels'
import type { BulkDraft } from './model/bulk-draft'
import { MoveChoice } from './MoveChoice'

interface BulkChoiceProps extends Required<
  Pick<
    BulkChangeDialogProps,
    'kind' | 'channels' | 'tags' | 'planId' | 'firstDay' | 'today' | 'weekStartDay'
  >
> {
  draft: BulkDraft
  labels: BulkChangeLabels
  onChange: (changed: Partial<BulkDraft>) => void
}

/** The first step: by how many days, to which type, or which tags. */
export function BulkChoice({ kind, draft, labels, onChange, ...props }: BulkChoiceProps) {
  const { channels, tags, planId, firstDay, today, weekStartDay } = props
  const { deltaDays, typeId, addIds, removeIds } = draft
  const typeGroups = useMemo(() => groupsOf(channels, labels), [channels, labels])
  const addGroups = useMemo(
    () => tagGroupsOf(tags ?? [], removeIds, planId),
    [tags, removeIds, planId],
  )
  const removeGroups = useMemo(
    () => tagGroupsOf(tags ?? [], addIds, planId),
    [tags, addIds, planId],
  )

  if (kind === 'move' || kind === 'copy') {
    return (
      <MoveChoice
        {...{ kind, deltaDays, firstDay, today, weekStartDay, labels }}
        onChange={(next) => {
          onChange({ deltaDays: next })
        }}
      />
    )
  }
  if (kind === 'type') {
    return (
      <Combobox
        label={labels.type}
        help={labels.typeHelp}
        isRequired
        data-autofocus=""
        options={typeGroups}
        value={typeId === null ? null : String(typeId)}
        onChange={({ value }) => {
          onChange({ typeId: value === null ? null : Number(value) })
        }}
      />
    )
  }
  if (kind !== 'tags') return null
  const status = tags === null ? 'loading' : 'ready'
  return (
    <>
      <MultiSelect
        status={status}
        hasGroupRows={false}
        label={labels.addTags}
        data-autofocus=""
        options={addGroups}
        values={addIds.map(String)}
        onChange={({ values }) => {
          onChange({ addIds: values.map(Number) })
        }}
      />
      <MultiSelect
        status={status}
        hasGroupRows={false}
        label={labels.removeTags}
        options={removeGroups}
        values={removeIds.map(String)}
        onChange={({ values }) => {
          onChange({ removeIds: values.map(Number) })
        }}
      />
    </>
  )
}

function groupsOf(channels: readonly QuickCreateChannel[], { lockedChannel }: BulkChangeLabels) {
  return channels.map(({ name, color, isLocked, types }) => ({
    label: name,
    options: types.map((type) => ({
      value: String(type.id),
      label: type.name,
      swatchColor: color,
      ...(isLocked ? { isDisabled: true, disabledReason: lockedChannel } : null),
    })),
  }))
}
