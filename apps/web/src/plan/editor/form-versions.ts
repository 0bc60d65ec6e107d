import type { ItemFormValues } from '@throughline/domain/item-form'
import type { ItemWithNotes } from './use-item-form'

/**
 * Returns whether a read item has changes that the form does not have yet. An answer that arrives
 * during a save may be older than the form.
 */
export function isNewer(read: ItemWithNotes, existing: ItemWithNotes): boolean {
  if (read.item.version !== existing.item.version) return read.item.version > existing.item.version
  return read.item !== existing.item || read.notes !== existing.notes
}

/**
 * Returns the newer of two versions of an item. While the form shows a conflict, returns the loaded
 * version.
 */
export function newerOf(
  existing: ItemWithNotes | null,
  read: ItemWithNotes | null,
): ItemWithNotes | null {
  if (existing === null || read === null) return existing ?? read
  return isNewer(read, existing) ? read : existing
}

/**
 * Returns the fields that the user has changed since they were rendered. Another user or an upload
 * may have changed the other fields meanwhile, so these stay untouched.
 */
export function changedFields(
  values: ItemFormValues,
  drawn: ItemFormValues,
): Partial<ItemFormValues> {
  const earlier = new Map<string, unknown>(Object.entries(drawn))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => earlier.get(name) !== value),
  )
}
