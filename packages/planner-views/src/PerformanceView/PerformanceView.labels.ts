import { PERFORMANCE_MESSAGES } from '@throughline/domain/messages'

/** Every text of the performance view. */
export interface PerformanceViewLabels {
  /** Names the list of dashboards. */
  readonly dashboards: string
  readonly openInTab: string
  readonly none: string
  readonly failed: string
  readonly retry: string
  readonly loading: string
  /** A dashboard is loading. */
  readonly loadingNamed: (name: string) => string
  /** A dashboard has not loaded in time. */
  readonly late: (name: string) => string
  readonly lateHint: string
  /** Before the link under a PDF. */
  readonly pdfFallback: string
  readonly pdfLink: (name: string) => string
  /** Of an entry that shows a PDF, for screen readers. */
  readonly pdf: string
}

/** The labels in English. */
export const englishPerformanceViewLabels: PerformanceViewLabels = {
  dashboards: 'Dashboards',
  openInTab: 'Open in a tab',
  none: PERFORMANCE_MESSAGES.none,
  failed: 'The performance data could not be loaded',
  retry: 'Try again',
  loading: 'Loading performance data',
  loadingNamed: (name) => `Loading ${name}`,
  late: (name) => `${name} has not loaded within 15 seconds.`,
  lateHint: 'Its server may be slow, or may refuse to be shown inside another page.',
  pdfFallback: 'The PDF is not shown above?',
  pdfLink: (name) => `Open ${name} in a tab`,
  pdf: 'PDF',
}
