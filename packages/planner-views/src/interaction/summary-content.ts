import type { ItemSummaryContent } from './ItemSummaryContent'

type SummaryContent = typeof ItemSummaryContent

let content: SummaryContent | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

/** The content of summaries; null until it has been fetched. */
export function readSummaryContent(): SummaryContent | null {
  return content
}

/** Tells when the content of summaries has come. */
export function subscribeToSummaryContent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Fetches the content of summaries (rich text, rules in words) before one is shown
 * for the first time; a calendar that is never pointed at does not load it. When
 * that fails there are no summaries, and the next call tries again.
 */
export function loadSummaryContent(): void {
  loading ??= fetchContent()
}

async function fetchContent(): Promise<void> {
  try {
    const { ItemSummaryContent } = await import('./ItemSummaryContent')
    content = ItemSummaryContent
    for (const listener of listeners) listener()
  } catch {
    loading = null
  }
}
