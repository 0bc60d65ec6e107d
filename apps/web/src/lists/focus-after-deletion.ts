/**
 * Moves the focus to the neighbour of a deleted row, or to the field that adds a row when
 * there is none: the button that had the focus is gone.
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
