import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { BarChart } from './BarChart'
import type { BarChartCategory } from './bar-chart-props'

const figures = new Intl.NumberFormat('en-US')
const format = (value: number) => figures.format(value)

const channels: readonly BarChartCategory[] = [
  { id: 'social', label: 'Social', color: '#8249AB', values: [92_400] },
  { id: 'email', label: 'Email', color: '#EF482A', values: [61_000] },
  { id: 'search', label: 'Search', color: '#2E9E5B', values: [34_800] },
]
const unsorted = [1, 2, 0].flatMap((at) => channels.slice(at, at + 1))

const months: readonly BarChartCategory[] = [
  { id: 'oct', label: 'October', shortLabel: 'Oct', values: [60_300, 63_300] },
  { id: 'nov', label: 'November', shortLabel: 'Nov', values: [118_100, 104_600] },
  { id: 'dec', label: 'December', shortLabel: 'Dec', values: [66_500, 0] },
]

function Channels({ title, categories }: { title: string; categories: typeof channels }) {
  return (
    <BarChart
      title={title}
      summary="Social 92,400, Email 61,000, Search 34,800."
      categoryLabel="Channel"
      orientation="horizontal"
      series={[{ id: 'actual', label: 'Actual' }]}
      categories={categories}
      format={format}
      emptyText="Nothing was spent."
      style={{ width: 320 }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Compares figures as bars, or as a table.',
  whenToUse: [
    'The shape matters more than the single figure: the largest share, the busiest month.',
    'Two or three figures of each month stand side by side, such as estimate and actual.',
  ],
  whenNotToUse: [
    { when: 'Single figures are looked up', use: 'Table' },
    { when: 'One figure and its change are enough', use: 'StatTile' },
    { when: 'A trend stands inside a sentence or a row', use: 'Sparkline' },
    { when: 'One share of a limit is shown', use: 'Meter' },
  ],
  guidance: [
    {
      do: {
        example: <Channels title="Actual by channel" categories={channels} />,
        caption: 'Sort names by their figure, so that ranks are read without comparing bars.',
      },
      dont: {
        example: <Channels title="Actual by channel, unsorted" categories={unsorted} />,
        caption: 'In another order, each bar has to be compared with each other.',
      },
    },
  ],
  anatomy: {
    example: (
      <BarChart
        title="Estimate and actual by month"
        summary="October to December: estimate 244,900, actual 167,900."
        categoryLabel="Month"
        series={[
          { id: 'estimate', label: 'Estimate' },
          { id: 'actual', label: 'Actual' },
        ]}
        categories={months}
        format={format}
        emptyText="No costs in these months."
        style={{ width: 520 }}
      />
    ),
    parts: [
      { name: 'Title', part: 'title', description: 'The figure and its division.' },
      {
        name: 'Legend',
        part: 'legend',
        description:
          'The fill of each series, and its value in the category under the pointer. With one series it is there under a pointer only.',
      },
      {
        name: 'Show as table',
        selector: 'button',
        description: 'Turns the chart into a table with the same figures, and back.',
      },
      { name: 'Axis', part: 'tick', description: 'Round values from 0, in short form.' },
      {
        name: 'Category',
        part: 'category',
        description: 'A bar for each series. Of more than fourteen, every third is named.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button, and to an open table.' },
    { keys: ['Enter', 'Space'], action: 'Turns the chart into a table, and back.' },
    { keys: ['ArrowUp', 'ArrowDown'], action: 'Scrolls a table that is longer than its place.' },
  ],
  accessibility: [
    'The chart is one image, named by its title and `summary`. The table has a caption, column headers and row headers.',
    'The values under the pointer are in the table as well: nothing is told to a pointer alone.',
    'The button is named after its chart: “Show as table: Actual by channel”. It keeps the focus.',
    'Series differ by position and fill: outlined, full, striped. Forced colors keep that. Horizontal bars have their value beside them.',
    'Left to the product: a summary that says what the chart shows, and a `headingLevel` that fits the page.',
  ],
  content: [
    'A title says the figure and its division: “Actual by channel”.',
    'The summary names the span, the sums and what stands out: “Highest estimate in Nov 2026.”',
    '`format` writes whole values; `formatShort` those on the axis: “$20K”.',
  ],
  related: ['Table', 'StatTile', 'Sparkline', 'Meter', 'Amount'],
}
