import type { ItemFormNotice, ItemFormValues } from '@throughline/domain/item-form'

/** Fields that decide when the item happens: a change of one makes remarks about the others old. */
const DATE_FIELDS: ReadonlySet<string> = new Set<keyof ItemFormValues>([
  'startDate',
  'endDate',
  'isAllDay',
  'hasDuration',
  'isUnscheduled',
  'tacticTypeId',
])

/**
 * The notices to show after a change: those of the change, and the earlier ones that still
 * hold. A notice with an undo is old once a person changes one of the fields that the undo
 * would set; one without, once a date changes.
 *
 * @param before the notices that are shown
 * @param change what the person has changed
 * @param added what the change did to other fields
 */
export function nextNotices(
  before: readonly ItemFormNotice[],
  change: Partial<ItemFormValues>,
  added: readonly ItemFormNotice[],
): readonly ItemFormNotice[] {
  const kept = before.filter(
    (notice) => !isOld(notice, change) && added.every(({ code }) => code !== notice.code),
  )
  if (added.length === 0 && kept.length === before.length) return before
  return [...kept, ...added]
}

function isOld(notice: ItemFormNotice, change: Partial<ItemFormValues>): boolean {
  const fields = Object.keys(change)
  if (!('undo' in notice)) return fields.some((field) => DATE_FIELDS.has(field))
  return fields.some((field) => field in notice.undo)
}
