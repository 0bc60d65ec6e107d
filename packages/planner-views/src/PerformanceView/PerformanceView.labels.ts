import { defineLabels } from '@throughline/domain/locale'
import { PERFORMANCE_MESSAGES } from '@throughline/domain/messages'

/** The labels in English. */
export const englishPerformanceViewLabels = defineLabels('PerformanceView', () => ({
  /** Names the list of dashboards. */
  dashboards: 'Dashboards',
  openInTab: 'Open in a tab',
  none: PERFORMANCE_MESSAGES.none as string,
  failed: 'The performance data could not be loaded',
  retry: 'Try again',
  loading: 'Loading performance data',
  /** A dashboard is loading. */
  loadingNamed: (name: string) => `Loading ${name}`,
  /** A dashboard has not loaded in time. */
  late: (name: string) => `${name} has not loaded within 15 seconds.`,
  lateHint: 'Its server may be slow, or may refuse to be shown inside another page.',
  /** Before the link under a PDF. */
  pdfFallback: 'The PDF is not shown above?',
  pdfLink: (name: string) => `Open ${name} in a tab`,
  /** On paper, in place of a PDF, which browsers print only from its own tab. */
  pdfOnPaper: 'A PDF is printed from a tab of its own.',
  /** Of an entry that shows a PDF, for screen readers. */
  pdf: 'PDF',
}))

/** Every text of the performance view. */
export interface PerformanceViewLabels extends Readonly<typeof englishPerformanceViewLabels> {}
