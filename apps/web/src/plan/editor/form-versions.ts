import type { ItemFormValues } from '@throughline/domain/item-form'
import type { ItemWithNotes } from './use-item-form'

/**
 * Whether what was read has something that the form does not have yet. An answer that was
 * under way while the form was saved is older than the form.
 */
export function isNewer(read: ItemWithNotes, known: ItemWithNotes): boolean {
  if (read.item.version !== known.item.version) return read.item.version > known.item.version
  return read.item !== known.item || read.notes !== known.notes
}

/** The newer of two versions of an item; while the form holds a conflict, the one that was read. */
export function newerOf(
  known: ItemWithNotes | null,
  read: ItemWithNotes | null,
): ItemWithNotes | null {
  if (known === null || read === null) return known ?? read
  return isNewer(read, known) ? read : known
}

/**
 * The fields that a person has changed since they were drawn. The others may have been changed
 * meanwhile, by somebody else or by an upload, and stay as they are.
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
