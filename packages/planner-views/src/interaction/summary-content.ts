import { createLazyModule } from '@throughline/ui/lazy-module'

/**
 * The content of summaries (rich text, rules in words), fetched before one is shown
 * for the first time; a calendar that is never pointed at does not load it. When that
 * fails there are no summaries until the next try.
 */
export const summaryContent = createLazyModule(
  async () => (await import('./ItemSummaryContent')).ItemSummaryContent,
)
