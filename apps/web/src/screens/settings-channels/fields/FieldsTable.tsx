import type { TacticFieldPlace } from '@throughline/api-client'
import type { TacticField } from '@throughline/domain/channels'
import { FIELD_MESSAGES, formatCount } from '@throughline/domain/messages'
import { isNameUsed, nameUsed } from '@throughline/domain/names'
import {
  TacticFieldsTable,
  type TacticFieldRefusal,
} from '@throughline/planner-views/tactic-fields'
import { usePlanUsage } from '../../../data/plan-usage'
import { useTacticFieldWrites } from '../../../data/tactic-fields'
import { useShowToast } from '../../../platform/ToastProvider'
import { useCurrent } from '../../../platform/use-current'
import { orderChange, useReversibleChanges } from '../../../undo'
import { fieldRefusalOf } from './field-refusal'

export interface FieldsTableProps {
  readonly planId: number
  readonly label: string
  readonly fields: readonly TacticField[]
  /** The type or plan to which new fields belong. */
  readonly place: TacticFieldPlace
  readonly emptyText: string
  readonly isReadOnly: boolean
  /** Pass a stable function. */
  readonly onUnsavedChange: (change: { readonly hasUnsaved: boolean }) => void
}

/** Table of custom fields that saves each change at once. */
export function FieldsTable({ planId, place, ...props }: FieldsTableProps) {
  const showToast = useShowToast()
  const { create, update, remove } = useTacticFieldWrites(planId)
  const { attempt } = useReversibleChanges(planId)
  const entriesNow = useCurrent(props.fields)
  const usage = usePlanUsage(planId)
  const countOf = ({ id }: TacticField) =>
    usage.data === undefined ? null : (usage.data.valueCountByField.get(id) ?? 0)

  const report = async (work: Promise<unknown>, successText: string) => {
    try {
      await work
      showToast({ tone: 'success', text: successText })
      return undefined
    } catch (error) {
      showToast({ tone: 'error', text: FIELD_MESSAGES.updateFailed })
      return fieldRefusalOf(error)
    }
  }
  return (
    <TacticFieldsTable
      {...props}
      onAdd={({ values }) =>
        refuseName(values.name, props.fields) ??
        report(create({ place, values }), FIELD_MESSAGES.created)
      }
      onUpdate={(request) => {
        const { field, changes } = request
        const others = props.fields.filter(({ id }) => id !== field.id)
        return (
          (changes.name === undefined ? null : refuseName(changes.name, others)) ??
          report(update(request), FIELD_MESSAGES.updated)
        )
      }}
      onReorder={async ({ field, orderIndex }) => {
        const { id } = field
        const send = (index: number) => update({ field, changes: { orderIndex: index } })
        await attempt({
          ...orderChange({ id, before: props.fields, place: orderIndex, entriesNow, send }),
          done: FIELD_MESSAGES.updated,
          failed: FIELD_MESSAGES.updateFailed,
        })
      }}
      onDelete={async (request) => {
        try {
          await remove(request)
          showToast({ tone: 'success', text: FIELD_MESSAGES.deleted })
          return undefined
        } catch (error) {
          showToast({ tone: 'error', text: FIELD_MESSAGES.deleteFailed })
          return error instanceof Error ? error.message : FIELD_MESSAGES.deleteFailed
        }
      }}
      describeDeletion={(field) => deletionText(countOf(field))}
      typeLockOf={(field) => typeLockText(countOf(field))}
    />
  )
}

/** Returns the refusal of a name that another field of the table has; null for none. */
function refuseName(
  name: string,
  others: readonly TacticField[],
): Promise<TacticFieldRefusal> | null {
  return isNameUsed(name, others) ? Promise.resolve({ name: nameUsed('field') }) : null
}

/** Returns which values a deletion of a field removes. @param count null until it has loaded */
function deletionText(count: number | null): string {
  if (count === null) return 'Deletes its values on all tactics. This cannot be undone.'
  if (count === 0) return 'No tactic has a value of this field.'
  const values = count === 1 ? '1 value on a tactic' : `${formatCount(count)} values on tactics`
  return `Deletes ${values}. This cannot be undone.`
}

/**
 * Returns why the type of a field cannot change; null if it can, or if the count has not loaded.
 */
function typeLockText(count: number | null): string | null {
  if (count === null || count === 0) return null
  const tactics = count === 1 ? '1 tactic has' : `${formatCount(count)} tactics have`
  return `${tactics} a value of this field, so that its type stays.`
}
