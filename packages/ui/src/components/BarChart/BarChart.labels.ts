/** The labels of a `BarChart` except its title, summary and series. */
export interface BarChartLabels {
  /** The button that shows the figures as a table. */
  readonly asTable: string
  /** The button that shows the chart again. */
  readonly asChart: string
  /** Names that button for screen readers. */
  readonly toggle: (parts: { label: string; chart: string }) => string
  /** The line that sums up the categories without a bar of their own. */
  readonly others: (parts: { count: number }) => string
  readonly loading: string
  /** Shown when the figures could not be loaded. */
  readonly failed: string
  readonly retry: string
}

/** The labels of a `BarChart` in English. */
export const englishBarChartLabels: BarChartLabels = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  toggle: ({ label, chart }) => `${label}: ${chart}`,
  others: ({ count }) => (count === 1 ? '1 other' : `${count} others`),
  loading: 'Loading the chart',
  failed: 'The chart could not be loaded',
  retry: 'Try again',
}
