/** Which versions this page has made of items. */
export interface OwnVersions {
  /** Records that a change of this page took an item from one version to another. */
  readonly record: (change: {
    readonly id: number
    readonly from: number
    readonly to: number
  }) => void
  /**
   * The version to send with a change: the one that the person saw, or the one that
   * their own changes made of it while this change waited for its turn. A change by
   * somebody else in between is not skipped, so the server can refuse.
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
        // Versions only grow, so this ends.
        if (following === undefined || following <= current) return current
        current = following
      }
    },
  }
}
