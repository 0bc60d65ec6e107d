/**
 * Moves the focus to the neighbour of a deleted row, or to the field that adds a row when
 * there is none. It waits until the question has closed, which gives the focus back to a
 * button that is gone.
 *
 * @param neighborId id of the row after the deleted one, or else before it; null for none
 */
export function focusAfterDeletion(list: HTMLElement | null, neighborId: number | null): void {
  requestAnimationFrame(() => {
    const row = list?.querySelector(`[data-resource-id="${neighborId}"]`)
    const target =
      row?.querySelector<HTMLElement>('[data-part="delete"], button') ??
      list?.querySelector('input')
    target?.focus()
  })
}
