import type { QueryClient } from '@tanstack/react-query'

/** Changes of items wait for each other, so that quick hands find each on the last one's version. */
export const CHANGE_SCOPE = { id: 'tactics' }

/** How many changes of an item of ours are on their way, the one under way included. */
export function pendingChangesOf(queryClient: QueryClient, id: number): number {
  return queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .filter(
      ({ options, state }) =>
        options.scope?.id === CHANGE_SCOPE.id && itemIdOf(state.variables) === id,
    ).length
}

/** The item that a change or a deletion is about; 0 for anything else. */
export function itemIdOf(variables: unknown): number {
  if (typeof variables !== 'object' || variables === null || !('item' in variables)) return 0
  const { item } = variables
  if (typeof item !== 'object' || item === null || !('id' in item)) return 0
  return typeof item.id === 'number' ? item.id : 0
}
