import type { ItemFormValues } from '@throughline/domain/item-form'
import type { ItemWithNotes } from './use-item-form'

/**
 * Returns whether a read item has changes that the form does not have yet. An answer that arrives
 * during a save may be older than the form.
 */
export function isNewer(read: ItemWithNotes, known: ItemWithNotes): boolean {
  if (read.item.version !== known.item.version) return read.item.version > known.item.version
  return read.item !== known.item || read.notes !== known.notes
}

/**
 * Returns the newer of two versions of an item. While the form shows a conflict, returns the loaded
 * version.
 */
export function newerOf(
  known: ItemWithNotes | null,
  read: ItemWithNotes | null,
): ItemWithNotes | null {
  if (known === null || read === null) return known ?? read
  return isNewer(read, known) ? read : known
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
