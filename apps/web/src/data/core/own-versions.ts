/** Versions of items that changes of this page created. */
export interface OwnVersions {
  /** Records that a change of this page created a version of an item from another one. */
  readonly record: (change: {
    readonly id: number
    readonly from: number
    readonly to: number
  }) => void
  /**
   * Returns the version to send with a change: the version that the user saw. If earlier changes of
   * this page have made newer versions meanwhile, returns the newest of those. It does not skip a
   * change of another user in between, so the server can refuse.
   */
  readonly latestOf: (item: { readonly id: number; readonly version: number }) => number
}

/** Creates an empty record. */
export function createOwnVersions(): OwnVersions {
  const next = new Map<string, number>()
  return {
    record: ({ id, from, to }) => {
      next.set(`${id}:${from}`, to)
    },
    latestOf: ({ id, version }) => {
      let current = version
      for (;;) {
        const following = next.get(`${id}:${current}`)
        // Versions only grow, so the loop ends.
        if (following === undefined || following <= current) return current
        current = following
      }
    },
  }
}
