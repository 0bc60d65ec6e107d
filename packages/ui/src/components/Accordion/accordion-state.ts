/** Several sections open at once, or opening one closes the others. */
export type AccordionMode = 'multiple' | 'single'

/**
 * The open sections after one was opened or closed.
 *
 * @param openIds ids open before; unknown ids are kept
 * @returns in `single` mode at most the one that was opened
 */
export function toggleSection(
  openIds: readonly string[],
  change: { readonly id: string; readonly isOpen: boolean },
  mode: AccordionMode,
): readonly string[] {
  const others = mode === 'single' ? [] : openIds.filter((id) => id !== change.id)
  return change.isOpen ? [...others, change.id] : openIds.filter((id) => id !== change.id)
}

/**
 * The open sections when the closed ones are stored, so that a new section starts open.
 *
 * @param ids all sections, in order
 * @param closedIds as stored; ids that no longer exist are ignored
 */
export function openSections(
  ids: readonly string[],
  closedIds: readonly string[],
): readonly string[] {
  const closed = new Set(closedIds)
  return ids.filter((id) => !closed.has(id))
}

/** The closed sections, for storing them. The reverse of `openSections`. */
export function closedSections(
  ids: readonly string[],
  openIds: readonly string[],
): readonly string[] {
  return openSections(ids, openIds)
}
