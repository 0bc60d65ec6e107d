import type { QueryClient } from '@tanstack/react-query'

/** By item and version, the version that a change of ours made of it. */
const raises = new WeakMap<QueryClient, Map<string, number>>()

/** Remembers that a change of ours took an item from one version to another. */
export function rememberOwnChange(
  queryClient: QueryClient,
  { id, from, to }: { readonly id: number; readonly from: number; readonly to: number },
): void {
  const ofClient = raises.get(queryClient) ?? new Map<string, number>()
  raises.set(queryClient, ofClient)
  ofClient.set(`${id}:${from}`, to)
}

/**
 * The version that a change is to be made on: the one that the person saw, or the
 * one that their own changes have made of it while this one waited its turn. What
 * others changed meanwhile is not stepped over.
 */
export function versionAfterOwnChanges(
  queryClient: QueryClient,
  { id, version }: { readonly id: number; readonly version: number },
): number {
  const ofClient = raises.get(queryClient)
  let current = version
  for (;;) {
    const next = ofClient?.get(`${id}:${current}`)
    // A version only ever grows, so that this ends.
    if (next === undefined || next <= current) return current
    current = next
  }
}
