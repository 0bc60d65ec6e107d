import { defineLabels } from '@throughline/domain/locale'

/** The labels of a `BarChart` in English. */
export const englishBarChartLabels = defineLabels('BarChart', (locale) => ({
  /** The button that shows the figures as a table. */
  asTable: 'Show as table',
  /** The button that shows the chart again. */
  asChart: 'Show as chart',
  /** Names that button for screen readers. */
  toggle: ({ label, chart }: { label: string; chart: string }) => `${label}: ${chart}`,
  /** The line that sums up the categories without a bar of their own. */
  others: ({ count }: { count: number }) =>
    count === 1 ? '1 other' : `${locale.number(count)} others`,
  loading: 'Loading the chart',
  /** Shown when the figures could not be loaded. */
  failed: 'The chart could not be loaded',
  retry: 'Try again',
}))

/** The labels of a `BarChart` except its title, summary and series. */
export interface BarChartLabels extends Readonly<typeof englishBarChartLabels> {}
