/** A plan uses a handful of texts; the limit only prevents a hostile list from filling memory. */
const MAX_CACHED_TEXTS = 5000

/**
 * Returns a reader of texts that reads each text once. It forgets all of them after 5,000.
 *
 * @returns what `read` returns, the same object each time
 */
export function cacheByText<Result>(read: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>()
  return (text) => {
    const existing = cache.get(text)
    if (existing !== undefined) return existing
    const result = read(text)
    if (cache.size >= MAX_CACHED_TEXTS) cache.clear()
    cache.set(text, result)
    return result
  }
}
