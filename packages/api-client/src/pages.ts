/** The largest page of the contract's lists. */
const PAGE_LENGTH = 500

interface Page<Entry> {
  readonly items: readonly Entry[]
  /** How many entries the list has on all its pages. */
  readonly total: number
}

/**
 * Reads a list to its end, one page after the other.
 *
 * @param read reads a page: `limit` is the most entries of it, `offset` how many come before it
 */
export async function readAllPages<Entry>(
  read: (page: { readonly limit: number; readonly offset: number }) => Promise<Page<Entry>>,
): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- how many pages there are, the first one says
    const { items, total } = await read({ limit: PAGE_LENGTH, offset: entries.length })
    entries.push(...items)
    // If a list has become shorter meanwhile, it ends with an empty page.
    if (items.length === 0 || entries.length >= total) return entries
  }
}
