/** The largest page of the contract's lists. */
const PAGE_LENGTH = 500

interface Page<Entry> {
  readonly items: readonly Entry[]
  /** The cursor of the next page; null on the last one. */
  readonly nextCursor: string | null
}

/** The query of a page: the first one without a cursor. */
interface PageQuery {
  readonly limit: number
  readonly cursor?: string
}

/**
 * Reads a list to its end, one page after the other.
 *
 * @param read reads a page: `limit` is the most entries of it
 */
export async function readAllPages<Entry>(
  read: (page: PageQuery) => Promise<Page<Entry>>,
): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  let page: PageQuery = { limit: PAGE_LENGTH }
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    const { items, nextCursor } = await read(page)
    entries.push(...items)
    if (nextCursor === null) return entries
    page = { limit: PAGE_LENGTH, cursor: nextCursor }
  }
}
