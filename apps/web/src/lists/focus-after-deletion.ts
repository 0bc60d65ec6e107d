/**
 * Moves the focus to the neighbor of a deleted row, or without one to the field that adds a row:
 * the deletion has removed the button that had the focus.
 *
 * @param neighborId id of the row after the deleted one, or else before it; null for none
 */
export function focusAfterDeletion(list: HTMLElement | null, neighborId: number | null): void {
  const row = list?.querySelector(`[data-resource-id="${neighborId}"]`)
  const target =
    row?.querySelector<HTMLElement>('[data-part="delete"]') ??
    row?.querySelector<HTMLElement>('button') ??
    list?.querySelector('input')
  target?.focus()
}
