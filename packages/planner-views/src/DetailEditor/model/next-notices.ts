import type { ItemFormNotice, ItemFormValues } from '@throughline/domain/item-form'

/**
 * Fields that determine the dates of the item: a change of one outdates remarks about the others.
 */
const dateFields: ReadonlySet<string> = new Set<keyof ItemFormValues>([
  'startDate',
  'endDate',
  'isAllDay',
  'hasDuration',
  'isUnscheduled',
  'tacticTypeId',
])

/**
 * Returns the notices to show after a change: those of the change, and earlier ones that are still
 * true. A notice with an undo is outdated once the user changes one of the fields that the undo
 * would set. A notice without one is outdated once a date changes.
 *
 * @param before the visible notices
 * @param change the change of the user
 * @param added effects of the change on other fields
 */
export function nextNotices(
  before: readonly ItemFormNotice[],
  change: Partial<ItemFormValues>,
  added: readonly ItemFormNotice[],
): readonly ItemFormNotice[] {
  const retained = before.filter(
    (notice) => !isOld(notice, change) && added.every(({ code }) => code !== notice.code),
  )
  if (added.length === 0 && retained.length === before.length) return before
  return [...retained, ...added]
}

function isOld(notice: ItemFormNotice, change: Partial<ItemFormValues>): boolean {
  const fields = Object.keys(change)
  if (!('undo' in notice)) return fields.some((field) => dateFields.has(field))
  return fields.some((field) => field in notice.undo)
}
